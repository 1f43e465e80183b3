import { z } from 'zod'

/** The list without what has another form, so that one bad row does not hide the others. */
const readable = <T>(schema: z.ZodType<T>, most: number) =>
  z
    .array(z.unknown())
    .max(most)
    .transform((rows) =>
      rows.flatMap((row) => {
        const read = schema.safeParse(row)
        return read.success ? [read.data] : []
      }),
    )

/** As `readable`, but a list of which nothing can be read is an answer of another form. */
const answerOf = <T>(schema: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .max(2000)
    .transform((rows, context) => {
      const read = readable(schema, rows.length).parse(rows)
      if (rows.length > 0 && read.length === 0) context.addIssue('no row can be read')
      return read
    })

const outcome = z.object({
  name: z.string().max(120),
  price: z.number().gt(1).max(10_000),
  point: z.number().nullish(),
})

const market = z.object({
  key: z.string().max(60),
  /** When left out the time of its bookmaker counts. */
  last_update: z.iso.datetime().nullish(),
  /** All or nothing: a market without one of its prices is no market. */
  outcomes: z.array(outcome).max(400),
})

const bookmaker = z.object({
  key: z.string().max(60),
  last_update: z.iso.datetime().nullish(),
  markets: readable(market, 100),
})

/** The answers of The Odds API v4 as far as they are used; unknown fields are left out. */
const named = {
  id: z.string().regex(/^[\w-]{1,64}$/),
  commence_time: z.iso.datetime(),
  home_team: z.string().max(120).nullable(),
  away_team: z.string().max(120).nullable(),
}

const oddsEvent = z.object({ ...named, bookmakers: readable(bookmaker, 200) })

const scoredEvent = z.object({
  ...named,
  completed: z.boolean(),
  scores: z
    .array(z.object({ name: z.string().max(120), score: z.coerce.string().max(20) }))
    .max(10)
    .nullable(),
})

export const oddsAnswer = answerOf(oddsEvent)
export const scoresAnswer = answerOf(scoredEvent)

export type OddsEvent = z.output<typeof oddsEvent>
export type ScoredEvent = z.output<typeof scoredEvent>
export type Book = z.output<typeof bookmaker>
