import type { CallReply, ops } from '@jogada/contract'
import { centavos, formatMoney, formatOdds, odds } from '@jogada/core'
import { legReturn, WON } from '@jogada/core/sports/leg'
import type { LegResult, Ratio } from '@jogada/core/sports/leg'
import { formatRatio, isZero, RATIO_ONE, times } from '@jogada/core/sports/ratio'
import { legsOfLines } from '@jogada/core/sports/systems'
import type { Deps } from '../../../deps.ts'
import type { CashOutRow } from '../cash-out/cash-out-store.ts'
import type { SportsbookDeps } from '../deps.ts'
import { readEndings } from '../settlement/event-facts.ts'
import type { Endings } from '../settlement/event-facts.ts'
import { cancellationOf } from '../settlement/grade.ts'
import { historyOf, salesOf } from './bet-history.ts'
import { getReceipt } from './my-tickets.ts'
import { shapeOfTicket } from './ticket-shape.ts'
import { findTicket } from './ticket-store.ts'
import type { LegRow, StoredTicket } from './ticket-store.ts'
import { resultsOfLegs } from './ticket-view.ts'

type Story = CallReply<typeof ops.plays.bet>

/**
 * All that is known of one bet of a player: what the player's receipt shows, how each leg was placed
 * and graded, and every command that it went through. Refuses what is not the player's.
 */
export async function betStory(
  deps: SportsbookDeps,
  playerId: bigint,
  betId: string,
): Promise<Story> {
  const receipt = await getReceipt(deps, playerId, betId)
  const stored = (await findTicket(deps, playerId, BigInt(betId)))!
  const eventIds = stored.legs.map((leg) => leg.event_id)
  const [endings, saidAt, sales] = await Promise.all([
    readEndings(deps, eventIds),
    resultTimes(deps, eventIds),
    salesOf(deps, stored.bet),
  ])
  const results = resultsOfLegs(stored, endings)
  return {
    ...receipt,
    sold: stored.bet.sold,
    legs: stored.legs.map((leg, place) => ({
      ...receipt.legs[place]!,
      ...legStory(leg, results[place]!),
      cancellation:
        receipt.legs[place]!.givenBack === null ? null : cancellationView(stored, leg, endings),
      resultAt: saidAt.get(leg.event_id) ?? null,
    })),
    systemLines: stored.bet.kind === 'system' ? linesOf(stored, results) : [],
    sales: sales.map(saleView),
    history: await historyOf(deps, stored.bet, sales),
  }
}

/** When the results of events were said; those that have none that stands are left out. */
async function resultTimes({ db }: Pick<Deps, 'db'>, eventIds: readonly string[]) {
  const rows = await db
    .selectFrom('sportsbook.event')
    .select(['event_id', 'finished_at'])
    .where('event_id', 'in', [...new Set(eventIds)])
    .where('finished_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ event_id, finished_at }) => [event_id, finished_at!.toISOString()]))
}

const legStory = (leg: LegRow, result: LegResult | null) => ({
  seenOdds: formatOdds(odds(leg.seen_odds)),
  placedAtPhase: leg.phase_at_placement,
  placedAtMinute: leg.minute_at_placement,
  returns: result && formatRatio(legReturn(result, odds(leg.odds))),
  deadHeat: result?.deadHeat ? `${result.deadHeat.numerator}/${result.deadHeat.denominator}` : null,
})

function cancellationView({ bet }: StoredTicket, leg: LegRow, endings: Endings) {
  const ending = endings.get(leg.event_id)
  const cancelled = ending && cancellationOf(leg, bet.placed_at, ending.cancellations)
  if (!cancelled) return null
  const { reason, from_at: from, to_at: to } = cancelled
  return { reason, from: from?.toISOString() ?? null, to: to?.toISOString() ?? null }
}

/** The lines of a system, each as a bet of its own. */
function linesOf({ bet, legs }: StoredTicket, results: readonly (LegResult | null)[]) {
  return legsOfLines(shapeOfTicket(bet, legs), legs.length).map((places) => {
    const together = (resultOf: (place: number) => LegResult): Ratio =>
      places
        .map((place) => legReturn(resultOf(place), odds(legs[place]!.odds)))
        .reduce(times, RATIO_ONE)
    const best = together((place) => results[place] ?? WON)
    const isOpen = places.some((place) => results[place] === null) && !isZero(best)
    return {
      legs: places,
      odds: formatRatio(together(() => WON)),
      returns: isOpen ? null : formatRatio(best),
    }
  })
}

const saleView = (sale: CashOutRow): Story['sales'][number] => ({
  cashOutId: String(sale.cash_out_id),
  askedAt: sale.asked_at.toISOString(),
  decideAt: sale.decide_at.toISOString(),
  percent: sale.percent,
  offer: formatMoney(centavos(sale.asked_offer)),
  status: sale.status,
  reason: sale.reason,
  paid: sale.paid === null ? null : formatMoney(centavos(sale.paid)),
})
