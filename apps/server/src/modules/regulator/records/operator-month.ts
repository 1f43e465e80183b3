import { add, subtract, zero } from '@jogada/core'
import type { OperatorMonthRecord } from '@jogada/core/regulator/records'
import type { LedgerSnapshot } from '@jogada/ledger'
import { figureOf, figures } from '../../report/index.ts'
import { stakedAndPaid } from '../../wallet/index.ts'

const products = ['sport', 'draws', 'providers', 'games'] as const

/** What a month came to, by the figures of the daily report; `day` is its last one. */
export async function operatorMonth(
  ledger: LedgerSnapshot,
  day: string,
): Promise<OperatorMonthRecord> {
  const month = day.slice(0, 7)
  const days = { firstDay: `${month}-01`, lastDay: day }
  const sums = await ledger.houseSums(days)
  return {
    month,
    activePlayers: await ledger.countPlayers(days, ['house:games', 'house:sportsbook']),
    deposits: figureOf('deposits', sums),
    withdrawals: figureOf('withdrawals', sums),
    products: products.map((product) => {
      const { accounts, kinds } = figures[product]
      const own = sums
        .filter(({ account, kind }) => accounts.includes(account) && kinds.test(kind))
        .map(stakedAndPaid)
      const stakes = add(zero, ...own.map((one) => one.stakes))
      const ggr = figureOf(product, sums)
      return {
        product,
        stakes,
        prizes: subtract(stakes, ggr),
        ggr,
      }
    }),
  }
}
