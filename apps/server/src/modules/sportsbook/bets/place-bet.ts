import type { AskedFrom } from '@jogada/ledger'
import type { Money, Odds } from '@jogada/core'
import { DEFAULT_ODDS_POLICY } from '@jogada/core/sports/odds-policy'
import type { OddsPolicy } from '@jogada/core/sports/odds-policy'
import type { CallReply, sport } from '@jogada/contract'
import type { Caller } from '../../../platform/http.ts'
import type { SportsbookDeps } from '../deps.ts'
import { betView } from './bet-view.ts'
import { takeTicket } from './place-ticket.ts'

export type PlaceBet = {
  readonly playerId: bigint
  readonly key: string
  /** From where it was asked, where the licence asks. */
  readonly place?: AskedFrom | undefined
  readonly caller: Caller
  readonly outcomeId: string
  readonly stake: Money
  readonly seenOdds: Odds
  readonly oddsPolicy: OddsPolicy | undefined
}

/** Places a ticket of one leg. */
export async function placeBet(
  deps: SportsbookDeps,
  { outcomeId, seenOdds, oddsPolicy = DEFAULT_ODDS_POLICY, ...bet }: PlaceBet,
): Promise<CallReply<typeof sport.placeBet>> {
  const { ticket, balance, version } = await takeTicket(deps, {
    ...bet,
    oddsPolicy,
    shape: { kind: 'single' },
    legs: [{ outcomeId, seenOdds }],
  })
  return { bet: betView(ticket), balance, version }
}
