import { parts } from '@jogada/core/parts/part-audience'
import { riskBounds, riskFlags } from '@jogada/core/withdrawal/risk'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { calendarDay, idText, instant, moneyText, text } from '../fields.ts'
import { withdrawalStates } from '../order.ts'
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

const shown = {
  vip: vipDocument,
  referral: referralDocument,
  games: gamesDocument,
  site: siteDocument,
  withdrawals: withdrawalsDocument,
  sports: sportsDocument,
  parts: partsDocument,
}

export const documents = z.object({ ...shown, staff: staffDocument })

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

const versions = z.array(
  z.object({
    version: z.number(),
    fromAt: instant,
    reason: z.string(),
    changedAt: instant,
    changedBy: z.string(),
    approvedBy: z.string(),
  }),
)

export const all = call({
  method: 'GET',
  path: '/api/ops/settings/all',
  auth: 'operator',
  permission: 'setting.view',
  summary: 'What is set: the newest version of each document, and every version with who and why',
  reply: z.object({
    documents: z.object(shown),
    versions: z.object({
      vip: versions,
      referral: versions,
      games: versions,
      site: versions,
      withdrawals: versions,
      sports: versions,
      parts: versions,
    }),
  }),
})

const change = <T extends z.core.$ZodType>(value: T) =>
  z.object({
    value,
    /** The version that was read before; another one since is not overwritten. */
    version: z.int().check(z.minimum(0)),
    reason: text(500, 3),
  })
const asked = z.object({ approvalId: z.nullable(z.string()) })

export const changeVip = call({
  method: 'POST',
  path: '/api/ops/settings/vip',
  auth: 'operator',
  permission: 'offer.change',
  summary: 'Asks for another VIP table from the day after its approval; a second person decides',
  body: change(vipDocument),
  reply: asked,
})

const movedPlayer = z.object({
  playerId: z.string(),
  from: z.number(),
  to: z.number(),
  deposited: z.string(),
  played: z.string(),
})

/** Whom another VIP table moves: a level that was reached stays, whatever the new table asks. */
export const vipPreview = z.object({
  players: z.number(),
  rises: z.number(),
  keeps: z.number(),
  /** How many go from one level to another, or would under the new table. */
  moves: z.array(z.object({ from: z.number(), to: z.number(), players: z.number() })),
  /** The first ones of each, by their number. */
  rising: z.array(movedPlayer),
  keeping: z.array(movedPlayer),
})

export const previewVip = call({
  method: 'POST',
  path: '/api/ops/settings/vip/preview',
  auth: 'operator',
  permission: 'setting.view',
  summary: 'Which players a VIP table would raise, and which keep a level that it asks more for',
  body: z.object({ value: vipDocument }),
  reply: vipPreview,
})

export const previewAskedVip = call({
  method: 'GET',
  path: '/api/ops/settings/vip/preview/{approvalId}',
  auth: 'operator',
  permission: 'setting.view',
  summary: 'The same for a table that waits for a second person',
  params: z.object({ approvalId: idText }),
  reply: vipPreview,
})

export const changeReferral = call({
  method: 'POST',
  path: '/api/ops/settings/referral',
  auth: 'operator',
  permission: 'offer.change',
  summary: 'Asks for other commissions and ladder from the day after; a second person decides',
  body: change(referralDocument),
  reply: asked,
})

export const changeGames = call({
  method: 'POST',
  path: '/api/ops/settings/games',
  auth: 'operator',
  permission: 'game.set',
  summary: 'Asks for other limits of the house’s games; a second person decides',
  body: change(gamesDocument),
  reply: asked,
})

export const changeSite = call({
  method: 'POST',
  path: '/api/ops/settings/site',
  auth: 'operator',
  permission: 'site.change',
  summary: 'Changes the footer, the pages and the order of home at once',
  body: change(siteDocument),
  reply: asked,
})

