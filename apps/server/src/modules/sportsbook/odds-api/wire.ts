import { z } from 'zod'

/** The answers of The Odds API v4 as far as they are used; unknown fields are left out. */
const outcome = z.object({
  name: z.string().max(120),
  price: z.number().gt(1).max(10_000),
  point: z.number().optional(),
})

const bookmaker = z.object({
  key: z.string().max(60),
  markets: z.array(
    z.object({
      key: z.string().max(60),
      last_update: z.iso.datetime(),
      outcomes: z.array(outcome).max(400),
    }),
  ),
})

const named = {
  id: z.string().regex(/^[\w-]{1,64}$/),
  commence_time: z.iso.datetime(),
  home_team: z.string().max(120).nullable(),
  away_team: z.string().max(120).nullable(),
}

export const oddsAnswer = z.array(z.object({ ...named, bookmakers: z.array(bookmaker) })).max(2000)

export const scoresAnswer = z
  .array(
    z.object({
      ...named,
      completed: z.boolean(),
      scores: z.array(z.object({ name: z.string(), score: z.string() })).nullable(),
    }),
  )
  .max(2000)

export type OddsEvent = z.output<typeof oddsAnswer>[number]
export type ScoredEvent = z.output<typeof scoresAnswer>[number]
export type Book = z.output<typeof bookmaker>
