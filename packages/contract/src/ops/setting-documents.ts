import { parts } from '@jogada/core/parts/parts'
import { riskBounds, riskFlags } from '@jogada/core/withdrawal/risk'
import * as z from 'zod/mini'
import { calendarDay, idText, text } from '../fields.ts'
import { homeModules } from '../site.ts'
import { gameSwitches } from './switches.ts'

/** Money as a document keeps it: reais with two places, never negative. */
const reais = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/))
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** The VIP table, level 0 first. Fees are thousandths, rebates hundred-thousandths. */
export const vipDocument = z.object({
  levels: z
    .array(
      z.object({
        deposited: reais,
        played: z.nullable(reais),
        playedAlone: z.nullable(reais),
        withdrawalsPerDay: whole(1, 100),
        withdrawalFeePerMille: whole(0, 100),
        award: reais,
        rebateParts: whole(0, 2000),
      }),
    )
    .check(z.length(13)),
})

/** Commission of the three levels in hundred-thousandths of settled stakes, and the ladder. */
export const referralDocument = z.object({
  rates: z.array(whole(0, 2000)).check(z.length(3)),
  minimumDeposit: reais,
  minimumPlay: reais,
  wagerTimes: whole(0, 100),
  steps: z
    .array(z.object({ people: whole(1, 100_000), bonus: reais }))
    .check(z.minLength(1), z.maxLength(20)),
})

/** What each game of the house takes and pays at the most. */
export const gamesDocument = z.object({
  limits: z.record(
    z.enum(gameSwitches),
    z.object({ minStake: reais, maxStake: reais, maxPayout: reais }),
  ),
})

/** Texts of one thing by language; Portuguese is always there and stands in for the others. */
const texts = (max: number) =>
  z.record(z.string().check(z.regex(/^[a-z]{2}_[A-Z]{2}$/)), z.string().check(z.maxLength(max)))

/** The footer’s own words, the pages that it leads to, and the order of home. */
export const siteDocument = z.object({
  /** Modules that are not named come behind the others; not there in versions from before it. */
  home: z.optional(z.array(z.enum(homeModules)).check(z.maxLength(homeModules.length))),
  footer: z.object({ about: texts(600), law: texts(600) }),
  pages: z
    .array(
      z.object({
        slug: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
        isShown: z.boolean(),
        title: texts(80),
        body: texts(20_000),
      }),
    )
    .check(z.maxLength(40)),
})

const bounded = ({ min, max }: { readonly min: number; readonly max: number }) => whole(min, max)

/** When a person looks at a withdrawal before it is paid: amounts, and signs of risk by weight. */
export const withdrawalsDocument = z.object({
  automaticBelow: reais,
  twoOperatorsFrom: reais,
  reviewFromScore: whole(1, 100),
  reviewHours: whole(1, 168),
  weights: z.record(z.enum(riskFlags), whole(0, 100)),
  bounds: z.object({
    freshHours: bounded(riskBounds.freshHours),
    weeklyWithdrawals: bounded(riskBounds.weeklyWithdrawals),
    timesDeposits: bounded(riskBounds.timesDeposits),
    turnoverPercent: bounded(riskBounds.turnoverPercent),
    careDays: bounded(riskBounds.careDays),
    hiddenHours: bounded(riskBounds.hiddenHours),
    bigMultiplier: bounded(riskBounds.bigMultiplier),
  }),
})

const sportsLimits = z.object({
  minStake: reais,
  maxStake: reais,
  maxPayout: reais,
  outcomeLiability: reais,
  marketLiability: reais,
  eventLiability: reais,
  multipleLiability: reais,
  playerStake: reais,
  playerDay: reais,
  houseDay: reais,
})

const everyOr = (max: number) => z.nullable(text(max, 1))

/** What the sportsbook takes and may lose, and rules that leave some bets a part of it. */
export const sportsDocument = z.object({
  priced: sportsLimits,
  replayed: sportsLimits,
  shares: z
    .array(
      z.object({
        sport: everyOr(24),
        competition: everyOr(120),
        market: everyOr(60),
        when: z.enum(['any', 'before', 'live']),
        bets: z.enum(['any', 'single', 'multiple']),
        sharePercent: whole(1, 99),
      }),
    )
    .check(z.maxLength(200)),
})

/** From where staff may work: addresses and networks; none of them lets everybody in. */
export const staffDocument = z.object({
  ranges: z
    .array(z.string().check(z.regex(/^[0-9a-fA-F:.]{2,45}(\/\d{1,3})?$/)))
    .check(z.maxLength(100)),
})

/** For whom parts of the product are open; those that are not named are open to everybody. */
export const partsDocument = z.object({
  closed: z.partialRecord(
    z.enum(parts),
    z.object({
      /** Of all players, always the same ones. */
      playersPercent: whole(0, 100),
      fromLevel: z.nullable(whole(0, 12)),
      testPlayers: z.boolean(),
      tagIds: z.array(idText).check(z.maxLength(20)),
      /** Who answers for it, and by which day they open it to everybody or give it up. */
      owner: text(120, 3),
      until: z.nullable(calendarDay),
    }),
  ),
})

/** The documents of one page, which whoever sees settings sees. */
export const shownDocuments = {
  vip: vipDocument,
  referral: referralDocument,
  games: gamesDocument,
  site: siteDocument,
  withdrawals: withdrawalsDocument,
  sports: sportsDocument,
  parts: partsDocument,
}

export const documents = z.object({ ...shownDocuments, staff: staffDocument })

export type Documents = z.infer<typeof documents>
export const settingNames = [
  'vip',
  'referral',
  'games',
  'site',
  'withdrawals',
  'sports',
  'parts',
  'staff',
] as const
export type SettingName = (typeof settingNames)[number]
