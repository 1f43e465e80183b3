import type { CallOutput, CallReply, ops } from '@jogada/contract'
import { sql } from 'kysely'
import { formatMoney } from '@jogada/core'
import { MATCH_PHASES } from '@jogada/core/sports/codes'
import {
  CATALOGUE,
  marketOf as definitionOf,
  winnersTogether,
} from '@jogada/core/sports/markets/catalogue'
import { isSport } from '@jogada/core/sports/sport'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Catalogue, ShownEvent } from '../catalogue/catalogue.ts'
import { isEventHeld, isLive, isPriced } from '../catalogue/event-state.ts'
import type { EventState, MarketState } from '../catalogue/event-state.ts'
import { KEEP_UNHEARD_MS } from '../catalogue/shelf.ts'
import { BY_HAND } from '../feed/by-hand.ts'
import type { EventRow } from '../settlement/event-facts.ts'
import { hasCornerModel } from './price-corners.ts'
import { isWrittenByHand } from './by-hand-markets.ts'
import { riskOfEvent, riskOfEvents } from './risk.ts'
import type { Risk } from './risk.ts'
import { entrantsOf } from './results-by-hand/entrants.ts'
import { putInPlayAt } from './put-in-play.ts'

type Board = CallReply<typeof ops.trading.events>
type Summary = Board['events'][number]
type Detail = CallReply<typeof ops.trading.event>
type Asked = CallOutput<typeof ops.trading.events>['query']
export type TradingDeps = Deps & { readonly catalogue: Catalogue }

const PAGE = 50

/**
 * A page of events with what hangs on them: live and upcoming by start, ended ones by their end.
 */
export async function tradingBoard(deps: TradingDeps, asked: Asked): Promise<Board> {
  const { state } = asked
  if (state === 'ended' || state === 'unsettled') return endedEvents(deps, asked, state)
  const shown = deps.catalogue.shown({
    when: state,
    ...(asked.sport === undefined ? {} : { sport: asked.sport }),
  })
  const following = asked.after === undefined ? shown : allAfter(shown, asked.after)
  const page = following.slice(0, PAGE)
  const rows = await rowsOf(
    deps,
    page.map(({ view }) => view.eventId),
  )
  const risk = await riskOfEvents(deps, [...rows.keys()])
  return {
    events: page.flatMap((one) => {
      const row = rows.get(one.view.eventId)
      return row ? [summaryOf(row, one, risk(row.event_id))] : []
    }),
    next: following.length > PAGE ? placeOf(page.at(-1)!) : null,
  }
}

const placeOf = ({ state, view }: ShownEvent) =>
  `${new Date(state.startsAtMs).toISOString()} ${view.eventId}`

/** What is shown after a place, also when the event that was last there has gone meanwhile. */
function allAfter(shown: readonly ShownEvent[], place: string) {
  const [startsAt = '', lastId = ''] = place.split(' ')
  const startsAtMs = Date.parse(startsAt)
  return shown.filter(({ state, view }) =>
    state.startsAtMs === startsAtMs ? view.eventId > lastId : state.startsAtMs > startsAtMs,
  )
}

async function rowsOf({ db }: Deps, eventIds: readonly string[]) {
  if (eventIds.length === 0) return new Map<string, EventRow>()
  const rows = await db
    .selectFrom('sportsbook.event')
    .selectAll()
    .where('event_id', 'in', [...eventIds])
    .execute()
  return new Map(rows.map((row) => [row.event_id, row]))
}

/** When an event came to its end, or began where nobody has said how it ended. */
const overAt = sql<Date>`coalesce(finished_at, starts_at)`

/**
 * Events behind their end, the last first. To be settled are also those that began, have no result
 * and are not in play: they stand in no other list.
 */
async function endedEvents(
  deps: TradingDeps,
  { sport, after }: Asked,
  state: 'ended' | 'unsettled',
): Promise<Board> {
  const [before, lastId] = after?.split(' ') ?? []
  const unheard = new Date(deps.clock.now().getTime() - KEEP_UNHEARD_MS)
  const at = state === 'ended' ? sql<Date>`finished_at` : overAt
  let query = deps.db
    .selectFrom('sportsbook.event')
    .selectAll()
    .orderBy(at, 'desc')
    .orderBy('event_id')
    .limit(PAGE + 1)
  query =
    state === 'ended'
      ? query.where('finished_at', 'is not', null)
      : query
          .where('settled_at', 'is', null)
          .where((is) => is.or([is('finished_at', 'is not', null), is('starts_at', '<=', unheard)]))
  if (sport !== undefined) query = query.where('sport', '=', sport)
  if (before !== undefined && lastId !== undefined) {
    const instant = new Date(before)
    query = query.where((where) =>
      where.or([
        where(at, '<', instant),
        where.and([where(at, '=', instant), where('event_id', '>', lastId)]),
      ]),
    )
  }
  const rows = await query.execute()
  const page = rows.slice(0, PAGE)
  const risk = await riskOfEvents(
    deps,
    page.map((row) => row.event_id),
  )
  const last = page.at(-1)
  const end = (row: EventRow) => (row.finished_at ?? row.starts_at).toISOString()
  return {
    events: page.flatMap((row) => {
      const shown = deps.catalogue.findShown(row.event_id)
      return row.finished_at === null && isOn(shown)
        ? []
        : [summaryOf(row, shown, risk(row.event_id))]
    }),
    next: rows.length > PAGE && last ? `${end(last)} ${last.event_id}` : null,
  }
}

