import { configureRequests } from './api/request.ts'
import { currentLanguage, restoreLanguage } from './i18n/language.ts'
import { configureOverlays } from './overlays/overlay-store.ts'
import { followHistory } from './overlays/overlay-history.ts'
import { makeDeviceIdWhenTouched } from './platform/device-id.ts'
import { untilItComes } from './platform/until-it-comes.ts'
import { reactToFailure } from './react-to-failure.ts'
import { router } from './router.tsx'
import { knownPlayer } from './session/player-queries.ts'
import { currentToken } from './session/session.ts'

const AFTER_PAINT_MS = 1200

/** Wires the parts that do not know each other, and resolves when the texts are there. */
export async function prepare() {
  makeDeviceIdWhenTouched()
  addEventListener('beforeinstallprompt', keepInstallOffer)
  configureRequests({ token: currentToken, language: currentLanguage, react: reactToFailure })
  configureOverlays(() => ({
    loggedIn: currentToken() !== null,
    verified: knownPlayer()?.kyc === 1,
  }))
  followHistory(router.history)
  setTimeout(() => void followServer(), AFTER_PAINT_MS)
  await restoreLanguage()
}

/** The browser makes its offer once and early; what shows it is loaded later. */
function keepInstallOffer(event: Event) {
  event.preventDefault()
  Object.assign(window, { installOffer: event })
}

/** Opens the realtime connection once the first screen stands. */
async function followServer() {
  const [
    { followAddress, followPlayerEvents },
    { followPayments },
    { followOffers },
    { followRewards },
  ] = await untilItComes(() =>
    Promise.all([
      import('./realtime/follow-session.ts'),
      import('./features/cash/deposit/follow-payments.ts'),
      import('./features/cash/follow-offers.ts'),
      import('./features/rewards/follow-rewards.ts'),
    ]),
  )
  followPlayerEvents()
  followPayments()
  followOffers()
  const { telegramLink } = await untilItComes(() => import('./session/telegram-link.ts'))
  followRewards(telegramLink)
  const { history } = router
  followAddress(history.location.href)
  // the browser's own address comes a moment after the router's
  history.subscribe(({ location }) => followAddress(location.href))
}
