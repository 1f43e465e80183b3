import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import type { Cell } from './csv.ts'

type Report = CallReply<typeof ops.books.report>

const heads = {
  products: ['day', 'product', 'stakes', 'payouts', 'ggr', 'hold', 'actives'],
  days: ['day', ...ops.books.cashFigures, 'ngr', 'actives', 'depositors'],
  costs: ['day', 'kind', 'cost'],
} as const

const cellsOf = (row: Readonly<Record<string, Cell>>, names: readonly string[]): Cell[] =>
  names.map((name) => row[name] ?? null)

/**
 * The daily report as lines: the days, the products, then the costs; none where nothing happened.
 */
export function dailyLines(report: Report): readonly (readonly Cell[])[] {
  if (report.days.length === 0) return []
  return [
    heads.days,
    ...report.days.map((day) => cellsOf(day, heads.days)),
    heads.products.map((name) => (name === 'hold' ? 'hold_percent' : name)),
    ...report.products.map((one) => cellsOf(one, heads.products)),
    heads.costs,
    ...report.costs.map((one) => cellsOf(one, heads.costs)),
  ]
}
