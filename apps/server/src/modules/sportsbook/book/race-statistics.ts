import type { CallReply, sportBook } from '@jogada/contract'
import type { PackRace, RacePack } from '@jogada/core/sports/packs'
import { readRacePack } from '../open-data/packs.ts'

type Reply = CallReply<typeof sportBook.statistics>
type Driver = Reply['drivers'][number]

const LAST = 5
const PODIUM = 3

let read: Promise<RacePack> | undefined

/** The season's drivers before a race of the pack, and who was first at the same race before. */
export async function raceStatistics(
  eventId: string,
): Promise<Pick<Reply, 'source' | 'drivers' | 'podiums'>> {
  const pack = await (read ??= readRacePack())
  const race = pack.races.find(({ id }) => id === eventId)
  if (!race) return { source: null, drivers: [], podiums: [] }
  const before = pack.races
    .filter(({ rows, startsAt }) => rows.length > 0 && startsAt < race.startsAt)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? 1 : -1))
  const { name, licence } = pack.source
  return {
    source: { name, licence },
    drivers: driversOf(
      pack,
      before.filter(({ season }) => season === race.season),
    ),
    podiums: before
      .filter((past) => venueOf(past) === venueOf(race))
      .map((past) => ({ season: past.season, drivers: podiumOf(pack, past) })),
  }
}

/** A race keeps its name through the seasons: `f1-2025-22-las-vegas`, `f1-2026-21-las-vegas`. */
const venueOf = ({ id }: PackRace) => id.split('-').slice(3).join('-')

const podiumOf = ({ drivers }: RacePack, { rows }: PackRace): string[] =>
  rows
    .filter(([, place]) => place !== null && place <= PODIUM)
    .toSorted(([, a], [, b]) => a! - b!)
    .map(([driver]) => drivers[driver]!.name)

/** Who started in the given races, the newest race first. */
function driversOf({ drivers }: RacePack, races: readonly PackRace[]): Driver[] {
  const places = new Map<number, (number | null)[]>()
  for (const { rows } of races) {
    for (const [driver, place, status] of rows) {
      if (status === 'DNS') continue
      places.set(driver, [...(places.get(driver) ?? []), place])
    }
  }
  const upTo = (list: readonly (number | null)[], most: number) =>
    list.filter((place) => place !== null && place <= most).length
  return [...places]
    .map(([driver, list]) => ({
      driver: drivers[driver]!.name,
      races: list.length,
      wins: upTo(list, 1),
      podiums: upTo(list, PODIUM),
      lastPlaces: list.slice(0, LAST),
    }))
    .toSorted((a, b) => b.wins - a.wins || b.podiums - a.podiums || (a.driver < b.driver ? -1 : 1))
}
