import { clubKey } from '@jogada/core/sports/club-key'

/** A competition of the feed and what it is called here. */
export type FeedCompetition = {
  readonly sportKey: string
  readonly sport: string
  readonly competition: string
}

export const COMPETITIONS: readonly FeedCompetition[] = [
  { sportKey: 'soccer_brazil_campeonato', sport: 'football', competition: 'Brasileirão Série A' },
  { sportKey: 'soccer_spain_la_liga', sport: 'football', competition: 'La Liga' },
]

/** What clubs are called here, by `clubKey`. */
export type ClubNames = ReadonlyMap<string, string>

export const clubNames = (names: readonly string[]): ClubNames =>
  new Map(names.map((name) => [clubKey(name), name]))
