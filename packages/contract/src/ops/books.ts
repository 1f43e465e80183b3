import * as z from 'zod/mini'
import { call } from '../call.ts'
import { calendarDay, idText, instant, moneyText, text } from '../fields.ts'

export const accountNames = ['cash', 'bonus', 'held', 'withdrawing'] as const
const day = calendarDay
/** What happened from this instant on is left out. */
const asOf = z.optional(z.iso.datetime({ offset: true }))

export const entries = call({
  method: 'GET',
  path: '/api/ops/ledger/entries/{playerId}/{account}',
  auth: 'operator',
  permission: 'ledger.view',
  summary: 'Entries of an account, the newest first, with the balance after each',
  params: z.object({ playerId: idText, account: z.enum(accountNames) }),
  query: z.object({ before: z.optional(idText), at: asOf }),
  reply: z.array(
    z.object({
      seq: z.string(),
      commandId: z.string(),
      kind: z.string(),
      debit: moneyText,
      credit: moneyText,
      balanceAfter: moneyText,
      at: instant,
    }),
  ),
})

export const balancesAt = call({
  method: 'GET',
  path: '/api/ops/ledger/balances/{playerId}',
  auth: 'operator',
  permission: 'ledger.view',
  summary: 'A player’s accounts as they stood before an instant',
  params: z.object({ playerId: idText }),
  query: z.object({ at: asOf }),
  reply: z.object({
    at: instant,
    cash: moneyText,
    bonus: moneyText,
    held: moneyText,
    withdrawing: moneyText,
  }),
})

export const houseAccountNames = [
  'house:psp_clearing',
  'house:games',
  'house:sportsbook',
  'house:promotion',
  'house:referral',
  'house:fees',
  'house:transfer_transit',
  'house:adjustment',
] as const

export const tree = call({
  method: 'GET',
  path: '/api/ops/ledger/tree',
  auth: 'operator',
  permission: 'ledger.view',
  summary: 'What every account of the house has, and what players have by account, now or then',
  query: z.object({ at: asOf }),
  reply: z.object({
    at: instant,
    house: z.array(z.object({ account: z.enum(houseAccountNames), balance: moneyText })),
    houseTotal: moneyText,
    /** Of all players together by account; only of now, for it is not kept how it was. */
    players: z.nullable(z.array(z.object({ account: z.enum(accountNames), balance: moneyText }))),
    playersTotal: moneyText,
    /**
     * Both totals together, each summed by itself: zero. Null where the one was taken
     * from the other.
     */
    sum: z.nullable(moneyText),
  }),
})

