import type { refusals } from '@jogada/contract'

// their numbers alone: the table of all refusals is more than the app needs to begin
type StatusOf<Code extends keyof typeof refusals> = (typeof refusals)[Code]['status']

/** An operator has stopped it, and nothing was done. */
export const SERVICE_SUSPENDED: StatusOf<'service_suspended'> = 1056

/** No round was begun under the key. */
export const ROUND_UNKNOWN: StatusOf<'round_unknown'> = 4006

/** A price or a factor is not offered any more. */
export const ODDS_CHANGED: StatusOf<'odds_changed'> = 5002
