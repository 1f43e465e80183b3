import * as z from 'zod/mini'
import { call } from './call.ts'
import { flag, idText, instant, moneyInput, moneyText, text } from './fields.ts'
import { playContribution } from './promotion.ts'

/** The values of a package's `curreny`, spelled as specified. */
export const packageCurrencies = [
  'BRL',
  'EXTPAY',
  '',
  'BTBRL',
  'FCBRL',
  'INSBRL',
  'EXPPAY',
] as const

export const packageEntry = z.object({
  pkgId: z.string(),
  price: moneyText,
  gift: moneyText,
  sort: z.number(),
  curreny: z.enum(packageCurrencies),
  /** How often the gift is wagered before it turns into cash, and within how many days. */
  giftTimes: z.optional(z.number()),
  giftDays: z.optional(z.number()),
  /** The highest single stake until then; left out where there is no bound. */
  giftMaxBet: z.optional(moneyText),
  /** How much of a stake counts for that, by family of play. */
  giftContribution: z.optional(playContribution),
})

export type PackageEntry = z.output<typeof packageEntry>

export const getPrices = call({
  method: 'GET',
  path: '/api/app/order/getPrices',
  auth: 'player',
  summary: 'Deposit packages; INSBRL for the low-balance deposit, EXPPAY for the bonus popup',
  query: z.object({ curreny: z.optional(z.enum(['INSBRL', 'EXPPAY'])) }),
  reply: z.array(packageEntry),
})

export const prePay = call({
  method: 'POST',
  path: '/api/app/order/prePay/{pkgId}',
  auth: 'player',
  priority: 'money',
  form: true,
  summary: 'Makes a deposit order and its PIX charge',
  params: z.object({ pkgId: text(40, 1) }),
  body: z.object({ gift: flag, pkgId: text(40, 1), isapp: z.optional(flag) }),
  /** `amount` is what is paid, `price` what is credited for it, `gift` the bonus beside it. */
  reply: z.object({
    orderId: z.string(),
    payNo: z.string(),
    url: z.string(),
    amount: moneyText,
    price: moneyText,
    gift: moneyText,
  }),
})

/** '10' paid, '01' or '-01' cancelled or failed, '00' pending. */
export const orderStatus = z.enum(['00', '10', '01', '-01'])

/**
 * Why a credited payment came without what its order was promised: paid too late, another amount,
 * paid before, cancelled, or meant for a first or second deposit that another one was.
 */
export const lostPromise = z.enum(['late', 'amount', 'twice', 'cancelled', 'lapsed'])

export type LostPromise = z.output<typeof lostPromise>

/**
 * `gift` is the bonus that the paid order brought, or that an unpaid one was promised. Of a paid
 * order `amount` is what was credited, which may differ from what was asked, and `lost` says why
 * the payment did not bring all that was promised.
 */
const orderOutcome = z.object({
  status: orderStatus,
  gift: moneyText,
  amount: z.optional(moneyText),
  lost: z.optional(lostPromise),
  /** A limit or a break of the player forbade it after it was made. */
  withdrawn: z.optional(z.literal(true)),
})

export const getStatus = call({
  method: 'GET',
  path: '/api/app/order/getStatus/{orderId}',
  auth: 'player',
  priority: 'money',
  summary: 'Status of a deposit order',
  params: z.object({ orderId: idText }),
  reply: orderOutcome,
})

export const cancelOrder = call({
  method: 'POST',
  path: '/api/app/order/cancel/{orderId}',
  auth: 'player',
  priority: 'money',
  summary: 'Gives a pending deposit order up; money that arrives later is still credited',
  params: z.object({ orderId: idText }),
  reply: orderOutcome,
})

export const pendingOrder = call({
  method: 'GET',
  path: '/api/app/order/pending',
  auth: 'player',
  summary: 'The player’s newest deposit order that can still be paid, if any',
  reply: z.nullable(
    z.object({
      orderId: z.string(),
      payNo: z.string(),
      url: z.string(),
      amount: moneyText,
      price: moneyText,
      gift: moneyText,
      expiresAt: instant,
      serverNow: instant,
    }),
  ),
})

export const withdrawTypes = ['CPF', 'CNPJ', 'USDT'] as const

export const cardEntry = z.object({
  ifsc: z.string(),
  payCardNo: z.string(),
  name: z.string(),
  whatsapp: z.string(),
})

export const getWithdraw = call({
  method: 'GET',
  path: '/api/app/order/getWithdraw',
  auth: 'player',
  priority: 'money',
  summary: 'Limits of a withdrawal and the saved destinations',
  reply: z.object({
    limitAmount: z.string(),
    number: z.number(),
    lock: z.boolean(),
    wdAmount: moneyText,
    usdtRate: z.string(),
    serviceAmount: z.number(),
    balance: moneyText,
    locked: moneyText,
    /** What the player owes; `wdAmount` leaves it in the account. */
    owed: moneyText,
    cardInfo: z.object({
      CHANNEL: z.enum(withdrawTypes),
      CPF: z.nullable(cardEntry),
      CNPJ: z.nullable(cardEntry),
      USDT: z.nullable(cardEntry),
    }),
  }),
})

export const withdrawalStates = [
  'requested',
  'in_review',
  'approved',
  'sent',
  'paid',
  'refused',
] as const

export const withdraw = call({
  method: 'POST',
  path: '/api/app/order/withdraw',
  auth: 'player',
  priority: 'money',
  summary: 'Asks for a withdrawal; the amount is set aside at once',
  body: z.object({
    payCardBank: z.enum(withdrawTypes),
    payCardNo: text(80),
    ifsc: text(80),
    name: z.optional(text(120)),
    amount: moneyInput,
    whatsapp: z.optional(text(24)),
    /** Of the authenticator app, where one guards the account. */
    yzcCode: z.optional(text(24)),
  }),
  reply: z.object({
    withdrawalId: z.string(),
    state: z.enum(withdrawalStates),
    amount: moneyText,
    fee: moneyText,
    net: moneyText,
  }),
})

export const withdrawals = call({
  method: 'GET',
  path: '/api/app/order/withdrawals',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s withdrawals, newest first, each with its timeline',
  reply: z.array(
    z.object({
      withdrawalId: z.string(),
      type: z.enum(withdrawTypes),
      destination: z.string(),
      amount: moneyText,
      fee: moneyText,
      net: moneyText,
      state: z.enum(withdrawalStates),
      reason: z.nullable(z.string()),
      endToEndId: z.nullable(z.string()),
      /** Of a USDT payment: what was sent in USDT, and under which transaction. */
      usdt: z.nullable(z.string()),
      transactionHash: z.nullable(z.string()),
      /** While it waits for an operator: the class of reason, and by when it is decided. */
      review: z.nullable(z.object({ reason: z.string(), dueAt: instant })),
      timeline: z.array(z.object({ state: z.enum(withdrawalStates), at: instant })),
      /** What came back after it was paid, the oldest first: as it was credited, a fee with it. */
      returns: z.array(z.object({ returnId: z.string(), amount: moneyText, at: instant })),
    }),
  ),
})
