import type { FailureReaction } from './api/error-catalogue.ts'
import { useLanguage } from './i18n/language.ts'
import { alertMessage, openOverlay } from './overlays/overlay-store.ts'
import { showToast } from './overlays/toast.ts'
import { router } from './router.tsx'
import { isSuperseded } from './session/session.ts'
import { endSession } from './session/session-ends.ts'

/** Does what the error catalogue decided about a failed call. */
export function reactToFailure(reaction: FailureReaction) {
  switch (reaction.do) {
    case 'log_out':
      if (reaction.message) showToast(reaction.message)
      // another tab has logged in since: the end of this session is none of that one
      if (isSuperseded()) return location.reload()
      return endSession()
    case 'open_game_deposit':
      return openOverlay({ id: 'gameDeposit', params: {} })
    case 'alert_then_deposit':
      return alertMessage(reaction.message, { id: 'cash', params: { tab: 'deposit' } })
    case 'alert_then_go':
      return openOverlay({ id: 'alert', params: { message: reaction.message, to: reaction.to } })
    case 'ask':
      return openOverlay({ id: reaction.id, params: {} })
    case 'alert':
      setTimeout(() => alertMessage(reaction.message), reaction.afterMs)
      return undefined
    case 'say_slow_internet':
      return alertMessage(useLanguage.getState().messages?.errors.slowInternet ?? '')
    case 'go_to_error':
      void router.navigate({
        to: '/error',
        search: reaction.reference ? { ref: reaction.reference } : {},
        // of failures together the way back is one
        replace: router.history.location.pathname === '/error',
      })
      return undefined
  }
}
