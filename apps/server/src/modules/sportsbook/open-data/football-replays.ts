import type { ReplayMatch, ReplayPack } from '@jogada/core/sports/packs'
import { footballBook } from './odds-message.ts'
import type { FootballState } from './odds-message.ts'
import { modelOf } from './replay-prices.ts'
import type { Programme } from './replay-schedule.ts'
import { replayScript } from './replay-script.ts'

/** A match with its break and stoppage time, and a pause after it. */
const SLOT_MINUTES = 130

/** A past match with the competition it was played in. */
export type PastMatch = ReplayMatch & {
  readonly competition: string
  readonly homeName: string
  readonly awayName: string
}

/** Every match of the pack in the order in which they were played. */
export function pastMatches(pack: ReplayPack): PastMatch[] {
  const names = new Map(pack.teams.map(({ code, namePt }) => [code, namePt]))
  const nameOf = (code: string) => {
    const name = names.get(code)
    if (name === undefined) throw new RangeError(`the pack has no team ${code}`)
    return name
  }
  return pack.competitions
    .flatMap(({ namePt, matches }) =>
      matches.map((match) => ({
        ...match,
        competition: namePt,
        homeName: nameOf(match.home),
        awayName: nameOf(match.away),
      })),
    )
    .toSorted((a, b) => (a.playedAt < b.playedAt ? -1 : a.playedAt > b.playedAt ? 1 : 0))
}

/** Matches goal by goal, at prices that know nothing of it or of what its cup brought later. */
export const footballProgramme = (matches: readonly PastMatch[]): Programme => ({
  slotMinutes: SLOT_MINUTES,
  tracks: 2,
  pasts: matches.map((match) => ({
    id: match.id,
    script(shown) {
      const model = modelOf(match, matches)
      const price = (state: FootballState) => footballBook(model, { state, knowsScorers: true })
      return replayScript({ ...shown, match }, price)
    },
  })),
})
