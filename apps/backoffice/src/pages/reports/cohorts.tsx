import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Card, SimpleGrid, Text } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { Rows } from '../../components/rows.tsx'
import type { Column } from '../../components/rows.tsx'
import { Money } from '../../components/shown.tsx'
import { reportTexts } from '../../i18n/areas/reports.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { lifetimeValue } from './lifetime-value.ts'

type Cohort = CallReply<typeof ops.books.cohorts>[number]

/** How many months lie between two, `2026-01` and `2026-03` being two apart. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}

/** Who registered when, and how many of them played in each month since. */
export function Cohorts() {
  const t = useArea(reportTexts)
  const query = useCall(ops.books.cohorts, {})
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t.cohortsLead}
      </Text>
      <Loaded query={query} isEmpty={(cohorts) => cohorts.length === 0}>
        {(cohorts) => {
          const longest = Math.max(
            0,
            ...cohorts.flatMap(({ month, months }) =>
              months.map((one) => monthsBetween(month, one.month)),
            ),
          )
          const columns: readonly Column<Cohort>[] = [
            {
              head: t.month,
              kind: 'day',
              render: ({ month }) => month.split('-').toReversed().join('/'),
            },
            { head: t.registered, kind: 'money', render: ({ players }) => players },
            {
              head: t.depositors,
              kind: 'money',
              render: ({ months }) => Math.max(0, ...months.map(({ depositors }) => depositors)),
            },
            {
              head: t.lifetimeValue,
              kind: 'money',
              render: (cohort) => <Money amount={lifetimeValue(cohort)} />,
            },
            ...Array.from({ length: longest + 1 }, (_, since): Column<Cohort> => ({
              head: t.monthsSince.replace('{n}', String(since)),
              kind: 'money',
              render: (cohort) => <Cell cohort={cohort} since={since} />,
            })),
          ]
          return (
            <Rows
              rows={cohorts.toReversed()}
              rowKey={({ month }) => month}
              minWidth={500 + longest * 130}
              columns={columns}
            />
          )
        }}
      </Loaded>
    </>
  )
}

function Cell({ cohort, since }: { readonly cohort: Cohort; readonly since: number }) {
  const found = cohort.months.find((one) => monthsBetween(cohort.month, one.month) === since)
  if (!found) return <>–</>
  return (
    <>
      {found.players} ({Math.round((found.players / cohort.players) * 100)} %)
      <Text size="xs" c="dimmed" component="div">
        <Money amount={found.ngr} />
      </Text>
    </>
  )
}

/** What players are owed now. */
export function Liability() {
  const t = useArea(reportTexts)
  const { t: common } = useTexts()
  const query = useCall(ops.books.liability, {})
  return (
    <>
      <Text size="sm" c="dimmed">
        {t.liabilityLead}
      </Text>
      <Loaded query={query}>
        {(owed) => (
          <SimpleGrid cols={{ base: 2, md: 3, lg: 6 }}>
            {(
              [
                [common.cash, owed.cash],
                [common.bonus, owed.bonus],
                [common.held, owed.held],
                [common.withdrawing, owed.withdrawing],
                [t.total, owed.total],
                [t.house, owed.house],
              ] as const
            ).map(([label, amount]) => (
              <Card key={label} withBorder padding="sm">
                <Text size="xs" c="dimmed">
                  {label}
                </Text>
                <Text fw={650} ta="left">
                  <Money amount={amount} />
                </Text>
              </Card>
            ))}
          </SimpleGrid>
        )}
      </Loaded>
    </>
  )
}
