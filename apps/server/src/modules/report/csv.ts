import type { CallReply, ops } from '@jogada/contract'

type Report = CallReply<typeof ops.books.report>

type Cell = string | number | null

/** A cell that no spreadsheet takes for a formula (OWASP, CSV injection), quoted where it must be. */
export function csvCell(value: Cell): string {
  const text = value === null ? '' : String(value)
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`

const heads = {
  products: ['day', 'product', 'stakes', 'payouts', 'ggr', 'hold_percent', 'actives'],
  days: [
    'day',
    'deposits',
    'refunds',
    'withdrawals',
    'fees',
    'promotions',
    'referral',
    'adjustments',
    'ggr',
    'ngr',
    'actives',
    'depositors',
  ],
  costs: ['day', 'kind', 'cost'],
} as const

/** The report as RFC 4180 text: who made it when, the days, the products, then the costs. */
export function reportAsCsv(report: Report, operator: string): string {
  const { title, from, to, generatedAt } = report
  const head = line([title, from, to, generatedAt, operator])
  if (report.days.length === 0) return `${head}${line(['No Activity'])}`
  return [
    head,
    line(heads.days),
    ...report.days.map((day) =>
      line([
        day.day,
        day.deposits,
        day.refunds,
        day.withdrawals,
        day.fees,
        day.promotions,
        day.referral,
        day.adjustments,
        day.ggr,
        day.ngr,
        day.actives,
        day.depositors,
      ]),
    ),
    line(heads.products),
    ...report.products.map((one) =>
      line([one.day, one.product, one.stakes, one.payouts, one.ggr, one.hold, one.actives]),
    ),
    line(heads.costs),
    ...report.costs.map((one) => line([one.day, one.kind, one.cost])),
  ].join('')
}
