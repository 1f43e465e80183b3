import { centavos, negate, subtract } from '@jogada/core'
import type { Money } from '@jogada/core'
import { odds } from '@jogada/core'
import { BET_RESULTS } from '@jogada/core/sports/codes'
import type { BetResult } from '@jogada/core/sports/codes'
import { countedStake, settleSingle } from '@jogada/core/sports/settlement'
import type { MatchResult } from '@jogada/core/sports/settlement'
import type { MoneyCommand, Posting, Slot } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { turnoverMove } from '../../wallet/index.ts'
import { settledBet } from '../bets/bet-store.ts'
import type { BetRow } from '../bets/bet-store.ts'
import { releaseRoom } from '../bets/exposure.ts'

/**
 * Pays one bet and marks it settled in one commit; true when this call did it. Repeating it, here
 * or in another process, pays nothing: the bet's claim can be made once.
 */
export async function settleBet(
  deps: Deps,
  bet: BetRow,
  outcome: { readonly result: BetResult; readonly match: MatchResult },
): Promise<boolean> {
  const verdict = await deps.ledger.submit(bet.player_id, (slot) =>
    settlementCommand(bet, outcome, slot),
  )
  if (verdict.status !== 'posted') return false
  deps.realtime.toPlayer(bet.player_id, 'betSettled', { betId: String(bet.bet_id) })
  return true
}

function settlementCommand(
  bet: BetRow,
  { result, match }: { readonly result: BetResult; readonly match: MatchResult },
  { at }: Slot,
): MoneyCommand {
  const stake = centavos(bet.stake)
  const payout = settleSingle(stake, odds(bet.odds), result)
  const counted = countedStake(stake, result)
  const score = match.state === 'void' ? null : match.score
  return {
    key: `settle:${bet.bet_id}`,
    bodyHash: `${result}:${payout}`,
    kind: 'bet_settlement',
    postings: settlementPostings({ stake, counted, payout }),
    counters: [
      { owner: 'player', name: `bet_settled:${bet.bet_id}`, delta: 1n, expect: 0n },
      turnoverMove(counted),
      ...releaseRoom(
        {
          playerId: bet.player_id,
          eventId: bet.event_id,
          outcomeId: bet.outcome_id,
          replay: bet.replay,
        },
        stake,
        centavos(bet.potential),
      ),
    ],
    rows: [
      {
        writer: settledBet,
        values: [
          bet.player_id,
          bet.bet_id,
          BET_RESULTS[result],
          payout,
          at,
          score?.home ?? null,
          score?.away ?? null,
        ],
      },
    ],
    events: [
      {
        topic: 'bet_settled',
        payload: {
          betId: String(bet.bet_id),
          eventId: bet.event_id,
          status: BET_RESULTS[result],
          stake: String(stake),
          payout: String(payout),
        },
      },
    ],
  }
}

/**
 * The part of the stake that was not played goes straight back; the played part goes to the house,
 * which pays the rest of the return.
 */
export function settlementPostings(sums: {
  readonly stake: Money
  readonly counted: Money
  readonly payout: Money
}): Posting[] {
  const returned = subtract(sums.stake, sums.counted)
  const paid = subtract(sums.payout, returned)
  const moves: readonly (readonly [Posting['account'], Posting['account'], Money])[] = [
    ['held', 'cash', returned],
    ['held', 'house:sportsbook', sums.counted],
    ['house:sportsbook', 'cash', paid],
  ]
  return moves
    .filter(([, , amount]) => amount > 0n)
    .flatMap(([from, to, amount]) => [
      { account: from, amount: negate(amount) },
      { account: to, amount },
    ])
}
