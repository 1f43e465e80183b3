import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { percentOf, sumOf } from '../../components/sum.ts'

type Report = CallReply<typeof ops.books.report>
export type DayLine = Report['days'][number]
export type Product = Report['products'][number]
export type Cost = Report['costs'][number]

/** A line of a whole period: no day, and no people, for the same may play on several days. */
const whole = { day: null, actives: null, depositors: null } as const

/** All days together, to the centavo. */
export function dayTotal(days: readonly DayLine[]) {
  const names = [...ops.books.cashFigures, 'ngr'] as const
  const figures = names.map((name) => [name, sumOf(days.map((day) => day[name]))] as const)
  return { ...whole, ...(Object.fromEntries(figures) as Record<(typeof names)[number], string>) }
}

/** All products over all days as the product `null`, then each of them; the hold is of the sums. */
export function productTotals(products: readonly Product[]) {
  const played = ops.books.reportProducts.filter((name) =>
    products.some(({ product }) => product === name),
  )
  return [null, ...played].map((product) => {
    const own = products.filter((one) => product === null || one.product === product)
    const stakes = sumOf(own.map((one) => one.stakes))
    const payouts = sumOf(own.map((one) => one.payouts))
    const ggr = sumOf(own.map((one) => one.ggr))
    return { ...whole, product, stakes, payouts, ggr, hold: percentOf(ggr, stakes) }
  })
}

/** All that was given over all days as the kind `null`, then what each kind cost. */
export function costTotals(costs: readonly Cost[]) {
  const kinds = [...new Set(costs.map(({ kind }) => kind))].toSorted()
  return [null, ...kinds].map((kind) => {
    const own = costs.filter((one) => kind === null || one.kind === kind)
    return { day: null, kind, cost: sumOf(own.map(({ cost }) => cost)) }
  })
}
