/** Where the facts of a pack come from and on what terms. */
export type PackSource = {
  readonly name: string
  readonly url: string
  readonly snapshot: string
  readonly licence: string
}

export type PackTeam = {
  readonly id: string
  readonly name: string
  /** Three letters for scoreboards. */
  readonly code: string
}

/** round, date, time or null, home, away, goals home and away, half-time goals or nulls. */
export type ResultRow = readonly [
  round: number,
  date: string,
  time: string | null,
  home: number,
  away: number,
  homeGoals: number,
  awayGoals: number,
  homeHalfTime: number | null,
  awayHalfTime: number | null,
]

/** round, date, time or null while not announced, home, away. */
export type FixtureRow = readonly [
  round: number,
  date: string,
  time: string | null,
  home: number,
  away: number,
]

/** Results and coming fixtures of a league; rows name teams by their place in `teams`. */
export type LeaguePack = {
  readonly format: 'jogada-league'
  readonly version: 1
  readonly source: PackSource
  readonly competition: {
    readonly id: string
    readonly name: string
    readonly country: string
    readonly sport: 'football'
    /** Dates and times of every row are local to it. */
    readonly timeZone: string
    /** The zone's offset during the fixtures, to make instants of them. */
    readonly fixtureUtcOffset: string
    /**
     * How many days before the date of a fixture its match may be played already, where the source
     * dates whole rounds by one day. Absent when dates are those of the matches.
     */
    readonly fixtureDaysEarly?: number
  }
  readonly teams: readonly PackTeam[]
  readonly results: readonly { readonly season: number; readonly rows: readonly ResultRow[] }[]
  readonly fixtures: readonly { readonly season: number; readonly rows: readonly FixtureRow[] }[]
}

type GoalsBySide = { readonly home: number; readonly away: number }

export type LeagueFixture = {
  /** Stable through changes of date: `br1-2026-fla-pal`. */
  readonly id: string
  readonly season: number
  readonly round: number
  readonly date: string
  /** Local time `HH:MM`; null while not announced. */
  readonly time: string | null
  readonly home: PackTeam
  readonly away: PackTeam
}

export type LeagueResult = LeagueFixture & {
  readonly score: GoalsBySide
  readonly halfTime: GoalsBySide | null
}

/** The played matches of a pack, in the order of its rows. */
export function leagueResults(pack: LeaguePack): LeagueResult[] {
  return pack.results.flatMap(({ season, rows }) =>
    rows.map(([round, date, time, home, away, homeGoals, awayGoals, homeHalf, awayHalf]) => ({
      ...fixture(pack, season, [round, date, time, home, away]),
      score: { home: homeGoals, away: awayGoals },
      halfTime: homeHalf === null || awayHalf === null ? null : { home: homeHalf, away: awayHalf },
    })),
  )
}

/** The coming matches of a pack, in the order of its rows. */
export const leagueFixtures = (pack: LeaguePack): LeagueFixture[] =>
  pack.fixtures.flatMap(({ season, rows }) => rows.map((row) => fixture(pack, season, row)))

function fixture(pack: LeaguePack, season: number, row: FixtureRow): LeagueFixture {
  const [round, date, time, homeAt, awayAt] = row
  const home = pack.teams[homeAt]
  const away = pack.teams[awayAt]
  if (!home || !away) throw new RangeError(`a row of ${pack.competition.id} names no team`)
  const id = `${pack.competition.id}-${season}-${home.code}-${away.code}`.toLowerCase()
  return { id, season, round, date, time, home, away }
}

/** Whole days from 1970-01-01 to a date written `YYYY-MM-DD`. */
export function dayNumber(date: string): number {
  const at = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(at)) throw new RangeError(`not a date: ${date}`)
  return at / 86_400_000
}

export type ReplayGoal = {
  /** The scoreboard's minute, 1 to 120; stoppage time stays in 45, 90, 105 or 120. */
  readonly minute: number
  readonly added: number
  /** The side that the goal counts for, also for an own goal. */
  readonly side: 'home' | 'away'
  readonly scorer: string
  readonly kind: 'goal' | 'penalty' | 'own_goal'
}

export type ReplayTeam = PackTeam & { readonly namePt: string }

export type ReplayMatch = {
  readonly id: string
  readonly stage: string
  /** Real kick-off, UTC. */
  readonly playedAt: string
  readonly venue: string
  /** Codes of `teams`. */
  readonly home: string
  readonly away: string
  readonly halfTime: GoalsBySide
  /** After 90 minutes and stoppage time: what bets are settled on. */
  readonly fullTime: GoalsBySide
  readonly extraTime: GoalsBySide | null
  readonly penalties: GoalsBySide | null
  readonly goals: readonly ReplayGoal[]
}

