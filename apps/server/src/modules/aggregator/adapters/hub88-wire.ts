import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { z } from 'zod'
import type { WalletAnswer, WalletFault } from '../wallet/port.ts'

/** Amounts travel as integers of 1/100000 of the currency unit. */
const PER_CENTAVO = 1000n
const LARGEST_AMOUNT = 1_000_000_000_000_000

const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const token = z.string().min(1).max(128)

const amount = z
  .number()
  .int()
  .min(0)
  .max(LARGEST_AMOUNT)
  .transform((units): Money => centavos(BigInt(units) / PER_CENTAVO))

const common = {
  request_uuid: id,
  token,
  user: z.string().max(64).optional(),
  game_code: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/)
    .optional(),
  currency: z.literal('BRL').optional(),
  /** When it was sent, in milliseconds since 1970; part of what is signed. */
  timestamp: z.number().int().optional(),
}

const money = {
  ...common,
  currency: z.literal('BRL'),
  transaction_uuid: id,
  round: id,
  amount,
  round_closed: z.boolean().default(false),
}

export const infoBody = z.object(common)
export const balanceBody = z.object(common)
export const betBody = z.object(money)
export const winBody = z.object({
  ...money,
  reference_transaction_uuid: id.optional(),
  /** A prize of a promotion or a jackpot, which answers no bet. */
  reward_uuid: id.optional(),
})
export const rollbackBody = z.object({
  ...common,
  transaction_uuid: id,
  reference_transaction_uuid: id,
  round: id,
})
export const roundEndBody = z.object({ ...common, round: id })

export type Status =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_INVALID_PARTNER'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_WRONG_CURRENCY'
  | (typeof STATUS_OF)[WalletFault]

const STATUS_OF = {
  invalid_token: 'RS_ERROR_INVALID_TOKEN',
  token_expired: 'RS_ERROR_TOKEN_EXPIRED',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  invalid_game: 'RS_ERROR_INVALID_GAME',
  duplicate: 'RS_ERROR_DUPLICATE_TRANSACTION',
  unknown_debit: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  already_settled: 'RS_ERROR_TRANSACTION_SETTLED',
  already_refunded: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
} as const satisfies Record<WalletFault, string>

/** An answer in the dialect; the balance goes with every answer about a known player. */
export function answerBody(requestId: string | undefined, answer: WalletAnswer) {
  return {
    status: answer.ok ? ('RS_OK' as const) : STATUS_OF[answer.fault],
    ...(requestId === undefined ? {} : { request_uuid: requestId }),
    ...(answer.user === null ? {} : { user: answer.user }),
    ...(answer.balance === null
      ? {}
      : { currency: 'BRL', balance: Number(answer.balance * PER_CENTAVO) }),
  }
}
