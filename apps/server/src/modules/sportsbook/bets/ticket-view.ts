import { centavos, formatMoney, formatOdds, odds } from '@jogada/core'
import { BET_RESULTS, BET_STATES } from '@jogada/core/sports/codes'
import type { LegResult } from '@jogada/core/sports/leg'
import { potentialReturn } from '@jogada/core/sports/ticket'
import type { ticket } from '@jogada/contract'
import type { SportsbookDeps } from '../deps.ts'
import { readEndings } from '../settlement/event-facts.ts'
import type { Ending, Endings } from '../settlement/event-facts.ts'
import { cancellationOf, gradeStoredLeg } from '../settlement/grade.ts'
import { readLegResults } from '../settlement/leg-results.ts'
import { isRefused } from './bet-states.ts'
import { shapeOfTicket } from './ticket-shape.ts'
import type { LegRow, StoredTicket, TicketRow } from './ticket-store.ts'

type LegCode = ticket.TicketLeg['result']

const money = (amount: bigint) => formatMoney(centavos(amount))

/** Tickets as their player sees them, with their matches as they stand. */
export async function ticketViews(
  deps: SportsbookDeps,
  tickets: readonly StoredTicket[],
): Promise<ticket.Ticket[]> {
  const eventIds = tickets.flatMap(({ legs }) => legs.map((leg) => leg.event_id))
  const endings = await readEndings(deps, eventIds)
  return tickets.map((stored) => ticketView(deps, stored, endings))
}

export const oneTicketView = async (deps: SportsbookDeps, stored: StoredTicket) =>
  (await ticketViews(deps, [stored]))[0]!

/** A ticket as it was taken just now: no match that it is on has ended, and none was given back. */
export const newTicketView = (deps: SportsbookDeps, stored: StoredTicket): ticket.Ticket =>
  ticketView(deps, stored, new Map())

function ticketView(
  deps: SportsbookDeps,
  { bet, legs }: StoredTicket,
  endings: Endings,
): ticket.Ticket {
  const graded = openResults({ bet, legs }, endings)
  const results = legResults({ bet, legs }, graded)
  return {
    betId: String(bet.bet_id),
    kind: bet.kind,
    sizes: bet.sizes === '' ? [] : bet.sizes.split(',').map(Number),
    lines: bet.lines,
    placedAt: bet.placed_at.toISOString(),
    status: bet.status,
    result: bet.result,
    decideAt: bet.status === BET_STATES.placing ? (bet.decide_at?.toISOString() ?? null) : null,
    reason: bet.reason,
    odds: bet.odds === null ? null : formatOdds(odds(bet.odds)),
    stake: money(bet.stake),
    openStake: money(bet.open_stake),
    potential: money(bet.payout === null ? bestReturn({ bet, legs }, graded) : bet.potential),
    cashedOut: money(bet.cashed_out),
    payout: bet.payout === null ? null : money(bet.payout),
    settledAt: bet.settled_at?.toISOString() ?? null,
    legs: legs.map((leg, place) => ({
      ...legView(deps, leg, endings.get(leg.event_id)),
      givenBack: givenBack(bet, leg, endings.get(leg.event_id)),
      result: codeOf(results[place]!),
    })),
  }
}

/** How each leg of a ticket ended, as it was settled or else as it stands; null while it is open. */
export const resultsOfLegs = (stored: StoredTicket, endings: Endings): (LegResult | null)[] =>
  legResults(stored, openResults(stored, endings))

function legResults({ bet, legs }: StoredTicket, graded: readonly (LegResult | null)[]) {
  const settled = readLegResults(bet.leg_results)
  return legs.map((leg, place) => settled?.[leg.place] ?? graded[place]!)
}

const openResults = ({ bet, legs }: StoredTicket, endings: Endings) =>
  legs.map((leg) => openResult(bet, leg, endings.get(leg.event_id)))

/** How a leg ended whose ticket still waits for others, or does not need it any more. */
const openResult = (bet: TicketRow, leg: LegRow, ending: Ending | undefined): LegResult | null =>
  ending ? gradeStoredLeg(leg, bet, ending) : null

/**
 * Why a leg goes back whatever the result is; nothing goes back of what was sold or never taken.
 */
function givenBack(bet: TicketRow, leg: LegRow, ending: Ending | undefined) {
  if (bet.sold || isRefused(bet.status)) return null
  const cancelled = ending && cancellationOf(leg, bet.placed_at, ending.cancellations)
  if (!cancelled) return null
  return cancelled.is_late ? 'late' : 'cancelled'
}

const codeOf = (graded: LegResult | null): LegCode => graded && BET_RESULTS[graded.result]

/** What can still come of a ticket: legs that have ended return what they do. */
function bestReturn({ bet, legs }: StoredTicket, graded: readonly (LegResult | null)[]): bigint {
  if (graded.every((result) => result === null)) return bet.potential
  return potentialReturn({
    stake: centavos(bet.open_stake),
    shape: shapeOfTicket(bet, legs),
    legs: legs.map((leg, place) => ({ odds: odds(leg.odds), result: graded[place]! })),
  })
}

function legView(
  { catalogue }: SportsbookDeps,
  leg: LegRow,
  ending: Ending | undefined,
): Omit<ticket.TicketLeg, 'result' | 'givenBack'> {
  const state = catalogue.state(leg.event_id)
  return {
    outcomeId: leg.outcome_id,
    eventId: leg.event_id,
    sport: leg.sport,
    competition: leg.competition,
    home: leg.home,
    away: leg.away,
    startsAt: leg.starts_at.toISOString(),
    replay: leg.replay,
    market: leg.market_key,
    specifiers: leg.specifiers,
    outcome: leg.outcome,
    odds: formatOdds(odds(leg.odds)),
    banker: leg.is_banker,
    placedAtScore: scoreAtPlacement(leg),
    phase: ending?.phase ?? state?.phase ?? null,
    minute: state?.minute ?? null,
    score: ending?.score ?? state?.score ?? null,
  }
}

/** The score at which a leg was placed in play; null before the start. */
export const scoreAtPlacement = (leg: LegRow) =>
  leg.home_at_placement === null || leg.away_at_placement === null
    ? null
    : { home: leg.home_at_placement, away: leg.away_at_placement }
