import * as z from 'zod/mini'
import { call } from './call.ts'
import { calendarDay, idText, instant, loginName, moneyInput, moneyText, text } from './fields.ts'

/**
 * Record types: 10 top-up, 11 withdrawal and 20 transfer are the specification's, the rest ours.
 */
export const recordTypes = ['10', '11', '20', '30', '31', '40', '90'] as const

/** 00 pending, 01 cancelled, 10 arrived. */
export const recordStatuses = ['00', '01', '10'] as const

/** The names of the facts that a record's detail may show. */
export const recordFacts = [
  'orderId',
  'withdrawalId',
  'transferId',
  'endToEndId',
  'transactionHash',
  'destination',
  'counterpart',
  'fee',
  'net',
  'reason',
] as const

const day = calendarDay

const period = {
  /** First and last calendar day in America/Sao_Paulo, both included. */
  from: z.optional(day),
  to: z.optional(day),
}

export const record = z.object({
  recordId: z.string(),
  type: z.enum(recordTypes),
  status: z.enum(recordStatuses),
  /** What moved, as the ledger calls it: `deposit`, `dice_bet`, … */
  kind: z.string(),
  at: instant,
  /** Signed: what the cash account gained or lost; of an order without money, its price. */
  amount: moneyText,
  credit: moneyText,
  debit: moneyText,
  /** Cash after it; null where no money moved. */
  balance: z.nullable(moneyText),
})

export type WalletRecord = z.output<typeof record>

const namedRecord = z.extend(record, {
  /** What happened, in the language that was asked for; null where there is no name for it. */
  movement: z.nullable(z.string()),
  /** The code of the house's game that was played; null of anything else. */
  game: z.nullable(z.string()),
})

export type NamedRecord = z.output<typeof namedRecord>

export const records = call({
  method: 'GET',
  path: '/api/app/wallet/records',
  auth: 'player',
  priority: 'list',
  summary: 'What moved the player’s cash, and orders that did not; newest first, page by page',
  query: z.object({
    type: z.optional(z.enum(recordTypes)),
    status: z.optional(z.enum(recordStatuses)),
    ...period,
    before: z.optional(text(60)),
    limit: z.optional(z.enum(['10', '20', '50', '100'])),
  }),
  reply: z.object({
    records: z.array(namedRecord),
    /** What `before` must be for the next page; null on the last one. */
    next: z.nullable(z.string()),
  }),
})

export const recordDetail = call({
  method: 'GET',
  path: '/api/app/wallet/records/{recordId}',
  auth: 'player',
  summary: 'One record with the facts behind it',
  params: z.object({ recordId: text(24, 2) }),
  reply: z.extend(record, {
    facts: z.array(z.object({ name: z.enum(recordFacts), value: z.string() })),
  }),
})

/** Answers a CSV file, not the envelope: UTF-8 with a byte order mark. */
export const recordsFile = call({
  method: 'GET',
  path: '/api/app/wallet/records.csv',
  auth: 'player',
  summary: 'The same records as a file, at most a year and 20,000 lines',
  query: z.object({
    type: z.optional(z.enum(recordTypes)),
    status: z.optional(z.enum(recordStatuses)),
    ...period,
  }),
  reply: z.unknown(),
})

export const statement = call({
  method: 'GET',
  path: '/api/app/wallet/statement',
  auth: 'player',
  priority: 'list',
  summary:
    'Cash at the start and the end of a period, and what came and went: opening + in − out = closing',
  query: z.object(period),
  reply: z.object({
    opening: moneyText,
    credits: moneyText,
    debits: moneyText,
    closing: moneyText,
  }),
})

export const locks = call({
  method: 'GET',
  path: '/api/app/wallet/locks',
  auth: 'player',
  summary: 'The balance in its parts, and each lock with how far it was wagered',
  reply: z.object({
    balance: moneyText,
    withdrawable: moneyText,
    locked: moneyText,
    owed: moneyText,
    held: moneyText,
    withdrawing: moneyText,
    bonus: moneyText,
    locks: z.array(
      z.object({
        lockId: z.string(),
        source: z.enum(['deposit', 'bonus']),
        amount: moneyText,
        /** What must be wagered for it, and what of that was. */
        needed: moneyText,
        wagered: moneyText,
        left: moneyText,
        /** The highest single stake until it is played through; null for no bound. */
        maxBet: z.nullable(moneyText),
        lockedAt: instant,
      }),
    ),
  }),
})

export const transferLimits = call({
  method: 'GET',
  path: '/api/app/wallet/transfer',
  auth: 'player',
  priority: 'money',
  summary: 'Whether and how much the player may transfer to other players now',
  reply: z.object({
    offered: z.boolean(),
    /** Until when nothing is sent, for support released what guarded the account; else null. */
    heldUntil: z.nullable(instant),
    minimum: moneyText,
    maximum: moneyText,
    /** Withdrawable cash within the maximum and what is left of the day. */
    available: moneyText,
    leftToday: z.number(),
    leftTodayAmount: moneyText,
    /** The sum that a new recipient may get during the first `newRecipientHours`. */
    newRecipientMaximum: moneyText,
    newRecipientHours: z.number(),
    lock: z.boolean(),
  }),
})

export const transferRecipient = call({
  method: 'POST',
  path: '/api/app/wallet/transfer/recipient',
  auth: 'player',
  priority: 'money',
  summary: 'Who stands behind a username, masked, before anything moves',
  body: z.object({ transferUser: loginName }),
  reply: z.object({
    transferUser: z.string(),
    name: z.string(),
    isNew: z.boolean(),
    /** The most that this recipient may get in one transfer now. */
    maximum: moneyText,
  }),
})

export const transferStates = ['in_transit', 'delivered'] as const

export const transfer = call({
  method: 'POST',
  path: '/api/app/wallet/transfer',
  auth: 'player',
  priority: 'money',
  idempotent: true,
  summary: 'Sends withdrawable cash to another player, confirmed by the password',
  body: z.object({
    transferUser: loginName,
    transferAmount: moneyInput,
    pwd: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Of the authenticator app, where one guards the account and no passkey confirms. */
    factor: z.optional(text(24)),
  }),
  reply: z.object({
    transferId: idText,
    state: z.enum(transferStates),
    name: z.string(),
    amount: moneyText,
    balance: moneyText,
    version: z.string(),
  }),
})
