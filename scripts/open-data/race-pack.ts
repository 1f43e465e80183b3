import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PackRace, RaceDriver, RacePack, RaceRow } from '@jogada/core/sports/packs'

const SEASONS = [2025, 2026]

type Entry = Readonly<Record<string, string>>

/** Formula 1: the classification of every race driven, and the races dated `from` or later. */
export function formulaOnePack(folder: string, from: string): RacePack {
  const drivers: RaceDriver[] = []
  const places = new Map<string, number>()
  const placeOf = (entry: Entry) => {
    const id = entry['driverId']!
    const known = places.get(id)
    if (known !== undefined) {
      // The team of the last race counts.
      drivers[known] = { ...drivers[known]!, constructorId: entry['constructorId']! }
      return known
    }
    places.set(id, drivers.length)
    drivers.push({
      id,
      name: nameOf(id),
      code: codeOf(id, drivers),
      constructorId: entry['constructorId']!,
    })
    return drivers.length - 1
  }
  const races = SEASONS.flatMap((season) =>
    globSync(join(folder, 'f1db', 'seasons', String(season), 'races', '*', 'race.yml'))
      .toSorted()
      .map((file) => raceOf(season, file, placeOf)),
  )
  const last = races.findLast(({ rows }) => rows.length > 0)
  return {
    format: 'jogada-races',
    version: 1,
    source: {
      name: 'F1DB',
      url: 'https://github.com/f1db/f1db',
      snapshot: '6a5845b840e68d53400f3e8db97b55c3ad2fab52, 2026-08-21',
      licence: 'CC-BY-4.0',
    },
    competition: { id: 'f1', name: 'Formula 1', sport: 'motor_racing' },
    drivers,
    races: races.filter(({ rows, startsAt }) => rows.length > 0 || startsAt >= from),
    lineUp: (last?.rows ?? []).map(([driver]) => driver),
  }
}

function raceOf(season: number, file: string, placeOf: (entry: Entry) => number): PackRace {
  const race = fields(readFileSync(file, 'utf8'))
  const folder = dirname(file)
  const [results] = globSync(join(folder, 'race-results.yml'))
  const rows = results
    ? entries(readFileSync(results, 'utf8')).map((entry) => rowOf(entry, placeOf))
    : []
  return {
    id: `f1-${season}-${basename(folder)}`,
    season,
    round: Number(race['round']),
    name: raceName(race['grandPrixId']!, season),
    startsAt: `${race['date']}T${race['time']!.padStart(5, '0')}:00.000Z`,
    laps: Number(race['laps']),
    rows,
  }
}

function rowOf(entry: Entry, placeOf: (entry: Entry) => number): RaceRow {
  const place = Number(entry['position'])
  const isPlace = Number.isInteger(place) && place > 0
  const grid = Number(entry['gridPosition'])
  return [
    placeOf(entry),
    isPlace ? place : null,
    isPlace ? null : entry['position']!,
    Number(entry['laps'] || 0),
    Number.isInteger(grid) && grid > 0 ? grid : null,
  ]
}

/** The plain `key: value` lines that the source is written in; nothing nested is read. */
const fields = (text: string): Entry =>
  Object.fromEntries(
    [...text.matchAll(/^(?:- |\s{2})?(\w+): ?(.*)$/gm)].map(([, key, value]) => [
      key!,
      value!.replace(/^"(.*)"$/, '$1').trim(),
    ]),
  )

const entries = (text: string): Entry[] =>
  text
    .split(/^(?=- )/m)
    .filter((part) => part.startsWith('- '))
    .map(fields)

/** `kimi-antonelli` is Kimi Antonelli; names whose spelling the id has lost stand in the table. */
const nameOf = (id: string): string =>
  NAMES[id] ??
  id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

const NAMES: Readonly<Record<string, string>> = {
  'sergio-perez': 'Sergio Pérez',
  'nico-hulkenberg': 'Nico Hülkenberg',
  'carlos-sainz-jr': 'Carlos Sainz Jr.',
}

/** The first three letters of the family name, or others of it where they are taken. */
function codeOf(id: string, drivers: readonly RaceDriver[]): string {
  const family = (id.replace(/-jr$/, '').split('-').at(-1) ?? id).toUpperCase()
  const taken = new Set(drivers.map(({ code }) => code))
  const choices = [
    family.slice(0, 3),
    ...Array.from(
      { length: 24 },
      (_, at) => family.slice(0, 2) + (family[at + 3] ?? String.fromCharCode(65 + at)),
    ),
  ]
  return choices.find((code) => !taken.has(code))!
}

/** What Brazil calls a race, without the sponsor that its official name begins with. */
function raceName(grandPrix: string, season: number): string {
  const place = PLACES[grandPrix]
  if (!place) throw new Error(`no name for the grand prix ${grandPrix}`)
  return `GP ${place} ${season}`
}

const PLACES: Readonly<Record<string, string>> = {
  'abu-dhabi': 'de Abu Dhabi',
  australia: 'da Austrália',
  austria: 'da Áustria',
  azerbaijan: 'do Azerbaijão',
  bahrain: 'do Bahrein',
  'barcelona-catalunya': 'de Barcelona-Catalunha',
  belgium: 'da Bélgica',
  canada: 'do Canadá',
  china: 'da China',
  'emilia-romagna': 'da Emília-Romanha',
  'great-britain': 'da Grã-Bretanha',
  hungary: 'da Hungria',
  italy: 'da Itália',
  japan: 'do Japão',
  'las-vegas': 'de Las Vegas',
  mexico: 'da Cidade do México',
  miami: 'de Miami',
  monaco: 'de Mônaco',
  netherlands: 'dos Países Baixos',
  qatar: 'do Catar',
  'sao-paulo': 'de São Paulo',
  'saudi-arabia': 'da Arábia Saudita',
  singapore: 'de Singapura',
  spain: 'da Espanha',
  'united-states': 'dos Estados Unidos',
}
