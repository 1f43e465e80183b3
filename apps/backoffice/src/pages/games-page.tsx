import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Rows } from '../components/rows.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Decimal, Money } from '../components/shown.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { GameLimits } from './offers/game-limits.tsx'

type Row = CallReply<typeof ops.care.returns>[number]
type Days = '1' | '7' | '30' | '365'

const REFRESH_MS = 10_000
const DAYS: readonly Days[] = ['1', '7', '30', '365']

/** Each game: what it should give back, what it did, and its switch. */
export function GamesPage() {
  const t = useArea(careTexts)
  const { t: common } = useTexts()
  const me = useMe()
  const [days, setDays] = useState<Days>('30')
  const [changing, setChanging] = useState<Row | null>(null)
  const [voiding, setVoiding] = useState<Row | null>(null)
  const done = () => setChanging(null)
  const query = useCall(ops.care.returns, { query: { days } }, { refreshMs: REFRESH_MS })
  const stop = useChange(ops.switches.stop, done)
  const release = useChange(ops.switches.release, done)
  const askVoid = useChange(ops.care.voidRounds, () => setVoiding(null))
  const change = changing?.isStopped ? release : stop
  const nameOf = (row: Row) => row.switchName as ops.switches.GameSwitch
  return (
    <Page
      title={t.games}
      file={{ table: 'returns', filter: { days } }}
      actions={
        <SegmentedControl
          aria-label={t.period}
          value={days}
          onChange={setDays}
          data={DAYS.map((value) => ({ value, label: t.days[value] }))}
        />
      }
    >
      <Text size="sm" c="dimmed">
        {t.gamesLead}
      </Text>
      <Loaded query={query}>
        {(rows) => (
          <Rows
            list="games"
            rows={rows}
            rowKey={(row) => row.game}
            minWidth={860}
            columns={[
              { head: t.game, render: (row) => word(common.switchNames, row.switchName) },
              {
                head: t.expected,
                kind: 'money',
                render: (row) => <Percent from={row.theoreticalMin} to={row.theoreticalMax} />,
              },
              {
                head: t.actual,
                kind: 'money',
                render: (row) => (
                  <b>
                    <Percent from={row.actual} />
                  </b>
                ),
              },
              {
                head: t.band,
                kind: 'money',
                render: (row) => <Percent from={row.bandFrom} to={row.bandTo} />,
              },
              { head: t.sigma, kind: 'money', render: (row) => <Sigma sigma={row.sigma} /> },
              { head: t.rounds, kind: 'money', render: (row) => row.rounds },
              { head: t.stakes, kind: 'money', render: (row) => <Money amount={row.stakes} /> },
              { head: t.payouts, kind: 'money', render: (row) => <Money amount={row.payouts} /> },
              {
                head: t.voids,
                kind: 'money',
                render: (row) => (
                  <>
                    {row.voids} · <Money amount={row.voidedStakes} />
                  </>
                ),
              },
              {
                head: t.interrupted,
                kind: 'money',
                render: (row) => (
                  <>
                    {row.openRounds} · <Money amount={row.heldStakes} />
                    {row.isStopped && row.openRounds > 0 && me.may('game.set') && (
                      <Button size="compact-xs" variant="subtle" onClick={() => setVoiding(row)}>
                        {t.voidOpen}
                      </Button>
                    )}
                  </>
                ),
              },
              {
                head: t.state,
                render: (row) => (
                  <Badge color={row.isStopped ? 'red' : 'teal'} variant="light">
                    {row.isStopped ? t.stopped : t.running}
                  </Badge>
                ),
              },
              {
                kind: 'actions',
                render: (row) =>
                  me.may(row.isStopped ? 'switch.release' : 'switch.stop') && (
                    <Button
                      size="compact-xs"
                      variant={row.isStopped ? 'default' : 'light'}
                      {...(row.isStopped ? {} : { color: 'red' })}
                      onClick={() => setChanging(row)}
                    >
                      {row.isStopped ? t.release : t.stop}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      <ReasonModal
        title={changing?.isStopped ? t.release : t.stop}
        lead={changing ? word(common.switchNames, changing.switchName) : ''}
        isOpen={changing !== null}
        isBusy={change.isPending}
        onClose={done}
        onConfirm={(reason) =>
          changing && change.mutate({ params: { name: nameOf(changing) }, body: { reason } })
        }
      />
      <ReasonModal
        title={t.voidOpen}
        lead={voiding ? word(common.switchNames, voiding.switchName) : ''}
        isOpen={voiding !== null}
        isBusy={askVoid.isPending}
        onClose={() => setVoiding(null)}
        onConfirm={(reason) =>
          voiding && askVoid.mutate({ params: { name: nameOf(voiding) }, body: { reason } })
        }
      />
      {me.may('setting.view') && <GameLimits />}
    </Page>
  )
}

function Percent({
  from,
  to = from,
}: {
  readonly from: number | null
  readonly to?: number | null
}) {
  if (from === null || to === null) return <>–</>
  const text = [...new Set([from, to])].map((hundredths) => (hundredths / 100).toFixed(2)).join('–')
  return (
    <>
      <Decimal of={text} /> %
    </>
  )
}

function Sigma({ sigma }: { readonly sigma: number | null }) {
  if (sigma === null) return <>–</>
  const size = Math.abs(sigma)
  const color = size >= 6 ? 'red' : size >= 4 ? 'yellow' : 'teal'
  return (
    <Badge color={color} variant="light">
      <Decimal of={sigma.toFixed(2)} />
    </Badge>
  )
}
