import type { Bet } from '@jogada/contract/sport'

export type BetTone = 'open' | 'won' | 'back' | 'lost'

/** The text key and the tone of each status code of the specification. */
const STATUSES = {
  0: { key: 'open', tone: 'open' },
  10: { key: 'won', tone: 'won' },
  21: { key: 'halfWon', tone: 'won' },
  90: { key: 'refunded', tone: 'back' },
  11: { key: 'halfLost', tone: 'back' },
  20: { key: 'lost', tone: 'lost' },
} as const satisfies Record<Bet['status'], { key: string; tone: BetTone }>

/** How a bet's status code is worded and coloured. */
export const statusOf = (status: Bet['status']) => STATUSES[status]
