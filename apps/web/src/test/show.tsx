import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { configureRequests } from '../api/request.ts'
import { chooseLanguage, currentLanguage } from '../i18n/language.ts'
import { Texts } from '../i18n/texts.tsx'
import { OverlayHost } from '../overlays/overlay-host.tsx'
import { configureOverlays, trimOverlays } from '../overlays/overlay-store.ts'
import { reactToFailure } from '../react-to-failure.ts'
import { knownPlayer } from '../session/player-queries.ts'
import { queryClient } from '../session/query-client.ts'
import { currentToken, keepToken } from '../session/session.ts'

/** Shows a part of the app in Portuguese, wired as in the browser, with the overlays over it. */
export async function show(part: ReactNode) {
  queryClient.clear()
  keepToken(null)
  trimOverlays()
  configureRequests({ token: currentToken, language: currentLanguage, react: reactToFailure })
  configureOverlays(() => ({
    loggedIn: currentToken() !== null,
    verified: knownPlayer()?.kyc === 1,
  }))
  await chooseLanguage('pt_BR')
  return render(
    <QueryClientProvider client={queryClient}>
      <Texts>
        <Suspense>{part}</Suspense>
        <OverlayHost />
      </Texts>
    </QueryClientProvider>,
  )
}
