import type { order, CallReply } from '@jogada/contract'
import { parseMoney, reais } from '@jogada/core'
import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { moneyOf } from '../../../components/typed-money.ts'

export type WithdrawLimits = CallReply<typeof order.getWithdraw>

/** Text key of what stands in the way, with the amount that the text ends in. */
export type WithdrawProblem =
  | { readonly text: 'locked' | 'countReached' | 'nothingAvailable' }
  | { readonly text: 'belowMinimum' | 'aboveMaximum'; readonly limit: string }

const DEFAULT_MINIMUM = reais(50n)

/** The least that can be withdrawn: the server's, or 50 where it names none. */
export const minimumOf = ({ limitAmount }: Pick<WithdrawLimits, 'limitAmount'>): Money =>
  parseMoney(limitAmount) ?? DEFAULT_MINIMUM

/** What can be withdrawn now. */
export const availableOf = ({ wdAmount }: Pick<WithdrawLimits, 'wdAmount'>): Money =>
  moneyOf(wdAmount)

/**
 * The first thing that stands in the way of a withdrawal, in the specified order: a bill being
 * made, no withdrawal left today, nothing available, empty or below the minimum, above what is
 * available. Null when nothing does.
 */
export function withdrawProblem(
  limits: Pick<WithdrawLimits, 'lock' | 'number' | 'wdAmount' | 'limitAmount'>,
  amount: Money,
): WithdrawProblem | null {
  const available = availableOf(limits)
  const minimum = minimumOf(limits)
  if (limits.lock) return { text: 'locked' }
  if (limits.number < 1) return { text: 'countReached' }
  if (available <= 0n) return { text: 'nothingAvailable' }
  if (amount === 0n || amount < minimum)
    return { text: 'belowMinimum', limit: minimumText(minimum) }
  if (amount > available) {
    return { text: 'aboveMaximum', limit: formatReais(available, { bare: true }) }
  }
  return null
}

/** The minimum as the specification writes it: `50`, with centavos only where it has some. */
export const minimumText = (minimum: Money): string =>
  formatReais(minimum, { bare: true }).replace(/,00$/, '')
