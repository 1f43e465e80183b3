import { ops } from '@jogada/contract'
import { Button, Center, Stack, Text } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { isShutOut, Refused } from './api/request.ts'
import { token } from './api/token.ts'
import { useCall } from './api/use-call.ts'
import { useTexts } from './i18n/use-texts.tsx'
import { LoginPage } from './pages/login-page.tsx'
import { router } from './router.tsx'
import { MeContext } from './me.ts'

/** The login until a whole session is there, then the app. */
export function App() {
  const kept = useSyncExternalStore(token.subscribe, token.read)
  return kept === '' ? <LoginPage /> : <SignedIn key={kept} />
}

function SignedIn() {
  const { t } = useTexts()
  const { data: me, error } = useCall(ops.opsAccount.me, {})
  if (error && (!me || isShutOut(error))) {
    return (
      <Center mih="100vh">
        <Stack align="center">
          <Text>{error instanceof Refused && error.http === 403 ? t.noRights : error.message}</Text>
          <Button variant="default" onClick={() => token.clear()}>
            {t.logout}
          </Button>
        </Stack>
      </Center>
    )
  }
  if (!me) return null
  return (
    <MeContext value={me}>
      <RouterProvider router={router} />
    </MeContext>
  )
}