/**
 * Whether an event without a result is in play, or an outright, which waits for its end for long.
 */
const isOn = (shown: ShownEvent | null): boolean =>
  shown !== null && (isLive(shown.state) || shown.state.fixture.isOutright === true)

const wire = ({ bets, stake, liability }: Risk) => ({
  bets,
  stake: formatMoney(stake),
  liability: formatMoney(liability),
})

function summaryOf(row: EventRow, shown: ShownEvent | null, risk: Risk): Summary {
  const { result_home: home, result_away: away } = row
  const ended = home === null || away === null ? null : { home, away }
  return {
    eventId: row.event_id,
    source: row.source,
    isByHand: row.source === BY_HAND,
    sport: row.sport,
    competition: row.competition,
    stage: row.stage,
    home: row.home,
    away: row.away,
    startsAt: row.starts_at.toISOString(),
    replay: row.replay,
    phase: shown?.view.phase ?? MATCH_PHASES.finished,
    minute: shown?.view.minute ?? null,
    score: shown?.view.score ?? ended,
    status: row.finished_at ? 'finished' : (shown?.view.status ?? 'suspended'),
    isHeld: (shown?.state.holds.size ?? 0) > 0,
    resultState: row.result_state,
    settledAt: row.settled_at?.toISOString() ?? null,
    risk: wire(risk),
  }
}

/** One event with its markets; refuses with `event_unknown`. */
export async function tradingEvent(deps: TradingDeps, eventId: string): Promise<Detail> {
  const row = (await rowsOf(deps, [eventId])).get(eventId)
  if (!row) throw new Refusal('event_unknown')
  const shown = deps.catalogue.findShown(eventId)
  const [risk, begunAt, entrants, cancellations] = await Promise.all([
    riskOfEvent(deps, eventId),
    putInPlayAt(deps, eventId),
    row.sport === 'motor_racing' ? entrantsOf(deps, eventId) : [],
    deps.db
      .selectFrom('sportsbook.cancellation')
      .selectAll()
      .where('event_id', '=', eventId)
      .execute(),
  ])
  const markets = shown ? [...shown.state.markets.values()] : []
  const isOpen = shown?.view.status === 'open'
  return {
    event: summaryOf(row, shown, risk.all),
    isEventHeld: shown ? isEventHeld(shown.state) : false,
    stoppedBecause: shown?.view.suspendedBecause ?? null,
    multiples: wire(risk.multiples),
    markets: markets
      .filter((market) => !market.isGone || hasBets(market, risk.of))
      .map((market) => marketOf(shown!.state, market, { isOpen, riskOf: risk.of })),
    cancellations: cancellations.map((one) => ({
      cancellationId: one.message_id,
      isLate: one.is_late,
      withdrawnAt: one.withdrawn_at?.toISOString() ?? null,
      marketId: one.market_id,
      from: one.from_at?.toISOString() ?? null,
      to: one.to_at?.toISOString() ?? null,
      reason: one.reason,
    })),
    hasBegun: deps.clock.now() >= row.starts_at || begunAt !== null,
    entrants: [...entrants],
    hasCornerModel: shown !== null && hasCornerModel(shown.state, deps.clock.now()),
    priceable: row.source === BY_HAND && !row.finished_at ? priceable(row.sport) : [],
  }
}

const hasBets = (market: MarketState, riskOf: (outcomeId: string) => Risk) =>
  market.outcomes.some(({ outcomeId }) => riskOf(outcomeId).bets > 0)

function marketOf(
  { fixture: { sport }, holds }: EventState,
  market: MarketState,
  by: { readonly isOpen: boolean; readonly riskOf: (outcomeId: string) => Risk },
): Detail['markets'][number] {
  const isHeld = holds.has(market.marketId)
  const definition = isSport(sport) ? definitionOf(sport, market.key) : undefined
  const winners = definition ? winnersTogether(definition) : 1
  const book = market.outcomes.reduce((sum, { odds }) => sum + 1000 / Number(odds), 0)
  return {
    marketId: market.marketId,
    key: market.key,
    specifiers: { ...market.specifiers },
    isHeld,
    isOffered: market.isOffered,
    margin: market.isOffered && book > 0 ? ((book / winners - 1) * 100).toFixed(1) : null,
    outcomes: market.outcomes.map(({ outcomeId, name, label, odds, probability }) => ({
      outcomeId,
      name: label ?? name,
      odds: (Number(odds) / 1000).toFixed(2),
      probability,
      isHeld: holds.has(outcomeId),
      isOpen: by.isOpen && isPriced(market) && !isHeld && !holds.has(outcomeId),
      risk: wire(by.riskOf(outcomeId)),
    })),
  }
}

/** Markets whose every outcome has a name of its own, and whose result a person can write. */
function priceable(sport: string): Detail['priceable'] {
  if (!isSport(sport)) return []
  return (CATALOGUE.get(sport) ?? [])
    .filter((market) => market.outcomes.length > 0 && isWrittenByHand(market))
    .map(({ key, name, needed, outcomes }) => ({
      key,
      name: name['pt-br'],
      specifiers: [...needed],
      outcomes: [...outcomes],
    }))
}
