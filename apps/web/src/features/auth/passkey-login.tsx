import { useMutation } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { Button } from '../../components/button.tsx'
import { hasPasskeys, logInByPasskey, wasCancelled } from '../../platform/passkeys.ts'
import { startSession } from '../../session/session-ends.ts'

/** The way in by a passkey: no password, no captcha. Absent where the browser has none. */
export function PasskeyLogin({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('security')
  const login = useMutation({
    mutationFn: logInByPasskey,
    onSuccess: ({ access_token }) => {
      onDone()
      return startSession(access_token)
    },
  })
  if (!hasPasskeys()) return null
  const words = login.error && (wordsOf(login.error) || t('failed'))
  return (
    <div>
      <Button
        look="outline"
        className="w-full"
        disabled={login.isPending}
        onClick={() => login.mutate()}
      >
        <Fingerprint className="size-18" aria-hidden="true" />
        {t('passkeyLogin')}
      </Button>
      {words && (
        <p role="alert" className="mt-8 text-14 text-lose">
          {wasCancelled(login.error) ? t('passkeyCancelled') : words}
        </p>
      )}
    </div>
  )
}
