import { ops } from '@jogada/contract'
import { Button, Group, Table, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { today } from '../components/days.ts'
import { Loaded, Page } from '../components/page.tsx'
import { Money } from '../components/shown.tsx'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

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
          <TextInput
            type="date"
            aria-label={t.from}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            aria-label={t.to}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
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
            <Table.ScrollContainer minWidth={1180}>
              <Table verticalSpacing={6}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t.day}</Table.Th>
                    {cashColumns.map((name) => (
                      <Table.Th key={name} className="money">
                        {t[name]}
                      </Table.Th>
                    ))}
                    <Table.Th className="money">{t.actives}</Table.Th>
                    <Table.Th className="money">{t.depositors}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {days.toReversed().map((day) => (
                    <Table.Tr key={day.day}>
                      <Table.Td className="day">{day.day}</Table.Td>
                      {cashColumns.map((name) => (
                        <Table.Td key={name} className="money">
                          <Money amount={day[name]} />
                        </Table.Td>
                      ))}
                      <Table.Td className="money">{day.actives}</Table.Td>
                      <Table.Td className="money">{day.depositors}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
            <Text fw={600}>{t.byProduct}</Text>
            <Table verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t.day}</Table.Th>
                  <Table.Th>{t.product}</Table.Th>
                  <Table.Th className="money">{t.stakes}</Table.Th>
                  <Table.Th className="money">{t.payouts}</Table.Th>
                  <Table.Th className="money">{t.ggr}</Table.Th>
                  <Table.Th className="money">{t.hold}</Table.Th>
                  <Table.Th className="money">{t.actives}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {products.toReversed().map((one) => (
                  <Table.Tr key={`${one.day} ${one.product}`}>
                    <Table.Td>{one.day}</Table.Td>
                    <Table.Td>{word(t.productNames, one.product)}</Table.Td>
                    <Table.Td className="money">
                      <Money amount={one.stakes} />
                    </Table.Td>
                    <Table.Td className="money">
                      <Money amount={one.payouts} />
                    </Table.Td>
                    <Table.Td className="money">
                      <Money amount={one.ggr} />
                    </Table.Td>
                    <Table.Td className="money">{one.hold ?? '–'}</Table.Td>
                    <Table.Td className="money">{one.actives}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </>
        )}
      </Loaded>
    </Page>
  )
}
