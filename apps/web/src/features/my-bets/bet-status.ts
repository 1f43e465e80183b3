import type { Ticket, TicketLeg } from '@jogada/contract/ticket'

export type BetTone = 'open' | 'won' | 'back' | 'lost' | 'bad'

type Status = { readonly key: StatusKey; readonly tone: BetTone }

/** The text key and the tone of each result code of the specification. */
const RESULTS = {
  10: { key: 'won', tone: 'won' },
  21: { key: 'halfWon', tone: 'won' },
  90: { key: 'refunded', tone: 'back' },
  11: { key: 'halfLost', tone: 'back' },
  20: { key: 'lost', tone: 'lost' },
} as const satisfies Record<number, { key: string; tone: BetTone }>

/** The text key and the tone of each state code of the specification. */
const STATES = {
  [-10]: { key: 'betting', tone: 'open' },
  0: { key: 'open', tone: 'open' },
  4: { key: 'failed', tone: 'bad' },
  [-11]: { key: 'failed', tone: 'bad' },
  [-1]: { key: 'exception', tone: 'bad' },
  8888: { key: 'undrawn', tone: 'open' },
} as const satisfies Record<number, { key: string; tone: BetTone }>

const DRAWN = 9999

export type StatusKey =
  | (typeof RESULTS)[keyof typeof RESULTS]['key']
  | (typeof STATES)[keyof typeof STATES]['key']
  | 'cashedOut'
  | 'drawn'

/** How a ticket stands: its state while it lives, its result once it is drawn. */
export function statusOf({ status, result, cashedOut }: TicketStanding): Status {
  if (status !== DRAWN) return STATES[status]
  if (result !== null) return RESULTS[result]
  return Number(cashedOut) > 0 ? { key: 'cashedOut', tone: 'back' } : { key: 'drawn', tone: 'back' }
}

export type TicketStanding = Pick<Ticket, 'status' | 'result' | 'cashedOut'>

/** How a leg ended; open while it has no result. */
export const legStatusOf = (result: TicketLeg['result']): Status =>
  result === null ? STATES[0] : RESULTS[result]
