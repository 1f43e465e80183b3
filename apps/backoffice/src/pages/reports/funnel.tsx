import { ops } from '@jogada/contract'
import { Text } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { Rows } from '../../components/rows.tsx'
import { Day, Decimal } from '../../components/shown.tsx'
import { reportTexts } from '../../i18n/areas/reports.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { funnelTotal } from './funnel-total.ts'
import type { Line } from './funnel-total.ts'

const steps = ['confirmed', 'paid', 'played', 'paidAgain'] as const

/** How far whoever registered on each day has come, and all of them together. */
export function Funnel({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useArea(reportTexts)
  const { t: common } = useTexts()
  const query = useCall(ops.books.funnel, { query: { from, to } })
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t.funnelLead}
      </Text>
      <Loaded query={query} isEmpty={({ days }) => days.length === 0}>
        {({ days }) => (
          <Rows
            rows={[{ ...funnelTotal(days), day: null }, ...days.toReversed()]}
            rowKey={({ day }) => day ?? 'total'}
            minWidth={640}
            columns={[
              {
                head: common.day,
                kind: 'day',
                render: ({ day }) => (day === null ? <b>{t.period}</b> : <Day day={day} />),
              },
              { head: t.registered, kind: 'money', render: ({ registered }) => registered },
              ...steps.map((step) => ({
                head: t.funnel[step],
                kind: 'money' as const,
                render: (line: Line) => <Share of={line[step]} among={line.registered} />,
              })),
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

function Share({ of: part, among: whole }: { readonly of: number; readonly among: number }) {
  return (
    <>
      {part}{' '}
      <Text span size="xs" c="dimmed">
        <Decimal of={whole === 0 ? null : ((part / whole) * 100).toFixed(1)} /> %
      </Text>
    </>
  )
}
