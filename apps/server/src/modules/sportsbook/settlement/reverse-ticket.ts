import { centavos, larger, negate, smaller, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { BET_STATES } from '@jogada/core/sports/codes'
import { ticketPlay } from '@jogada/core/sports/ticket'
import type { MoneyCommand, Posting, Slot } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import type { Attempt } from '../../../platform/until-fresh.ts'
import { unplayedMoves, withTermsMoved } from '../../limits/index.ts'
import { playTakenBack, turnoverMoves } from '../../wallet/index.ts'
import type { PlayMoves } from '../../wallet/index.ts'
import { liabilityOf, retakeRoom } from '../bets/exposure.ts'
import { chargeOf, riskOfLeg } from '../bets/ticket-charge.ts'
import { changeRow, unchanged } from '../bets/ticket-store.ts'
import type { StoredTicket, TicketRow } from '../bets/ticket-store.ts'
import { debtRow, oweMove } from './debt.ts'
import { resultOfCode } from './leg-results.ts'
import { playOf, TAKEN_BACK } from './play-of-ticket.ts'

/** Where a bet goes that is taken back: it waits for another result, or its matches run on. */
type TakenBack = typeof BET_STATES.not_drawn | typeof BET_STATES.open

/**
 * Takes a settlement back by a command that names it: the return leaves the cash, the stake is held
 * again and takes its room in the house's limits, and the bet waits under the status. Cash that is
 * gone becomes a debt, which later settlements collect; no balance goes below zero. True when this
 * call did it.
 */
export async function reverseTicket(
  deps: Deps,
  stored: StoredTicket,
  status: TakenBack,
): Promise<boolean> {
  const { bet } = stored
  const movesAt = await playTakenBack(deps, playOf(bet), {
    counted: countedOf(bet),
    settledAt: bet.settled_at!,
  })
  const reverseOnce = async ({ number: attempt }: Attempt) => {
    const { cash } = await deps.ledger.balances(bet.player_id)
    const taken = smaller(centavos(bet.payout ?? 0n), larger(cash.balance, zero))
    const verdict = await deps.ledger.submit(bet.player_id, (slot) =>
      reversalCommand(stored, { taken, slot, attempt, status, play: movesAt(slot.at) }),
    )
    if (verdict.status === 'posted') {
      deps.realtime.toPlayer(bet.player_id, 'betSettled', { betId: String(bet.bet_id) })
      return true
    }
    // Somebody else changed the bet, or reversed it already.
    if (verdict.status === 'stale') return false
    if (verdict.status === 'replayed' && verdict.first.status === 'posted') return false
    return AGAIN
  }
  return untilFresh(reverseOnce, {
    afterLast: () => {
      throw new Error(`bet ${bet.bet_id} cannot be reversed: its player's cash never stands still`)
    },
  })
}

function reversalCommand(
  { bet, legs }: StoredTicket,
  by: {
    readonly taken: Money
    readonly slot: Slot
    readonly attempt: number
    readonly status: TakenBack
    readonly play: PlayMoves
  },
): MoneyCommand {
  const { taken, slot, attempt, status, play } = by
  const stake = centavos(bet.open_stake)
  const payout = centavos(bet.payout ?? 0n)
  const owed = subtract(payout, taken)
  const charged = liabilityOf(stake, centavos(bet.potential))
  const result = resultOfCode(bet.result)
  const counted = countedOf(bet)
  return {
    key: `reverse:${bet.bet_id}:${bet.revision}:${attempt}:${taken}`,
    bodyHash: `${bet.result}:${payout}`,
    kind: 'bet_reversal',
    postings: reversalPostings(stake, taken, result !== 'refund'),
    expects: [unchanged(bet)],
    counters: [
      ...turnoverMoves(negate(counted), 'sports'),
      ...play.counters,
      // what had been played through by it may have to be again, within its highest bet
      ...withTermsMoved(
        unplayedMoves([{ amount: subtract(counted, stake), stakedAt: bet.placed_at }], slot.at),
      ),
      ...(owed > 0n ? [oweMove(owed)] : []),
      ...retakeRoom(legs.map(riskOfLeg), chargeOf({ bet: { ...bet, charged }, legs })),
    ],
    rows: [
      changeRow(bet, {
        status,
        reason: TAKEN_BACK,
        result: null,
        leg_results: null,
        payout: null,
        settled_at: null,
        charged,
      }),
      ...(owed > 0n ? [debtRow(bet, slot, owed)] : []),
      ...play.rows,
    ],
    events: [
      {
        topic: 'bet_reversed',
        payload: {
          betId: String(bet.bet_id),
          eventId: legs[0]!.event_id,
          stake: String(stake),
          payout: String(payout),
          owed: String(owed),
        },
      },
    ],
  }
}

/** What of the stake a settlement counted as played. */
const countedOf = (bet: TicketRow): Money =>
  ticketPlay(centavos(bet.open_stake), resultOfCode(bet.result), bet.kind)

/**
 * The cash that is there goes back, and the house puts up the stake to hold. Both meet at the house
 * also where they are the same, so that the settlement's stake and prize are taken back in every
 * report; a refund was neither.
 */
function reversalPostings(stake: Money, taken: Money, wasPlayed: boolean): Posting[] {
  const house = subtract(taken, stake)
  const moves: readonly (readonly [Posting['account'], Money])[] = [
    ['cash', negate(taken)],
    ['held', stake],
    ...(wasPlayed
      ? ([
          ['house:sportsbook', taken],
          ['house:sportsbook', negate(stake)],
        ] as const)
      : ([['house:sportsbook', house]] as const)),
  ]
  return moves
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => ({ account, amount }))
}
