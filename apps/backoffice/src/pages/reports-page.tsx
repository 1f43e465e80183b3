import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { today } from '../components/days.ts'
import { Rows } from '../components/rows.tsx'
import type { Column } from '../components/rows.tsx'
import { DayInput } from '../components/day-input.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { Money } from '../components/shown.tsx'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

type Day = CallReply<typeof ops.books.report>['days'][number]

const DAYS_SHOWN = 30

const cashColumns = [
  'deposits',
  'refunds',
  'withdrawals',
  'fees',
  'promotions',
  'adjustments',
  'ggr',
  'ngr',
] as const

/** GGR, NGR, hold and cash by day and by product, straight from the ledger. */
export function ReportsPage() {
  const { t } = useTexts()
  const me = useMe()
  const [from, setFrom] = useState(today(DAYS_SHOWN))
  const [to, setTo] = useState(today())
  const query = useCall(ops.books.report, { query: { from, to } })
  const take = useChange(ops.books.reportCsv, ({ name, csv }) => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
  })
  return (
    <Page
      title={t.reports}
      actions={
        <Group align="flex-end">
          <DayInput label={t.from} value={from} onChange={setFrom} />
          <DayInput label={t.to} value={to} onChange={setTo} />
          {me.may('report.export') && (
            <Button
              variant="default"
              loading={take.isPending}
              onClick={() => take.mutate({ query: { from, to } })}
            >
              {t.export}
            </Button>
          )}
        </Group>
      }
    >
      <Loaded query={query} isEmpty={({ days }) => days.length === 0}>
        {({ days, products }) => (
          <>
            <Text fw={600}>{t.byDay}</Text>
            <Rows
              rows={days.toReversed()}
              rowKey={(day) => day.day}
              minWidth={1180}
              columns={[
                { head: t.day, kind: 'day', render: (day) => day.day },
                ...cashColumns.map((name): Column<Day> => ({
                  head: t[name],
                  kind: 'money',
                  render: (day) => <Money amount={day[name]} />,
                })),
                { head: t.actives, kind: 'money', render: (day) => day.actives },
                { head: t.depositors, kind: 'money', render: (day) => day.depositors },
              ]}
            />
            <Text fw={600}>{t.byProduct}</Text>
            <Rows
              rows={products.toReversed()}
              rowKey={(one) => `${one.day} ${one.product}`}
              columns={[
                { head: t.day, render: (one) => one.day },
                { head: t.product, render: (one) => word(t.productNames, one.product) },
                { head: t.stakes, kind: 'money', render: (one) => <Money amount={one.stakes} /> },
                { head: t.payouts, kind: 'money', render: (one) => <Money amount={one.payouts} /> },
                { head: t.ggr, kind: 'money', render: (one) => <Money amount={one.ggr} /> },
                { head: t.hold, kind: 'money', render: (one) => one.hold ?? '–' },
                { head: t.actives, kind: 'money', render: (one) => one.actives },
              ]}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}
