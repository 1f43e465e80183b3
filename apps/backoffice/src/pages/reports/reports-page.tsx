import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Group, Tabs } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { today } from '../../components/days.ts'
import { Rows } from '../../components/rows.tsx'
import type { Column } from '../../components/rows.tsx'
import { DayInput } from '../../components/day-input.tsx'
import { Loaded, Page } from '../../components/page.tsx'
import { Day, Decimal, Money } from '../../components/shown.tsx'
import { reportTexts } from '../../i18n/areas/reports.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { Figure, Followed } from './behind.tsx'
import { Cohorts, Liability } from './cohorts.tsx'
import { Funnel } from './funnel.tsx'
import { Levy } from './levy.tsx'
import { ReportMail } from './report-mail.tsx'
import { Prizes } from './prizes.tsx'
import { YearlyOfAll } from './yearly.tsx'
import { Wagers } from './wagers.tsx'

type Report = CallReply<typeof ops.books.report>
type DayLine = Report['days'][number]
type Product = Report['products'][number]

const DAYS_SHOWN = 30

const tabs = [
  'days',
  'products',
  'costs',
  'wagers',
  'prizes',
  'levy',
  'funnel',
  'cohorts',
  'liability',
  'yearly',
] as const

/** GGR, NGR, hold and cash by day and by product, straight from the ledger. */
export function ReportsPage() {
  const { t } = useTexts()
  const area = useArea(reportTexts)
  const [tab, setTab] = useState<(typeof tabs)[number]>('days')
  const isDaily = tab === 'days' || tab === 'products' || tab === 'costs'
  const hasPeriod =
    isDaily || tab === 'wagers' || tab === 'prizes' || tab === 'levy' || tab === 'funnel'
  const [from, setFrom] = useState(today(DAYS_SHOWN))
  const [to, setTo] = useState(today())
  const query = useCall(ops.books.report, { query: { from, to } })
  return (
    <Page
      title={t.reports}
      {...(tab !== 'yearly' && {
        file: { table: isDaily ? 'daily' : tab, ...(hasPeriod ? { filter: { from, to } } : {}) },
      })}
      actions={
        <Group align="flex-end">
          <DayInput label={t.from} value={from} onChange={setFrom} />
          <DayInput label={t.to} value={to} onChange={setTo} />
        </Group>
      }
    >
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) => setTab(tabs.find((name) => name === chosen) ?? 'days')}
      >
        <Tabs.List mb="md">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {area.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="wagers">
          <Wagers key={`${from} ${to}`} from={from} to={to} />
        </Tabs.Panel>
        <Tabs.Panel value="prizes">
          <Prizes from={from} to={to} />
        </Tabs.Panel>
        <Tabs.Panel value="levy">
          <Levy from={from} to={to} />
        </Tabs.Panel>
        <Tabs.Panel value="funnel">
          <Funnel from={from} to={to} />
        </Tabs.Panel>
        <Tabs.Panel value="cohorts">
          <Cohorts />
        </Tabs.Panel>
        <Tabs.Panel value="yearly">
          <YearlyOfAll />
        </Tabs.Panel>
        <Tabs.Panel value="liability">
          <Liability />
        </Tabs.Panel>
        {tab === 'days' && <ReportMail />}
        {isDaily && (
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
                  </Tabs.Panel>
                </>
              )}
            </Loaded>
          </Followed>
        )}
      </Tabs>
    </Page>
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
