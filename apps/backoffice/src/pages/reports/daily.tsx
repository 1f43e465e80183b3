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

type Report = CallReply<typeof ops.books.report>
type DayLine = Report['days'][number]
type Product = Report['products'][number]
type Cost = Report['costs'][number]

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

function Days({ days }: { readonly days: readonly DayLine[] }) {
  const { t } = useTexts()
  const area = useArea(reportTexts)
  const labelOf = (name: (typeof ops.books.cashFigures)[number]) =>
    name === 'referral' ? area.referral : t[name]
  return (
    <Rows
      list="report-days"
      rows={days.toReversed()}
      rowKey={(day) => day.day}
      minWidth={980}
      columns={[
        { head: t.day, kind: 'day', render: (day) => <Day day={day.day} /> },
        ...ops.books.cashFigures.map((name): Column<DayLine> => ({
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
  return (
    <Rows
      list="report-products"
      rows={products.toReversed()}
      rowKey={(one) => `${one.day} ${one.product}`}
      minWidth={720}
      columns={[
        { head: t.day, kind: 'day', render: (one) => <Day day={one.day} /> },
        { head: t.product, render: (one) => word(t.productNames, one.product) },
        { head: t.stakes, kind: 'money', render: (one) => <Money amount={one.stakes} /> },
        { head: t.payouts, kind: 'money', render: (one) => <Money amount={one.payouts} /> },
        {
          head: t.ggr,
          kind: 'money',
          render: (one) => (
            <Figure
              figure={one.product}
              day={one.day}
              label={`${t.ggr} ${word(t.productNames, one.product)}`}
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
  return (
    <Rows
      rows={costs.toReversed()}
      rowKey={(one) => `${one.day} ${one.kind}`}
      columns={[
        { head: t.day, kind: 'day', render: (one) => <Day day={one.day} /> },
        { head: area.kind, render: (one) => word(area.kinds, one.kind) },
        {
          head: area.cost,
          kind: 'money',
          render: (one) => <Money amount={one.cost} />,
        },
      ]}
    />
  )
}
