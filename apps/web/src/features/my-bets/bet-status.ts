import { BET_RESULTS, BET_STATES } from '@jogada/core/sports/codes'
import type { Ticket, TicketLeg } from '@jogada/contract/ticket'

export type BetTone = 'open' | 'won' | 'back' | 'lost' | 'bad'

type Status = { readonly key: StatusKey; readonly tone: BetTone }

/** The text key and the tone of each result code of the specification. */
const RESULTS = {
  [BET_RESULTS.win]: { key: 'won', tone: 'won' },
  [BET_RESULTS.win_half]: { key: 'halfWon', tone: 'won' },
  [BET_RESULTS.refund]: { key: 'refunded', tone: 'back' },
  [BET_RESULTS.lose_half]: { key: 'halfLost', tone: 'back' },
  [BET_RESULTS.lose]: { key: 'lost', tone: 'lost' },
} as const satisfies Record<number, { key: string; tone: BetTone }>

/** The text key and the tone of each state code of the specification. */
const STATES = {
  [BET_STATES.placing]: { key: 'betting', tone: 'open' },
  [BET_STATES.open]: { key: 'open', tone: 'open' },
  [BET_STATES.rejected]: { key: 'failed', tone: 'bad' },
  [BET_STATES.failed]: { key: 'failed', tone: 'bad' },
  [BET_STATES.draw_exception]: { key: 'exception', tone: 'bad' },
  [BET_STATES.not_drawn]: { key: 'undrawn', tone: 'open' },
} as const satisfies Record<number, { key: string; tone: BetTone }>

export type StatusKey =
  | (typeof RESULTS)[keyof typeof RESULTS]['key']
  | (typeof STATES)[keyof typeof STATES]['key']
  | 'cashedOut'
  | 'drawn'

/** How a ticket stands: its state while it lives, its result once it is drawn. */
export function statusOf({ status, result, cashedOut }: TicketStanding): Status {
  if (status !== BET_STATES.drawn) return STATES[status]
  if (result !== null) return RESULTS[result]
  return Number(cashedOut) > 0 ? { key: 'cashedOut', tone: 'back' } : { key: 'drawn', tone: 'back' }
}

export type TicketStanding = Pick<Ticket, 'status' | 'result' | 'cashedOut'>

/** How a leg ended; open while it has no result. */
export const legStatusOf = (result: TicketLeg['result']): Status =>
  result === null ? STATES[BET_STATES.open] : RESULTS[result]
