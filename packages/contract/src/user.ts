import { parts } from '@jogada/core/parts/parts'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { email, instant, moneyText, text, wholeNumber } from './fields.ts'
import { packageEntry } from './order.ts'

/** A player's identity, money and referral sums, named as the specification names them. */
export const userInfoFields = z.object({
  uId: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  yqm: z.string(),
  level: z.number(),
  header: z.number(),
  time: z.string(),
  lx: z.string(),
  kyc: z.union([z.literal(0), z.literal(1)]),
  testFlag: z.union([z.literal(0), z.literal(1)]),
  balance: moneyText,
  payAmount: moneyText,
  paySumAmount: moneyText,
  wdSumAmount: moneyText,
  gameSumAmount: moneyText,
  level1Amount: moneyText,
  level2Amount: moneyText,
  level3Amount: moneyText,
  level1Person: z.number(),
  level2Person: z.number(),
  level3Person: z.number(),
  extendInfo: z.nullable(z.object({ username: z.string(), pwd: z.string(), balance: moneyText })),
  nextlevel: z.nullable(z.object({ gameSumAmount: moneyText, paySumAmount: moneyText })),
  /**
   * `most` is what its campaign can still take off: a price that would ask for more stays whole.
   */
  payDiscount: z.nullable(
    z.object({ discount: z.number(), expiredTime: z.string(), most: z.optional(moneyText) }),
  ),
  /**
   * Whether the app may offer deposits by itself: not while play is paused, nor in every licence.
   */
  offersAllowed: z.boolean(),
  /** Whether nothing may be marketed to the player, as while play is paused. */
  barred: z.boolean(),
  /**
   * Whether a purchase may be told to the operator's advertiser: never of somebody who is excluded.
   */
  purchaseTold: z.boolean(),
  /** Parts of the product that are closed to the player now. */
  closedParts: z.array(z.enum(parts)),
})

export const userInfo = call({
  method: 'GET',
  path: '/api/app/user/userInfo',
  auth: 'player',
  summary: 'The player’s own data, with the package offered beside it',
  /** `paypackage` is what a deposit starts with; null where the app may offer none by itself. */
  reply: z.extend(userInfoFields, { paypackage: z.nullable(packageEntry) }),
})

export const online = call({
  method: 'GET',
  path: '/api/app/main/online',
  auth: 'public',
  priority: 'list',
  summary: 'How many players are connected now, counted over all processes every few seconds',
  /** Null where the licence hides it. */
  reply: z.object({ players: z.nullable(z.number()) }),
})

export const getBalance = call({
  method: 'GET',
  path: '/api/app/user/getBalance',
  auth: 'player',
  priority: 'money',
  summary: 'Balance in its parts; `version` grows with each change of the cash account',
  reply: z.object({
    balance: moneyText,
    version: z.string(),
    freeBalance: moneyText,
    bonus: moneyText,
    held: moneyText,
    withdrawing: moneyText,
    locked: moneyText,
    /** What a taken-back deposit or result left open; it cannot be withdrawn. */
    owed: moneyText,
    withdrawable: moneyText,
  }),
})

export const setHeader = call({
  method: 'GET',
  path: '/api/app/user/setHeader/{avatarIndex}',
  changes: true,
  auth: 'player',
  summary: 'Chooses one of 36 avatars',
  params: z.object({ avatarIndex: wholeNumber(0, 35) }),
  reply: z.object({ header: z.number() }),
})

export const getUserTest = call({
  method: 'GET',
  path: '/api/app/user/getUserTest',
  auth: 'player',
  summary: 'The temporary account of a test player',
  reply: z.object({ username: z.string(), pwd: z.string(), balance: moneyText }),
})

export const updateKyc = call({
  method: 'POST',
  path: '/api/app/user/updateKyc',
  auth: 'player',
  summary: 'Confirms name and CPF, and the birth date where the licence asks for it',
  body: z.object({ name: text(120), cardNo: text(20), birthDate: z.optional(text(10)) }),
  reply: z.object({ kyc: z.literal(1) }),
})

export const kycStates = ['missing', 'refused', 'approved'] as const

export const kycStatus = call({
  method: 'GET',
  path: '/api/app/user/kyc',
  auth: 'player',
  summary: 'How far the player’s identity is confirmed, and why not',
  reply: z.object({
    state: z.enum(kycStates),
    /** Why the last try was refused, in the player’s language. */
    reason: z.nullable(z.string()),
    at: z.nullable(instant),
  }),
})

export const changePassword = call({
  method: 'POST',
  path: '/api/app/user/changePwd',
  auth: 'player',
  summary: 'Sets a new password; every other session of the player ends',
  body: z.object({
    oldPwd: z.string().check(z.minLength(1), z.maxLength(200)),
    newPwd: z.string().check(z.maxLength(200)),
    newPwd1: z.string().check(z.maxLength(200)),
    /** Of the authenticator app, where one guards the account. */
    factor: z.optional(text(24, 1)),
  }),
  reply: z.null(),
})

export const sendResetEmail = call({
  method: 'POST',
  path: '/api/app/main/RESETPWD/sendEmail',
  auth: 'public',
  form: true,
  summary: 'Sends the code of a password reset',
  body: z.object({ email }),
  reply: z.null(),
})

/** `data` is the chkId that the next step needs. */
export const checkResetEmail = call({
  method: 'POST',
  path: '/api/app/main/RESETPWD/checkEmail',
  auth: 'public',
  form: true,
  summary: 'Confirms the code of a password reset',
  body: z.object({ email, code: text(12, 1) }),
  reply: z.string(),
})

export const setPassword = call({
  method: 'POST',
  path: '/api/app/main/setPwd',
  auth: 'public',
  form: true,
  summary: 'Sets a new password with a confirmed chkId',
  body: z.object({ nPwd: z.string().check(z.maxLength(200)), chkId: text(64, 1) }),
  success: 'password_reset',
  reply: z.null(),
})

/** `data` 1 means that a gift waits. */
export const userGift = call({
  method: 'GET',
  path: '/api/app/main/userGift',
  auth: 'player',
  priority: 'list',
  summary: 'Whether a gift waits for the player',
  reply: z.union([z.literal(0), z.literal(1)]),
})
