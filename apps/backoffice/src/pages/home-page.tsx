import { ops } from '@jogada/contract'
import { Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { Money } from '../components/shown.tsx'
import { today } from '../components/days.ts'
import { careTexts } from '../i18n/areas/care.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

const REFRESH_MS = 10_000

/** What waits for somebody, then how the day goes, then what is stopped. */
export function HomePage() {
  const { t } = useTexts()
  const care = useArea(careTexts)
  const me = useMe()
  const counts = useCall(ops.queues.counts, {}, { refreshMs: REFRESH_MS })
  return (
    <Page title={t.home}>
      <Loaded query={counts}>
        {(found) => (
          <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }}>
            <Queue to="/saques" label={t.withdrawals} count={found.withdrawals}>
              <Text size="xs" c={found.withdrawalsLate ? 'red' : 'dimmed'}>
                {found.withdrawalsLate
                  ? t.late.replace('{n}', String(found.withdrawalsLate))
                  : t.inTime}
              </Text>
            </Queue>
            {(
              [
                ['/depositos', t.differences, found.differences, t.openDifferences],
                ['/depositos', t.debts, found.debts, t.openDebts],
                ['/identidade', t.kyc, found.kyc, t.refusedKyc],
                ['/atendimento', care.tickets, found.tickets, t.waiting],
                ['/alertas', care.alerts, found.alerts, t.waiting],
                ['/segunda-pessoa', t.approvals, found.approvals, t.waiting],
              ] as const
            ).map(([to, label, count, hint]) => (
              <Queue key={label} to={to} label={label} count={count}>
                {hint}
              </Queue>
            ))}
          </SimpleGrid>
        )}
      </Loaded>
      {me.may('report.view') && <Today />}
      <Stops />
    </Page>
  )
}

function Queue(props: {
  readonly to: string
  readonly label: string
  readonly count: number | null
  readonly children: ReactNode
}) {
  if (props.count === null) return null
  return (
    <Card withBorder renderRoot={(rest) => <Link to={props.to} {...rest} />}>
      <Text size="sm" c="dimmed">
        {props.label}
      </Text>
      <span className="figure">{props.count}</span>
      <Text size="xs" c="dimmed" component="div">
        {props.children}
      </Text>
    </Card>
  )
}

function Today() {
  const { t } = useTexts()
  const day = today()
  const report = useCall(ops.books.report, { query: { from: day, to: day } })
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.today}</Text>
      <Loaded query={report} isEmpty={({ days }) => days.length === 0}>
        {({ days }) => (
          <SimpleGrid cols={{ base: 2, lg: 5 }}>
            {days.map((one) => [
              <Figure key="ggr" label={t.ggr} amount={one.ggr} />,
              <Figure key="ngr" label={t.ngr} amount={one.ngr} />,
              <Figure key="in" label={t.deposits} amount={one.deposits} />,
              <Figure key="out" label={t.withdrawals} amount={one.withdrawals} />,
              <Card key="who" withBorder>
                <Text size="sm" c="dimmed">
                  {t.actives}
                </Text>
                <span className="figure">{one.actives}</span>
              </Card>,
            ])}
          </SimpleGrid>
        )}
      </Loaded>
    </Stack>
  )
}

const Figure = ({ label, amount }: { readonly label: string; readonly amount: string }) => (
  <Card withBorder>
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text fz={22} fw={650}>
      <Money amount={amount} />
    </Text>
  </Card>
)

/** A game has a word here only while it is stopped. */
const isShown = ({ name, isStopped }: { readonly name: string; readonly isStopped: boolean }) =>
  isStopped || !name.startsWith('game:')

function Stops() {
  const { t } = useTexts()
  const switches = useCall(ops.switches.list, {}, { refreshMs: REFRESH_MS })
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.switches}</Text>
      <Loaded query={switches}>
        {(states) => (
          <Group>
            {states.filter(isShown).map(({ name, isStopped }) => (
              <Text key={name} size="sm" c={isStopped ? 'red' : 'teal'}>
                ● {word(t.switchNames, name)}: {isStopped ? t.stopped : t.running}
              </Text>
            ))}
          </Group>
        )}
      </Loaded>
    </Stack>
  )
}