/** Past matches goal by goal, to be shown again and labelled as replays. */
export type ReplayPack = {
  readonly format: 'jogada-replay'
  readonly version: 1
  readonly source: PackSource
  readonly teams: readonly ReplayTeam[]
  readonly competitions: readonly {
    readonly id: string
    readonly name: string
    readonly namePt: string
    readonly sport: 'football'
    readonly matches: readonly ReplayMatch[]
  }[]
}

export type RaceDriver = PackTeam & { readonly constructorId: string }

/**
 * driver by its place in `drivers`, place or null when not classified, why not (`DNF`, `DNS`,
 * `DSQ`, `NC`) or null, laps, grid place or null.
 */
export type RaceRow = readonly [
  driver: number,
  place: number | null,
  status: string | null,
  laps: number,
  grid: number | null,
]

export type PackRace = {
  /** `f1-2026-21-las-vegas` */
  readonly id: string
  readonly season: number
  readonly round: number
  readonly name: string
  /** The start, UTC. */
  readonly startsAt: string
  readonly laps: number
  /** In the official order; empty while the race is to come. */
  readonly rows: readonly RaceRow[]
}

/** Races with their classification, and those to come. */
export type RacePack = {
  readonly format: 'jogada-races'
  readonly version: 1
  readonly source: PackSource
  readonly competition: {
    readonly id: string
    readonly name: string
    readonly sport: 'motor_racing'
  }
  readonly drivers: readonly RaceDriver[]
  readonly races: readonly PackRace[]
  /** Places in `drivers` of those who drove the last race: who is taken to start the next. */
  readonly lineUp: readonly number[]
}

export type RallyMatch = {
  readonly id: string
  readonly tournament: string
  readonly stage: string
  /** `YYYY-MM-DD` */
  readonly playedOn: string
  /** Places in `players`; the home side is the one that the source names first. */
  readonly home: number
  readonly away: number
  /** Winners of the rallies of each game in order: `h` and `a`. */
  readonly games: readonly string[]
}

/** Past badminton matches rally by rally, to be shown again and labelled as replays. */
export type RallyPack = {
  readonly format: 'jogada-rallies'
  readonly version: 1
  readonly source: PackSource
  readonly sport: 'badminton'
  readonly players: readonly PackTeam[]
  readonly matches: readonly RallyMatch[]
}

/**
 * competition by its place in `competitions`, date or null where the source has none, stage, home
 * and away by their places in `sides`, sets as `6-2 2-6 6-3`, how it ended: `null` when played to
 * the end, `RET h` or `RET a` for who gave up, `WO h` or `WO a` for who did not come.
 */
export type SetsRow = readonly [
  competition: number,
  date: string | null,
  stage: string,
  home: number,
  away: number,
  sets: string,
  ending: string | null,
]

/** Past matches set by set, in the order they were played. */
export type SetsPack = {
  readonly format: 'jogada-sets'
  readonly version: 1
  readonly source: PackSource
  readonly sport: 'tennis' | 'volleyball'
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  readonly competitions: readonly { readonly name: string; readonly bestOf: number | null }[]
  readonly rows: readonly SetsRow[]
}

/** The sets of a row as scores; empty for a walkover. */
export const setsOf = ([, , , , , sets]: SetsRow): GoalsBySide[] =>
  sets === ''
    ? []
    : sets.split(' ').map((set) => {
        const [home, away] = set.split('-').map(Number)
        return { home: home!, away: away! }
      })

/**
 * competition by its place in `competitions`, date `YYYY-MM-DD`, stage, home and away by their
 * places in `sides`, final score, and that of the first half or nulls where the source has none.
 */
export type ScoreRow = readonly [
  competition: number,
  date: string,
  stage: string,
  home: number,
  away: number,
  homeScore: number,
  awayScore: number,
  homeHalf: number | null,
  awayHalf: number | null,
]

/** Past matches of which only scores are known, in the order they were played. */
export type ScoresPack = {
  readonly format: 'jogada-scores'
  readonly version: 1
  readonly source: PackSource
  readonly sport: 'football' | 'basketball' | 'baseball' | 'american_football' | 'snooker'
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  readonly competitions: readonly {
    readonly name: string
    /** A season of its own for ratings that change between seasons. */
    readonly season: number
  }[]
  readonly rows: readonly ScoreRow[]
}
