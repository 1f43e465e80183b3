import { fitStrengths } from '@jogada/core/models/race'
import type { FinishOrder } from '@jogada/core/models/race'
import { priceRace } from '@jogada/core/models/race-book'
import type { Entrant } from '@jogada/core/models/race-book'
import { dayNumber } from '@jogada/core/sports/packs'
import type { PackRace, RaceDriver, RacePack, RaceRow } from '@jogada/core/sports/packs'
import { raceResult } from '@jogada/core/sports/results/race'
import type { EventResult, Ranked } from '@jogada/core/sports/event-result'
import type { FixtureMessage, OfferedMarket, SentMessage } from '../feed/message.ts'
import { OPEN_DATA, pricedOn } from './league-feed.ts'
import { offeredMarkets, wholeBook } from './odds-message.ts'
import { lazily } from './unsaid.ts'
import type { UnsaidMessage } from './unsaid.ts'

/** Half as much weight after 140 days; a third of a race against the average for everybody. */
const FIT = { xiPerDay: 0.005, ridge: 0.3 }

/** Orders of finish before a day: the classified, then who stopped, by distance. */
const finishOrders = ({ races, drivers }: RacePack): FinishOrder[] =>
  races
    .filter(({ rows }) => rows.length > 0)
    .map(({ startsAt, rows }) => ({
      day: dayNumber(startsAt.slice(0, 10)),
      order: rows
        .filter(([, , status]) => status !== 'DNS' && status !== 'DSQ')
        .map(([driver]) => drivers[driver]!.id),
    }))

/** The prices of a race to come, from the races before `day`, with names for its drivers. */
export function raceBook(pack: RacePack, day: number): OfferedMarket[] {
  const strengths = fitStrengths(finishOrders(pack), { asOf: day, ...FIT })
  const starting = pack.lineUp.map((at) => pack.drivers[at]!)
  const entrants = new Map<string, Entrant>(
    starting.map(({ id }) => [id, { id, strength: strengths.get(id) ?? 1 }]),
  )
  const duels = teamMates(starting).map(
    ([a, b]) => [entrants.get(a.id)!, entrants.get(b.id)!] as const,
  )
  const names = new Map(starting.map(({ id, name }) => [id, name]))
  return offeredMarkets(priceRace([...entrants.values()], duels)).map((market) => ({
    ...market,
    prices: market.prices.map((price) => ({
      ...price,
      label: names.get(nameIn(market.specifiers, price.outcome))!,
    })),
  }))
}

/** Whom an outcome is about: a side of a duel, or the entrant that it names. */
const nameIn = (specifiers: Readonly<Record<string, string>>, outcome: string): string =>
  (outcome === 'home' && specifiers['driverA']) ||
  (outcome === 'away' && specifiers['driverB']) ||
  outcome

function teamMates(drivers: readonly RaceDriver[]): (readonly [RaceDriver, RaceDriver])[] {
  const teams = Map.groupBy(drivers, ({ constructorId }) => constructorId)
  return [...teams.values()].flatMap(([a, b]) => (a && b ? [[a, b] as const] : []))
}

/** What the pack has to say of races to come, priced anew as matches are. */
export function raceMessages(pack: RacePack, now: Date): UnsaidMessage[] {
  const today = now.toISOString().slice(0, 10)
  const book = lazily(() => raceBook(pack, dayNumber(today)))
  const snapshot = pack.source.snapshot.slice(0, 8)
  return pack.races
    .filter(({ rows, startsAt }) => rows.length === 0 && new Date(startsAt) > now)
    .flatMap((race): UnsaidMessage[] => [
      { messageId: `${race.id}#fixture-${race.startsAt}`, say: () => announcementOf(pack, race) },
      {
        messageId: `${race.id}#book-${pricedOn(today, race.startsAt)}-${snapshot}`,
        say: () => wholeBook(race.id, book()),
      },
    ])
}

const announcementOf = ({ competition }: RacePack, race: PackRace): FixtureMessage => ({
  type: 'fixture',
  eventId: race.id,
  source: OPEN_DATA,
  sport: competition.sport,
  competition: competition.name,
  stage: String(race.round),
  home: race.name,
  away: '',
  startsAt: race.startsAt,
  replay: false,
  playedOn: null,
})

/** A classification as bets are settled on it. */
export function raceFacts(pack: RacePack, rows: readonly RaceRow[]): EventResult {
  const race = rows.map(([driver, place, status, laps], at): Ranked => ({
    entrant: pack.drivers[driver]!.id,
    place,
    started: status !== 'DNS',
    laps,
    order: at + 1,
  }))
  return raceResult({ state: 'finished', race })
}

/**
 * The results of the pack for races that wait for one. Bets are settled on the classification at
 * the podium: one from which somebody was taken away later is left to a person.
 */
export const raceResults = (pack: RacePack, eventIds: readonly string[]): SentMessage[] =>
  pack.races
    .filter(({ id, rows }) => rows.length > 0 && eventIds.includes(id))
    .filter(({ rows }) => rows.every(([, , status]) => status !== 'DSQ'))
    .map(({ id, rows }) => ({
      messageId: `${id}#result`,
      message: {
        type: 'result',
        eventId: id,
        result: { state: 'finished', score: null },
        facts: raceFacts(pack, rows),
      },
    }))
