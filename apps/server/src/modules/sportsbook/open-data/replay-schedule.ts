import type { Cue } from './cue.ts'

const COMING_SLOTS = 2

/** A past event that can be shown again. */
export type Past = {
  readonly id: string
  /**
   * Everything that its replay says from its announcement to its result, in order; the same for
   * the same event and start, so that a place in the list names a message for good.
   */
  readonly script: (replay: Shown) => Cue[]
}

/** A showing of a past event, from `startsAt` on. */
export type Shown = { readonly eventId: string; readonly startsAt: Date }

export type Replay = Shown & { readonly past: Past }

/** Past events of one kind, in the order in which they were played, shown in turn. */
export type Programme = {
  /** A match with its breaks, and a pause after it. */
  readonly slotMinutes: number
  /** How many run beside each other, evenly apart: enough that one is always on. */
  readonly tracks: number
  readonly pasts: readonly Past[]
}

/**
 * What runs at `now` and what comes next, by the clock alone: a restart and another process find
 * the same. Tracks are parts of a slot apart, so that one is on when another pauses.
 */
export function replaysAt(now: Date, speed: number, programme: Programme): Replay[] {
  const { slotMinutes, tracks, pasts } = programme
  const slotMs = Math.max(1, Math.round((slotMinutes * 60) / speed)) * 1000
  return Array.from({ length: tracks }).flatMap((_, track) => {
    const offsetMs = Math.round((track * slotMs) / tracks / 1000) * 1000
    const first = Math.floor((now.getTime() - offsetMs) / slotMs)
    return Array.from({ length: 1 + COMING_SLOTS }, (__, ahead) => {
      const slot = first + ahead
      const past = pasts[placeOf(slot * tracks + track, pasts.length)]!
      return replay(past, new Date(slot * slotMs + offsetMs))
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

const replay = (past: Past, startsAt: Date): Replay => ({
  eventId: `${past.id}:${stamp(startsAt)}`,
  past,
  startsAt,
})

const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** The past event that an event replays; undefined when no programme has it. */
export function pastOf(eventId: string, programmes: readonly Programme[]): Past | undefined {
  const id = eventId.slice(0, eventId.lastIndexOf(':'))
  for (const { pasts } of programmes) {
    const past = pasts.find((one) => one.id === id)
    if (past) return past
  }
  return undefined
}
