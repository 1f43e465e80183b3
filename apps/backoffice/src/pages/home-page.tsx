import { ops } from '@jogada/contract'
import { Badge, Card, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { strandedTexts } from '../i18n/areas/stranded.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { BusinessToday } from './home/business.tsx'
import { HealthNow } from './home/health.tsx'
import { OddReturns } from './home/odd-returns.tsx'
import { Risks } from './home/risks.tsx'

const REFRESH_MS = 10_000

/** What waits for somebody, how the business goes, what may go wrong, and what is stopped. */
export function HomePage() {
  const { t } = useTexts()
  const care = useArea(careTexts)
  const stranded = useArea(strandedTexts)
  const me = useMe()
  const counts = useCall(ops.queues.counts, {}, { refreshMs: REFRESH_MS })
  return (
    <Page title={t.home}>
      <div className="desk">
        <Stack gap="lg">
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
        </Stack>
        <Stack gap="lg" className="desk-business">
          {me.may('report.view') && <BusinessToday />}
          {me.may('trading.view') && <Risks />}
          {me.may('game.view') && <OddReturns />}
        </Stack>
        <Stack gap="lg">
          <HealthNow />
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

/** A game, and automatic play, have a word here only while they are stopped. */
const isShown = ({ name, isStopped }: { readonly name: string; readonly isStopped: boolean }) =>
  isStopped || !/^(game:|studio:|automatic)/.test(name)

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
