import { specifiedStatuses } from '@jogada/contract'
import { NO_ANSWER } from './failure.ts'
import type { RequestFailure } from './failure.ts'

/** Where what a refusal waits for can be done. */
export type WayOn = '/identidade' | '/limites'

/** What the product does about a failed call, by the specification's error catalogue. */
export type FailureReaction =
  /** `message` says why, in the server's words; empty where it gave none. */
  | { readonly do: 'log_out'; readonly message: string }
  | { readonly do: 'open_game_deposit' }
  | { readonly do: 'alert_then_deposit'; readonly message: string }
  | { readonly do: 'alert'; readonly message: string; readonly afterMs: number }
  | { readonly do: 'alert_then_go'; readonly message: string; readonly to: WayOn }
  | { readonly do: 'say_slow_internet' }
  | { readonly do: 'ask'; readonly id: 'consent' | 'phone' | 'registration' | 'location' }
  /** `reference` is what support finds the call by. */
  | { readonly do: 'go_to_error'; readonly reference: string | null }

const ALERT_DELAY_MS = 500
/** What play waits for, by the refusal that says so: new terms, the phone's code, address and gender, the place. */
const ASKS: Readonly<Record<number, 'consent' | 'phone' | 'registration' | 'location'>> = {
  4310: 'consent',
  4314: 'phone',
  4316: 'location',
  4319: 'registration',
}

/** Refusals of the contract that wait for limits, or an identity: name and CPF, then the pictures. */
const WAYS_ON: Readonly<Record<number, WayOn>> = {
  4306: '/limites',
  4307: '/identidade',
  4309: '/identidade',
}

/**
 * Reads the error catalogue: 401 or 40101 logs out; 500 with 9999 asks for money, inside the game
 * when the path names a bet; terms that wait are shown; 500 with 1403 and failures without words go
 * to the error page; any other message is shown after half a second. No answer at all is told as slow internet.
 */
export function reactionTo(failure: RequestFailure): FailureReaction {
  const { http, status, message, path, reference } = failure
  if (http === 401 || status === specifiedStatuses.unauthenticated)
    return { do: 'log_out', message }
  const id = ASKS[status]
  if (id) return { do: 'ask', id }
  if (http === 500 && status === specifiedStatuses.insufficientFunds) {
    return /bet/i.test(path) ? { do: 'open_game_deposit' } : { do: 'alert_then_deposit', message }
  }
  if (http === 500 && status === specifiedStatuses.pageUnavailable) {
    return { do: 'go_to_error', reference }
  }
  if (http === NO_ANSWER) return { do: 'say_slow_internet' }
  const to = WAYS_ON[status]
  if (to) return { do: 'alert_then_go', message, to }
  if (message) return { do: 'alert', message, afterMs: ALERT_DELAY_MS }
  return { do: 'go_to_error', reference }
}
