import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Tabs } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Loaded } from '../../components/page.tsx'
import { Rows } from '../../components/rows.tsx'
import type { Column } from '../../components/rows.tsx'
import { Day, Decimal, Money } from '../../components/shown.tsx'
import { reportTexts } from '../../i18n/areas/reports.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { Figure, Followed } from './behind.tsx'
import { costTotals, dayTotal, productTotals } from './report-totals.ts'
import type { Cost, DayLine, Product } from './report-totals.ts'

type Report = CallReply<typeof ops.books.report>
type DayRow = DayLine | ReturnType<typeof dayTotal>

/** The tabs of one report: its days, its products and what it cost. */
export function Daily({ query }: { readonly query: UseQueryResult<Report> }) {
  return (
    <Followed>
      <Loaded query={query} isEmpty={({ days }) => days.length === 0}>
        {({ days, products, costs }) => (
          <>
            <Tabs.Panel value="days">
              <Days days={days} />
            </Tabs.Panel>
            <Tabs.Panel value="products">
              <Products products={products} />
            </Tabs.Panel>
            <Tabs.Panel value="costs">
              <Costs costs={costs} />
            </Tabs.Panel>
          </>
        )}
      </Loaded>
    </Followed>
  )
}

/** The day of a line; the lines of the whole period have none. */
function DayOf({ day }: { readonly day: string | null }) {
  const t = useArea(reportTexts)
  return day === null ? <b>{t.period}</b> : <Day day={day} />
}

function Days({ days }: { readonly days: readonly DayLine[] }) {
  const { t } = useTexts()
  const area = useArea(reportTexts)
  const labelOf = (name: (typeof ops.books.cashFigures)[number]) =>
    name === 'referral' ? area.referral : t[name]
  return (
    <Rows
      list="report-days"
      rows={[dayTotal(days), ...days.toReversed()]}
      rowKey={({ day }) => day ?? 'total'}
      minWidth={980}
      columns={[
        { head: t.day, kind: 'day', render: ({ day }) => <DayOf day={day} /> },
        ...ops.books.cashFigures.map((name): Column<DayRow> => ({
          head: labelOf(name),
          kind: 'money',
          render: (day) => (
            <Figure figure={name} day={day.day} label={labelOf(name)} amount={day[name]} />
          ),
        })),
        { head: t.ngr, kind: 'money', render: (day) => <Money amount={day.ngr} /> },
        { head: t.actives, kind: 'money', render: (day) => day.actives },
        { head: t.depositors, kind: 'money', render: (day) => day.depositors },
      ]}
    />
  )
}

function Products({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTexts()
  const area = useArea(reportTexts)
  const nameOf = (product: Product['product'] | null) =>
    product === null ? area.all : word(t.productNames, product)
  return (
    <Rows
      list="report-products"
      rows={[...productTotals(products), ...products.toReversed()]}
      rowKey={(one) => `${one.day} ${one.product}`}
      minWidth={720}
      columns={[
        { head: t.day, kind: 'day', render: ({ day }) => <DayOf day={day} /> },
        { head: t.product, render: ({ product }) => nameOf(product) },
        { head: t.stakes, kind: 'money', render: (one) => <Money amount={one.stakes} /> },
        { head: t.payouts, kind: 'money', render: (one) => <Money amount={one.payouts} /> },
        {
          head: t.ggr,
          kind: 'money',
          render: (one) => (
            <Figure
              figure={one.product ?? 'ggr'}
              day={one.day}
              label={`${t.ggr} ${nameOf(one.product)}`}
              amount={one.ggr}
            />
          ),
        },
        { head: t.hold, kind: 'money', render: (one) => <Decimal of={one.hold} /> },
        { head: t.actives, kind: 'money', render: (one) => one.actives },
      ]}
    />
  )
}

function Costs({ costs }: { readonly costs: readonly Cost[] }) {
  const { t } = useTexts()
  const area = useArea(reportTexts)
  const nameOf = (kind: string | null) => (kind === null ? area.all : word(area.kinds, kind))
  return (
    <Rows
      rows={[...costTotals(costs), ...costs.toReversed()]}
      rowKey={(one) => `${one.day} ${one.kind}`}
      columns={[
        { head: t.day, kind: 'day', render: ({ day }) => <DayOf day={day} /> },
        { head: area.kind, render: ({ kind }) => nameOf(kind) },
        {
          head: area.cost,
          kind: 'money',
          render: ({ day, kind, cost }) => (
            <Figure
              figure="costs"
              kind={kind}
              day={day}
              label={`${area.cost} ${nameOf(kind)}`}
              amount={cost}
            />
          ),
        },
      ]}
    />
  )
}
