import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { add, formatMoney, parseMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { expect } from 'vitest'
import type { TestOperator } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import type { TestServer } from '../../testkit/test-server.ts'

export type Report = CallReply<typeof ops.books.report>

export const sumOf = (texts: readonly string[]): Money =>
  add(zero, ...texts.map((text) => parseMoney(text)!))

/** What accounts of the house hold, by their numbers in the ledger. */
export async function houseBalance(
  { deps }: TestServer,
  ...accounts: readonly number[]
): Promise<bigint> {
  const { rows } = await deps.pool.query<{ sum: bigint }>(
    `SELECT coalesce(sum(balance), 0)::bigint AS sum FROM ledger.account
      WHERE owner < 0 AND account = ANY ($1)`,
    [accounts],
  )
  return rows[0]!.sum
}

/** Expects every figure of every day to be the sum of the commands that it leads to. */
export async function checkRows(operator: TestOperator, { days, products, costs }: Report) {
  const behind = async (figure: ops.books.Figure, day: string, kind?: string) => {
    const amounts: string[] = []
    let before: string | undefined
    do {
      const page = dataOf(
        await operator.call(ops.books.reportRows, {
          params: { figure, day },
          query: { ...(before ? { before } : {}), ...(kind ? { kind } : {}) },
        }),
      )
      amounts.push(...page.rows.map(({ amount }) => amount))
      before = page.next ?? undefined
    } while (before !== undefined)
    return sumOf(amounts)
  }
  const costOf = (day: string) =>
    sumOf(costs.filter((one) => one.day === day).map(({ cost }) => cost))
  for (const { day, kind, cost } of costs) {
    expect([day, kind, await behind('costs', day, kind)]).toEqual([day, kind, parseMoney(cost)])
    expect(await behind('costs', day, 'bet_stake')).toBe(0n)
  }
  const ofProducts: readonly string[] = ops.books.reportProducts
  for (const day of days) {
    for (const figure of ops.books.figures) {
      const product = products.find((one) => one.day === day.day && one.product === figure)
      const shown = ofProducts.includes(figure)
        ? (product?.ggr ?? '0.00')
        : (day[figure as keyof typeof day] ?? formatMoney(costOf(day.day)))
      expect([day.day, figure, await behind(figure, day.day)]).toEqual([
        day.day,
        figure,
        parseMoney(String(shown)),
      ])
    }
  }
}