export const changeWithdrawals = call({
  method: 'POST',
  path: '/api/ops/settings/withdrawals',
  auth: 'operator',
  permission: 'withdrawal.set',
  summary: 'Asks for other rules of which withdrawals a person looks at; a second person decides',
  body: change(withdrawalsDocument),
  reply: asked,
})

export const changeSports = call({
  method: 'POST',
  path: '/api/ops/settings/sports',
  auth: 'operator',
  permission: 'trading.limit',
  summary: 'Asks for other limits of bets on sports; a second person decides',
  body: change(sportsDocument),
  reply: asked,
})

export const changeParts = call({
  method: 'POST',
  path: '/api/ops/settings/parts',
  auth: 'operator',
  permission: 'switch.stop',
  summary:
    'Closes parts of the product for some players or all, at once; asks a second person where it opens one to more',
  body: change(partsDocument),
  reply: asked,
})

/** What a rule says of a withdrawal: held for a person, and by which signs. */
const verdict = z.object({
  isHeld: z.boolean(),
  score: z.number(),
  flags: z.array(z.string()),
  approvalsNeeded: z.number(),
})

const count = z.object({ paid: z.number(), refused: z.number(), open: z.number() })

/** What other rules would have said of past withdrawals, against how they ended. */
export const withdrawalTrial = z.object({
  since: instant,
  /** Of all; null on the pages after the first. */
  summary: z.nullable(
    z.object({
      tried: z.number(),
      /** Asked for before what they were judged by was kept. */
      untried: z.number(),
      heldBefore: count,
      heldThen: count,
      /** Held by one of both only. */
      newlyHeld: count,
      newlyFree: count,
      twoBefore: z.number(),
      twoThen: z.number(),
      flags: z.array(
        z.object({ flag: z.string(), before: z.number(), would: z.number(), refused: z.number() }),
      ),
    }),
  ),
  /** Newest first. */
  rows: z.array(
    z.object({
      playerId: z.string(),
      withdrawalId: z.string(),
      requestedAt: instant,
      amount: moneyText,
      state: z.enum(withdrawalStates),
      reason: z.nullable(z.string()),
      before: verdict,
      would: verdict,
    }),
  ),
  next: z.nullable(z.string()),
})

const days = z.int().check(z.minimum(1), z.maximum(90))

/** Which of them are listed: those that the draft decides otherwise, or all that it holds. */
export const trialLists = ['changed', 'held'] as const

export const tryWithdrawals = call({
  method: 'POST',
  path: '/api/ops/settings/withdrawals/try',
  auth: 'operator',
  permission: 'withdrawal.view',
  summary: 'What a draft of the rules would have said of the withdrawals of the last days',
  body: z.object({
    value: withdrawalsDocument,
    days,
    list: z.enum(trialLists),
    after: z.optional(text(80)),
  }),
  reply: withdrawalTrial,
})

export const tryAskedWithdrawals = call({
  method: 'POST',
  path: '/api/ops/settings/withdrawals/try/{approvalId}',
  auth: 'operator',
  permission: 'withdrawal.view',
  summary: 'The same for rules that wait for a second person',
  params: z.object({ approvalId: idText }),
  body: z.object({ days, list: z.enum(trialLists), after: z.optional(text(80)) }),
  reply: withdrawalTrial,
})

export const staffAddresses = call({
  method: 'GET',
  path: '/api/ops/settings/staff',
  auth: 'operator',
  permission: 'staff.view',
  summary: 'From where staff may work, and from where the asker does',
  reply: z.object({
    value: staffDocument,
    version: z.number(),
    yours: z.string(),
    /** Whether the servers let staff in from everywhere, whatever the list says. */
    isOpen: z.boolean(),
  }),
})

export const changeStaffAddresses = call({
  method: 'POST',
  path: '/api/ops/settings/staff',
  auth: 'operator',
  permission: 'staff.manage',
  summary:
    'Asks for other addresses that staff may work from, the asker’s among them; a second person decides',
  body: change(staffDocument),
  reply: asked,
})
