import { ops } from '@jogada/contract'
import { Badge, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '../api/use-call.ts'
import { DayChart } from '../components/day-chart.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { Money } from '../components/shown.tsx'
import { today } from '../components/days.ts'
import { careTexts } from '../i18n/areas/care.ts'
import { strandedTexts } from '../i18n/areas/stranded.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

const REFRESH_MS = 10_000

/** What waits for somebody, then how the day goes, then what is stopped. */
export function HomePage() {
  const { t } = useTexts()
  const care = useArea(careTexts)
  const stranded = useArea(strandedTexts)
  const me = useMe()
  const counts = useCall(ops.queues.counts, {}, { refreshMs: REFRESH_MS })
  return (
    <Page title={t.home}>
      <div className="desk">
        <Loaded query={counts}>
          {(found) => (
            <Card withBorder padding={0}>
              <Queue to="/saques" label={t.withdrawals} count={found.withdrawals}>
                <Text span inherit {...(found.withdrawalsLate ? { c: 'red' } : {})}>
                  {found.withdrawalsLate
                    ? t.late.replace('{n}', String(found.withdrawalsLate))
                    : t.inTime}
                </Text>
              </Queue>
              {(
                [
                  ['/depositos', stranded.title, found.stranded, t.waiting],
                  ['/depositos', t.differences, found.differences, t.openDifferences],
                  ['/depositos', t.debts, found.debts, t.openDebts],
                  ['/identidade', t.kyc, found.kyc, t.openKyc],
                  ['/atendimento', care.tickets, found.tickets, t.waiting],
                  ['/alertas', care.alerts, found.alerts, t.waiting],
                  ['/segunda-pessoa', t.approvals, found.approvals, t.waiting],
                ] as const
              ).map(([to, label, count, hint]) => (
                <Queue key={label} to={to} label={label} count={count}>
                  {hint}
                </Queue>
              ))}
            </Card>
          )}
        </Loaded>
        <Stack>
          {me.may('report.view') && <Days />}
          <Stops />
        </Stack>
      </div>
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
    <Link to={props.to} className="queue">
      <div>
        <Text fw={600}>{props.label}</Text>
        <Text size="xs" c="dimmed">
          {props.children}
        </Text>
      </div>
      <span className={props.count === 0 ? 'figure none' : 'figure'}>{props.count}</span>
    </Link>
  )
}

const DAYS_SHOWN = 14

const QUIET = {
  ggr: '0.00',
  ngr: '0.00',
  deposits: '0.00',
  withdrawals: '0.00',
  actives: 0,
  depositors: 0,
}

/** How the day goes, and the days before it. */
function Days() {
  const { t } = useTexts()
  const shown = Array.from({ length: DAYS_SHOWN }, (_, place) => today(DAYS_SHOWN - 1 - place))
  const to = today()
  const report = useCall(ops.books.report, { query: { from: shown[0] ?? to, to } })
  return (
    <Loaded query={report}>
      {({ days }) => {
        const on = (day: string) => days.find((one) => one.day === day) ?? QUIET
        const now = on(to)
        return (
          <Stack gap="xs">
            <Text fw={600}>{t.today}</Text>
            <SimpleGrid cols={{ base: 2, xs: 3 }}>
              <Figure label={t.ggr}>
                <Money amount={now.ggr} />
              </Figure>
              <Figure label={t.ngr}>
                <Money amount={now.ngr} />
              </Figure>
              <Figure label={t.actives}>{now.actives}</Figure>
              <Figure label={t.deposits}>
                <Money amount={now.deposits} />
              </Figure>
              <Figure label={t.withdrawals}>
                <Money amount={now.withdrawals} />
              </Figure>
              <Figure label={t.depositors}>{now.depositors}</Figure>
            </SimpleGrid>
            <DayChart
              title={t.lastDays}
              days={shown.map((day) => ({ day, amount: on(day).ggr }))}
            />
          </Stack>
        )
      }}
    </Loaded>
  )
}

const Figure = (props: { readonly label: string; readonly children: ReactNode }) => (
  <Card withBorder padding="sm">
    <Text size="xs" c="dimmed">
      {props.label}
    </Text>
    <Text fz={20} fw={650}>
      {props.children}
    </Text>
  </Card>
)

/** A game, and automatic play, have a word here only while they are stopped. */
const isShown = ({ name, isStopped }: { readonly name: string; readonly isStopped: boolean }) =>
  isStopped || !/^(game:|automatic)/.test(name)

function Stops() {
  const { t } = useTexts()
  const switches = useCall(ops.switches.list, {}, { refreshMs: REFRESH_MS })
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.switches}</Text>
      <Loaded query={switches}>
        {(states) => (
          <Group gap="xs">
            {states.filter(isShown).map(({ name, isStopped }) => (
              <Badge key={name} size="lg" variant="light" color={isStopped ? 'red' : 'teal'}>
                {word(t.switchNames, name)}: {isStopped ? t.stopped : t.running}
              </Badge>
            ))}
          </Group>
        )}
      </Loaded>
    </Stack>
  )
}
