import { formatMoney, no, ok, zero } from '@jogada/core'
import type { Money, Result } from '@jogada/core'
import { shownSum } from '@jogada/messages'
import type { Limits } from './limits.ts'

export type CheckRefusal =
  | 'withdraw_locked'
  | 'withdraw_count_reached'
  | 'withdraw_nothing_available'
  | 'withdraw_below_minimum'
  | 'withdraw_above_maximum'

type Checked = Pick<Limits, 'isLocked' | 'leftToday' | 'available'> & {
  readonly terms: Pick<Limits['terms'], 'minimum'>
}

/** The five checks of a withdrawal in the specification's order. */
export function checkAmount(amount: Money, limits: Checked): Result<Money, CheckRefusal> {
  if (limits.isLocked) return no('withdraw_locked')
  if (limits.leftToday < 1n) return no('withdraw_count_reached')
  if (limits.available <= zero) return no('withdraw_nothing_available')
  if (amount < limits.terms.minimum) return no('withdraw_below_minimum')
  if (amount > limits.available) return no('withdraw_above_maximum')
  return ok(amount)
}

/** The limit that a refusal's text shows, as players read sums. */
export function limitShown(code: CheckRefusal, limits: Checked): Record<string, string> {
  if (code === 'withdraw_below_minimum') return { limit: shownSum(limitText(limits.terms.minimum)) }
  if (code === 'withdraw_above_maximum') return { limit: shownSum(formatMoney(limits.available)) }
  return {}
}

/** The minimum as the specification writes it: `50`, with centavos only where it has some. */
export const limitText = (minimum: Money): string => formatMoney(minimum).replace(/\.00$/, '')
