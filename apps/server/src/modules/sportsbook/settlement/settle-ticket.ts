import { centavos, larger, negate, smaller, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { odds } from '@jogada/core'
import { BET_RESULTS, BET_STATES } from '@jogada/core/sports/codes'
import type { LegResult } from '@jogada/core/sports/leg'
import { settleTicketLegs } from '@jogada/core/sports/ticket'
import type { TicketSettlement } from '@jogada/core/sports/ticket'
import type { TakenBack } from '@jogada/core/wallet/play-taken-back'
import type { MoneyCommand, Posting, Slot, Verdict } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { unplayedMoves } from '../../limits/index.ts'
import { playCountedAnew, turnoverMoves } from '../../wallet/index.ts'
import { releaseRoom } from '../bets/exposure.ts'
import { chargeOf, riskOfLeg } from '../bets/ticket-charge.ts'
import { changeRow, findTicket, unchanged } from '../bets/ticket-store.ts'
import type { StoredTicket } from '../bets/ticket-store.ts'
import { shapeOfTicket } from '../bets/ticket-shape.ts'
import { collectMove, debtRow, sportDebtsOf } from './debt.ts'
import { readEndings } from './event-facts.ts'
import type { Endings } from './event-facts.ts'
import { gradeStoredLeg } from './grade.ts'
import { legResultsText } from './leg-results.ts'
import { playOf, takenBackOf } from './play-of-ticket.ts'
import { stillStands } from './same-event.ts'

/** What can be said of a ticket now: how it ended, that it is open, or that no rule says it. */
export type Graded =
  | { readonly state: 'open'; readonly legs: readonly (LegResult | null)[] }
  | { readonly state: 'unsettled'; readonly legs: readonly (LegResult | null)[] }
  | {
      readonly state: 'ended'
      readonly settlement: TicketSettlement
      readonly legs: readonly (LegResult | null)[]
    }

/**
 * Grades every leg of a ticket whose event has ended, and the ticket as soon as it can be: a parlay
 * has lost with its first lost leg, whatever becomes of the others.
 */
export function gradeTicket({ bet, legs }: StoredTicket, endings: Endings): Graded {
  const results = legs.map((leg) => {
    const ending = endings.get(leg.event_id)
    return ending ? gradeStoredLeg(leg, bet, ending) : null
  })
  const settlement = settleTicketLegs({
    stake: centavos(bet.open_stake),
    shape: shapeOfTicket(bet, legs),
    legs: legs.map((leg, place) => ({ odds: odds(leg.odds), result: results[place]! })),
  })
  if (settlement) return { state: 'ended', settlement, legs: results }
  const isUnsettled = legs.some(
    (leg, place) => results[place] === null && hasEnded(endings, leg.event_id),
  )
  return { state: isUnsettled ? 'unsettled' : 'open', legs: results }
}

/**
 * Whether an event has a result that stands: a leg on it that is not graded by now is for a person.
 */
export function hasEnded(endings: Endings, eventId: string): boolean {
  const facts = endings.get(eventId)?.facts
  return facts !== null && facts !== undefined && facts.state !== 'live'
}

/** Whether a leg of the ticket was judged by a result that was taken back and waits for another. */
export const isAwaited = ({ bet, legs }: StoredTicket, endings: Endings): boolean =>
  legs.some((leg) => {
    const ending = endings.get(leg.event_id)
    return ending?.isTakenBack === true && gradeStoredLeg(leg, bet, ending) === null
  })

/**
 * Pays one ticket and marks it settled in one commit; true when this call did it. Repeating it,
 * here or in another process, pays nothing: the ticket has each revision once. What the player owes
 * from an earlier reversal is kept back from the return. A ticket that changed meanwhile (a part of
 * it was sold), or of which a result was taken back, is read and graded again.
 */
export async function settleTicket(
  deps: Deps,
  first: StoredTicket,
  known: { readonly endings: Endings; readonly owed: Money },
): Promise<boolean> {
  let stored = first
  let { endings, owed } = known
  let refusals = 0
  const settleOnce = async () => {
    const graded = gradeTicket(stored, endings)
    if (graded.state !== 'ended') return false
    const { bet } = stored
    const takenBack = await takenBackOf(deps, bet)
    const verdict = await deps.ledger.submit(bet.player_id, (slot) =>
      settlementCommand(stored, graded, { owed, refusals, slot, endings, takenBack }),
    )
    if (verdict.status === 'posted') {
      deps.realtime.toPlayer(bet.player_id, 'betSettled', { betId: String(bet.bet_id) })
      return true
    }
    if (isRefusalAgain(verdict)) refusals += 1
    const found = await findTicket(deps, bet.player_id, bet.bet_id)
    if (!found || found.bet.payout !== null) return false
    stored = found
    endings = await readEndings(
      deps,
      stored.legs.map((leg) => leg.event_id),
    )
    owed = (await sportDebtsOf(deps, [bet.player_id])).get(bet.player_id) ?? zero
    return AGAIN
  }
  return untilFresh(settleOnce, {
    afterLast: () => {
      throw new Error(`bet ${first.bet.bet_id} changes faster than it can be settled`)
    },
  })
}

/**
 * Whether a key holds a refusal from before: a debt was collected while a settlement took it
 * too, and by now the player owes as much again. Another key may be tried, for the ticket has
 * each revision once.
 */
export const isRefusalAgain = (verdict: Verdict): boolean =>
  verdict.status === 'conflict' ||
  (verdict.status === 'replayed' && verdict.first.status !== 'posted')

/** What else a ticket's end depends on. */
export type SettledWith = {
  readonly owed: Money
  /** How many keys are known to hold a refusal. */
  readonly refusals: number
  readonly slot: Slot
  /** What the legs were graded by. */
  readonly endings?: Endings
  /** What of an earlier settlement was taken back. */
  readonly takenBack?: readonly TakenBack[]
  /** Names an end that no result brought. */
  readonly as?: { readonly kind: string; readonly keys: string; readonly reason: string }
}

/** The command that ends a ticket: the return to the player, less what is owed, and the row. */
export function settlementCommand(
  { bet, legs }: StoredTicket,
  { settlement, legs: results }: Extract<Graded, { state: 'ended' }>,
  { owed, refusals, slot, endings, takenBack = [], as }: SettledWith,
): MoneyCommand {
  const stake = centavos(bet.open_stake)
  const { payout, counted, result } = settlement
  const collected = smaller(owed, payout)
  const code = BET_RESULTS[result]
  const next = refusals === 0 ? '' : `:${refusals}`
  const anew = playCountedAnew(playOf(bet), takenBack, { counted, at: slot.at })
  return {
    key: `${as?.keys ?? 'settle'}:${bet.bet_id}:${bet.revision}:${owed}${next}`,
    bodyHash: `${result}:${payout}`,
    kind: as?.kind ?? 'bet_settlement',
    postings: settlementPostings({ stake, counted, payout, collected }),
    expects: [
      unchanged(bet),
      ...legs.flatMap(({ event_id: eventId }, place) => {
        const ending = results[place] && endings?.get(eventId)
        return ending ? [stillStands(ending)] : []
      }),
    ],
    counters: [
      ...turnoverMoves(counted, 'sports'),
      ...anew.counters,
      ...unplayedMoves([{ amount: subtract(stake, counted), stakedAt: bet.placed_at }], slot.at),
      ...(collected > 0n ? [collectMove(collected)] : []),
      ...releaseRoom(legs.map(riskOfLeg), chargeOf({ bet, legs })),
    ],
    rows: [
      changeRow(bet, {
        status: BET_STATES.drawn,
        result: code,
        leg_results: legResultsText(results),
        payout,
        settled_at: slot.at,
        charged: 0n,
        reason: as?.reason ?? null,
      }),
      ...(collected > 0n ? [debtRow(bet, slot, negate(collected))] : []),
      ...anew.rows,
    ],
    events: [
      {
        topic: 'bet_settled',
        payload: {
          betId: String(bet.bet_id),
          eventId: legs[0]!.event_id,
          kind: bet.kind,
          status: code,
          stake: String(stake),
          payout: String(payout),
          collected: String(collected),
        },
      },
    ],
  }
}

/**
 * The part of the stake that was not played goes straight back; the played part goes to the house,
 * which pays the rest of the return. What is collected for a debt stays with the house.
 */
export function settlementPostings(sums: {
  readonly stake: Money
  readonly counted: Money
  readonly payout: Money
  readonly collected?: Money
}): Posting[] {
  const { stake, payout, collected = zero } = sums
  const back = smaller(subtract(stake, sums.counted), subtract(payout, collected))
  const returned = larger(back, zero)
  const played = subtract(stake, returned)
  const paid = subtract(subtract(payout, collected), returned)
  const moves: readonly (readonly [Posting['account'], Posting['account'], Money])[] = [
    ['held', 'cash', returned],
    ['held', 'house:sportsbook', played],
    ['house:sportsbook', 'cash', paid],
  ]
  return moves
    .filter(([, , amount]) => amount > 0n)
    .flatMap(([from, to, amount]) => [
      { account: from, amount: negate(amount) },
      { account: to, amount },
    ])
}