export const houseEntries = call({
  method: 'GET',
  path: '/api/ops/ledger/house/{account}',
  auth: 'operator',
  permission: 'ledger.view',
  summary: 'Commands on an account of the house, the newest first, with what each moved into it',
  params: z.object({ account: z.enum(houseAccountNames) }),
  query: z.object({
    at: asOf,
    /** The last one seen, as `next` gave it. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,4}-\d{1,18}-\d{1,18}$/))),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        commandId: z.string(),
        playerId: z.string(),
        kind: z.string(),
        at: instant,
        amount: moneyText,
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

export const command = call({
  method: 'GET',
  path: '/api/ops/ledger/command/{playerId}/{commandId}',
  auth: 'operator',
  permission: 'ledger.view',
  summary: 'What one command asked for and left behind',
  params: z.object({ playerId: idText, commandId: idText }),
  reply: z.object({
    commandId: z.string(),
    kind: z.string(),
    at: instant,
    verdict: z.string(),
    detail: z.nullable(z.string()),
    balances: z.array(z.object({ account: z.string(), balance: moneyText })),
  }),
})

export const verify = call({
  method: 'POST',
  path: '/api/ops/ledger/verify',
  auth: 'operator',
  permission: 'ledger.view',
  summary: 'Proves sums, chains and balances from the entries and names the first bad row',
  reply: z.object({ firstBadRow: z.nullable(z.string()), entries: z.number() }),
})

export const auditEntry = z.object({
  seq: z.string(),
  at: instant,
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  reason: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  address: z.string(),
  hash: z.string(),
  /** Why and the facts are for those alone who may `wellbeing.view`, and empty here. */
  isHidden: z.boolean(),
})

/** What of the log is looked at; nothing given means all of it. */
const auditFilter = {
  subject: z.optional(text(120)),
  /** The e-mail of whoever did it. */
  actor: z.optional(text(254)),
  action: z.optional(text(60)),
  /** The last day of the operator's that is listed. */
  until: z.optional(day),
}

export const auditList = call({
  method: 'GET',
  path: '/api/ops/audit/list',
  auth: 'operator',
  permission: 'audit.view',
  summary: 'What operators did, the newest first',
  query: z.object({ before: z.optional(idText), ...auditFilter }),
  reply: z.array(auditEntry),
})

export const auditVerify = call({
  method: 'POST',
  path: '/api/ops/audit/verify',
  auth: 'operator',
  permission: 'audit.view',
  summary: 'Recomputes the chain of the audit log',
  reply: z.object({
    entries: z.number(),
    firstBadSeq: z.nullable(z.string()),
    head: z.string(),
  }),
})

export const reportProducts = ['sport', 'games', 'draws', 'providers'] as const

const line = z.object({
  day: z.string(),
  product: z.enum(reportProducts),
  stakes: moneyText,
  payouts: moneyText,
  ggr: moneyText,
  /** GGR in percent of stakes, two places; null without stakes. */
  hold: z.nullable(z.string()),
  actives: z.number(),
})

/** What a day's line of a report counts beside products, in the order in which it is shown. */
export const cashFigures = [
  'deposits',
  'refunds',
  'withdrawals',
  'fees',
  'promotions',
  'referral',
  'adjustments',
  'ggr',
] as const

/** What a report counts; each can be followed to the commands that make it. */
export const figures = [...cashFigures, 'costs', ...reportProducts] as const

export type Figure = (typeof figures)[number]

const cashLine = z.object({
  day: z.string(),
  deposits: moneyText,
  refunds: moneyText,
  withdrawals: moneyText,
  fees: moneyText,
  promotions: moneyText,
  /** Commission and ladder bonus. */
  referral: moneyText,
  adjustments: moneyText,
  ggr: moneyText,
  /** GGR less promotions and referral. */
  ngr: moneyText,
  actives: z.number(),
  depositors: z.number(),
})

const period = z.object({ from: day, to: day })

export const report = call({
  method: 'GET',
  path: '/api/ops/reports/daily',
  auth: 'operator',
  permission: 'report.view',
  summary: 'Every day of a period, both included, by product and in sum, from the ledger',
  query: period,
  reply: z.object({
    title: z.string(),
    from: z.string(),
    to: z.string(),
    generatedAt: instant,
    products: z.array(line),
    days: z.array(cashLine),
    /** What promotions and referral cost, by the kind of their commands. */
    costs: z.array(z.object({ day: z.string(), kind: z.string(), cost: moneyText })),
  }),
})

export const reportRows = call({
  method: 'GET',
  path: '/api/ops/reports/rows/{figure}/{day}',
  auth: 'operator',
  permission: 'report.view',
  summary: 'The commands that make a figure of a day, the newest first; together they are it',
  params: z.object({ figure: z.enum(figures), day }),
  query: z.object({
    before: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,18}$/))),
    /** Only commands of this kind. */
    kind: z.optional(z.string().check(z.regex(/^[a-z_]{1,60}$/))),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        commandId: z.string(),
        playerId: z.string(),
        kind: z.string(),
        at: instant,
        amount: moneyText,
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

export const cohorts = call({
  method: 'GET',
  path: '/api/ops/reports/cohorts',
  auth: 'operator',
  permission: 'report.view',
  summary: 'Players by month of registration over a year, and what they did in each month since',
  reply: z.array(
    z.object({
      month: z.string(),
      players: z.number(),
      months: z.array(
        z.object({
          month: z.string(),
          players: z.number(),
          depositors: z.number(),
          deposits: moneyText,
          ggr: moneyText,
          ngr: moneyText,
        }),
      ),
    }),
  ),
})

export const funnel = call({
  method: 'GET',
  path: '/api/ops/reports/funnel',
  auth: 'operator',
  permission: 'report.view',
  summary: 'Of whoever registered on each day of a period, how many have come how far by now',
  query: period,
  reply: z.object({
    generatedAt: instant,
    days: z.array(
      z.object({
        day: z.string(),
        registered: z.number(),
        confirmed: z.number(),
        paid: z.number(),
        paidAgain: z.number(),
        played: z.number(),
      }),
    ),
  }),
})

/** A prize is paid within so many minutes of the end of its event (P615). */
export const PRIZE_MINUTES = 120

export const prizes = call({
  method: 'GET',
  path: '/api/ops/reports/prizes',
  auth: 'operator',
  permission: 'report.view',
  summary: 'How long prizes of sports took in a period, and those that took longer than allowed',
  query: period,
  reply: z.object({
    withinMinutes: z.number(),
    paid: z.number(),
    breaches: z.number(),
    /** Null where no prize was paid. */
    slowestMinutes: z.nullable(z.number()),
    /** The slowest first, 200 at most. */
    late: z.array(
      z.object({
        playerId: z.string(),
        betId: z.string(),
        payout: moneyText,
        endedAt: instant,
        paidAt: instant,
        minutes: z.number(),
      }),
    ),
  }),
})

export const levy = call({
  method: 'GET',
  path: '/api/ops/reports/levy',
  auth: 'operator',
  permission: 'report.view',
  summary: 'What the licence takes of GGR, by whole months and dated rate, from the ledger',
  query: period,
  reply: z.object({
    generatedAt: instant,
    /** Whether the licence takes anything at all. */
    isLevied: z.boolean(),
    rows: z.array(
      z.object({
        month: z.string(),
        /** Since when the rate holds, and what it is in percent; null where none does. */
        rateSince: z.nullable(z.string()),
        percent: z.nullable(z.string()),
        sport: moneyText,
        games: moneyText,
        revenue: moneyText,
        socialSecurity: moneyText,
        destinations: moneyText,
        levy: moneyText,
        kept: moneyText,
      }),
    ),
  }),
})

export const liability = call({
  method: 'GET',
  path: '/api/ops/reports/liability',
  auth: 'operator',
  permission: 'report.view',
  summary: 'What players are owed now, by account',
  reply: z.object({
    at: instant,
    cash: moneyText,
    bonus: moneyText,
    held: moneyText,
    withdrawing: moneyText,
    total: moneyText,
    /** The accounts of the house; with the players' they make zero. */
    house: moneyText,
  }),
})

export { wagerFigures, wagers } from './wagers.ts'
