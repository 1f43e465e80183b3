import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, moneyText } from './fields.ts'

/** A calendar year: `2026`. */
export const yearText = z.string().check(z.regex(/^2\d{3}$/))

const played = z.object({
  /** What was played of stakes, in the year in which their bets ended. */
  stakes: moneyText,
  /** What those bets brought, sales among them; no stake that came back. */
  prizes: moneyText,
  /** Prizes less stakes; negative for whoever lost. */
  result: moneyText,
})

const balance = z.object({
  /** Its last day, `2026-12-31`; of a year that runs, the day of now. */
  day: z.string(),
  cash: moneyText,
  /** In bets and rounds that are not over. */
  held: moneyText,
  /** In withdrawals that were asked for and have not arrived. */
  withdrawing: moneyText,
  total: moneyText,
})

/** What a year came to, in days of America/Sao_Paulo. */
export const yearStatement = z.object({
  year: yearText,
  /** Whether the year still runs, so that all of it may change. */
  soFar: z.boolean(),
  madeAt: instant,
  /** Who issues it; null where the operator has not said. */
  operator: z.object({ name: z.nullable(z.string()), cnpj: z.nullable(z.string()) }),
  brand: z.string(),
  player: z.object({ name: z.string(), cpf: z.nullable(z.string()) }),
  sports: played,
  games: played,
  total: played,
  /** At the end of the year before, and of this one. */
  before: balance,
  after: balance,
})

export type YearStatement = z.output<typeof yearStatement>

const params = z.object({ year: yearText })

export const years = call({
  method: 'GET',
  path: '/api/app/yearly/years',
  auth: 'player',
  priority: 'list',
  summary: 'The years of which the player has a statement, the newest first',
  reply: z.array(z.object({ year: yearText, soFar: z.boolean() })),
})

export const statement = call({
  method: 'GET',
  path: '/api/app/yearly/{year}/statement',
  auth: 'player',
  priority: 'list',
  summary: 'Stakes, prizes and result of a year by category, and the balances at both its ends',
  params,
  /** The CPF is masked but on paper. */
  query: z.object({ paper: z.optional(z.literal('1')) }),
  reply: yearStatement,
})

/** Answers a CSV file, not the envelope: UTF-8 with a byte order mark, in Portuguese. */
export const file = call({
  method: 'GET',
  path: '/api/app/yearly/{year}/statement.csv',
  auth: 'player',
  summary: 'The same statement as a file, with the whole CPF',
  params,
  reply: z.unknown(),
})
