import { order } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { isValidCnpj, maskCnpj, normalizeCnpj } from '@jogada/core/documents/cnpj'
import { isValidCpf, maskCpf, normalizeCpf } from '@jogada/core/documents/cpf'
import { isValidTronAddress } from '@jogada/core/documents/tron'
import type { WithdrawLimits } from './withdraw-checks.ts'

export type WithdrawType = (typeof order.withdrawTypes)[number]

/** Where the money goes, as the player filled it in. */
export type Destination = {
  readonly type: WithdrawType
  readonly number: string
  readonly name: string
  readonly whatsapp: string
}

export type WithdrawBody = CallInput<typeof order.withdraw>['body']

const USDT_USER = '20'

/** The types of a licence that a kind of player may choose: USDT only for users of type 20. */
export const typesFor = (
  userType: string | undefined,
  ofLicence: readonly WithdrawType[] = order.withdrawTypes,
): readonly WithdrawType[] => ofLicence.filter((type) => type !== 'USDT' || userType === USDT_USER)

/** What was saved for a type, or blanks. */
export function savedDestination(
  { cardInfo }: Pick<WithdrawLimits, 'cardInfo'>,
  type: WithdrawType,
): Destination {
  const saved = cardInfo[type]
  return {
    type,
    number: saved?.payCardNo ?? '',
    name: saved?.name ?? '',
    whatsapp: saved?.whatsapp ?? '',
  }
}

/** Whether the type asks for the holder's name. */
export const hasHolder = (type: WithdrawType) => type !== 'USDT'

/** The characters of a number that count: none of the punctuation, letters in upper case. */
export const plainNumber = (type: WithdrawType, typed: string): string =>
  type === 'USDT' ? typed.trim() : typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** Whether a number can be one of its type by its check digits, an address by its checksum. */
export function isPlausible({ type, number }: Pick<Destination, 'type' | 'number'>): boolean {
  if (type === 'CPF') return isValidCpf(normalizeCpf(number) ?? '')
  if (type === 'CNPJ') return isValidCnpj(normalizeCnpj(number) ?? '')
  return isValidTronAddress(number.trim())
}

/** Enough of a number for its owner to know it. */
export function maskedNumber({ type, number }: Pick<Destination, 'type' | 'number'>): string {
  if (type === 'CPF') return maskCpf(normalizeCpf(number) ?? number)
  if (type === 'CNPJ') return maskCnpj(normalizeCnpj(number) ?? number)
  return number.length > 12 ? `${number.slice(0, 5)}…${number.slice(-5)}` : number
}

/**
 * The request of a withdrawal, or null while amount, type or number is missing. `ifsc` is the
 * number for a CPF and the rate for USDT.
 */
export function withdrawBody(
  amount: Money,
  to: Destination,
  limits: Pick<WithdrawLimits, 'usdtRate' | 'cardInfo'>,
): WithdrawBody | null {
  const number = plainNumber(to.type, to.number)
  if (amount <= 0n || number === '') return null
  const ifsc = { CPF: number, CNPJ: limits.cardInfo.CNPJ?.ifsc ?? '', USDT: limits.usdtRate }
  return {
    payCardBank: to.type,
    payCardNo: number,
    ifsc: ifsc[to.type],
    amount: formatMoney(amount),
    ...(hasHolder(to.type) ? { name: to.name } : {}),
    whatsapp: to.whatsapp,
  }
}
