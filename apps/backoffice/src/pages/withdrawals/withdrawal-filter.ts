import { amountOf } from '../../components/amounts.ts'
import type { Filter } from '../../components/saved-views.tsx'
import type { Row } from './withdrawal-modals.tsx'

type State = Row['state']

export const TABS: readonly State[] = ['in_review', 'approved', 'sent', 'paid', 'refused']
export const TYPES: readonly Row['type'][] = ['CPF', 'CNPJ', 'USDT']

export type Shown = {
  readonly state: State
  readonly type?: Row['type']
  readonly flag?: string
  readonly from?: string
  readonly to?: string
  readonly late?: '1'
  readonly returned?: '1'
}

/** A kept view, or what was typed, as the call takes it. */
export function filterOf(kept: Filter): Shown {
  const { type, flag, from, to, late, returned } = kept
  return {
    state: TABS.find((state) => state === kept.state) ?? 'in_review',
    ...(TYPES.some((one) => one === type) ? { type: type as Row['type'] } : {}),
    ...(flag ? { flag } : {}),
    ...(from ? { from: amountOf(from) } : {}),
    ...(to ? { to: amountOf(to) } : {}),
    ...(late ? { late: '1' as const } : {}),
    ...(returned ? { returned: '1' as const } : {}),
  }
}
