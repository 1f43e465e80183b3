import type { ReplayMatch, ReplayPack } from '@jogada/core/sports/packs'

/** Minutes of a slot: a match with its break and stoppage time, and a pause after it. */
const SLOT_MINUTES = 130
const TRACKS = 2
const COMING_SLOTS = 2

/** A past match with the competition it was played in. */
export type PastMatch = ReplayMatch & {
  readonly competition: string
  readonly homeName: string
  readonly awayName: string
}

/** A past match that is shown again from `startsAt` on. */
export type Replay = {
  readonly eventId: string
  readonly match: PastMatch
  readonly startsAt: Date
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

/**
 * What runs at `now` and what comes next, by the clock alone: a restart and another process find
 * the same. Two tracks are half a slot apart, so that one is on when the other pauses.
 */
export function replaysAt(now: Date, speed: number, matches: readonly PastMatch[]): Replay[] {
  const slotMs = Math.max(1, Math.round((SLOT_MINUTES * 60) / speed)) * 1000
  return Array.from({ length: TRACKS }).flatMap((_, track) => {
    const offsetMs = Math.round((track * slotMs) / TRACKS / 1000) * 1000
    const first = Math.floor((now.getTime() - offsetMs) / slotMs)
    return Array.from({ length: 1 + COMING_SLOTS }, (__, ahead) => {
      const slot = first + ahead
      const match = matches[placeOf(slot * TRACKS + track, matches.length)]!
      return replay(match, new Date(slot * slotMs + offsetMs))
    })
  })
}

/** Any step without a common divisor visits every match once before one comes again. */
const STEP = 89

const placeOf = (index: number, count: number) => {
  let step = STEP
  while (commonDivisor(step, count) > 1) step++
  return ((index % count) * step) % count
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

const replay = (match: PastMatch, startsAt: Date): Replay => ({
  eventId: `${match.id}:${stamp(startsAt)}`,
  match,
  startsAt,
})

const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** The match that an event replays; undefined when the pack no longer has it. */
export function matchOf(eventId: string, matches: readonly PastMatch[]): PastMatch | undefined {
  const id = eventId.slice(0, eventId.lastIndexOf(':'))
  return matches.find((match) => match.id === id)
}
