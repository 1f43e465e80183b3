import { ops } from '@jogada/contract'
import { Text } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { Rows } from '../../components/rows.tsx'
import { Decimal, Money } from '../../components/shown.tsx'
import { reportTexts } from '../../i18n/areas/reports.ts'
import { useArea } from '../../i18n/use-area.ts'

const shares = [
  'sport',
  'games',
  'revenue',
  'socialSecurity',
  'destinations',
  'levy',
  'kept',
] as const

/** What the law takes of GGR, by month. */
export function Levy({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useArea(reportTexts)
  const query = useCall(ops.books.levy, { query: { from, to } })
  return (
    <Loaded query={query} isEmpty={({ rows }) => rows.length === 0}>
      {({ rows, isLevied }) => (
        <>
          <Text size="sm" c="dimmed" mb="md">
            {isLevied ? t.levyLead : t.levyNone}
          </Text>
          <Rows
            rows={rows.toReversed()}
            rowKey={(row) => `${row.month} ${row.rateSince}`}
            minWidth={960}
            columns={[
              { head: t.month, kind: 'day', render: ({ month }) => month },
              {
                head: t.levyRate,
                kind: 'money',
                render: ({ percent }) => (
                  <>
                    <Decimal of={percent} />
                    {percent && ' %'}
                  </>
                ),
              },
              ...shares.map((name) => ({
                head: t.levy[name],
                kind: 'money' as const,
                render: (row: (typeof rows)[number]) => <Money amount={row[name]} />,
              })),
            ]}
          />
        </>
      )}
    </Loaded>
  )
}
