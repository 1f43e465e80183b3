import * as z from 'zod/mini'
import { text } from '../fields.ts'
import { SPORTS } from '../sport-book.ts'

const whole = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most))
const score = z.object({ home: whole(999), away: whole(999) })
const scores = (most: number) => z.array(score).check(z.minLength(1), z.maxLength(most))
const side = z.enum(['home', 'away'])
const entrant = text(60, 1)
const entrants = z.array(entrant).check(z.maxLength(60))

/** Sports of two sides, whose events a person can announce. */
export const handSports = SPORTS.filter((sport) => sport !== 'motor_racing')

export const boutMethods = [
  'ko',
  'tko',
  'dq',
  'rtd',
  'decision',
  'technical_decision',
  'draw',
  'technical_draw',
] as const

/** Seconds of a round: men box for three minutes, women for two. */
export const roundLengths = [180, 120] as const

/** How an event ended, as a person writes it; what a sport needs of it stands with its fields. */
export const resultEntry = z.object({
  state: z.enum(['finished', 'abandoned', 'void']),
  /** Of a finished match in sets or frames that was not played out: who gave it up. */
  gaveUp: z.optional(side),
  /**
   * Goals, points or runs, overtime included; frames of snooker. In sets it follows from the sets.
   */
  score: z.optional(score),
  /** Football. */
  halfTime: z.optional(score),
  /** Football. */
  corners: z.optional(score),
  /** Football. */
  cornersHalfTime: z.optional(score),
  /** Football: the score after extra time, the first 90 minutes included. */
  extraTime: z.optional(score),
  /** Football: the shoot-out. */
  penalties: z.optional(score),
  /** Football: who goes through, where neither extra time nor penalties tell. */
  qualified: z.optional(side),
  /** Points of each quarter, half or inning of regular time that was begun. */
  periods: z.optional(scores(9)),
  /** Points or games of each set. */
  sets: z.optional(scores(9)),
  /** Tennis: points of the tie-break that was played in the place of the deciding set. */
  tieBreak: z.optional(score),
  /** Sets or frames; odd. */
  bestOf: z.optional(whole(71, 1)),
  /** Of a match that was cut short: minutes, innings of baseball. */
  played: z.optional(
    z.object({
      amount: z.number().check(z.minimum(0), z.maximum(200)),
      scheduled: z.optional(whole(200)),
    }),
  ),
  bout: z.optional(
    z.object({
      method: z.enum(boutMethods),
      winner: z.nullable(side),
      scheduledRounds: whole(15, 1),
      /** Where it was stopped: the round, and the seconds into it. */
      round: z.optional(whole(15, 1)),
      seconds: z.optional(whole(180)),
      /** How long a round is; three minutes when left out. */
      roundSeconds: z.optional(z.literal([...roundLengths])),
    }),
  ),
  cricket: z.optional(
    z.object({
      /** The official result, super over included; null for a tie that nothing broke. */
      winner: z.nullable(z.enum(['home', 'away', 'draw'])),
      superOver: z.boolean(),
      /** Runs of each complete innings in order. */
      innings: z.array(whole(999)).check(z.maxLength(4)),
      fours: z.optional(whole(999)),
      sixes: z.optional(whole(999)),
    }),
  ),
  race: z.optional(
    z.object({
      /** In order of merit. */
      classified: entrants,
      /** Who started and is not classified, in order; who is in neither did not start. */
      retired: entrants,
      pole: z.optional(entrant),
      fastestLap: z.optional(entrant),
    }),
  ),
})
