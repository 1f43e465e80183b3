import { add, formatMoney, subtract } from '@jogada/core'
import type { HouseSum } from '@jogada/ledger'
import { figureOf } from './figures.ts'

/** The figures of the daily report over all that a player ever did, by the same definitions. */
export function lifetimeOf(sums: readonly HouseSum[]) {
  const ggr = figureOf('ggr', sums)
  const given = add(figureOf('promotions', sums), figureOf('referral', sums))
  return {
    deposits: formatMoney(figureOf('deposits', sums)),
    refunds: formatMoney(figureOf('refunds', sums)),
    withdrawals: formatMoney(figureOf('withdrawals', sums)),
    ggr: formatMoney(ggr),
    ngr: formatMoney(subtract(ggr, given)),
  }
}
