import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, SegmentedControl, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Money } from '../components/shown.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

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
  const done = () => setChanging(null)
  const query = useCall(ops.care.returns, { query: { days } }, { refreshMs: REFRESH_MS })
  const stop = useChange(ops.switches.stop, done)
  const release = useChange(ops.switches.release, done)
  const change = changing?.isStopped ? release : stop
  const nameOf = (row: Row) => row.switchName as ops.switches.GameSwitch
  return (
    <Page
      title={t.games}
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
          <Table.ScrollContainer minWidth={860}>
            <Table verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t.game}</Table.Th>
                  <Table.Th className="money">{t.expected}</Table.Th>
                  <Table.Th className="money">{t.actual}</Table.Th>
                  <Table.Th className="money">{t.band}</Table.Th>
                  <Table.Th className="money">{t.sigma}</Table.Th>
                  <Table.Th className="money">{t.rounds}</Table.Th>
                  <Table.Th className="money">{t.stakes}</Table.Th>
                  <Table.Th className="money">{t.payouts}</Table.Th>
                  <Table.Th>{t.state}</Table.Th>
                  <Table.Th />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row) => (
                  <Table.Tr key={row.game}>
                    <Table.Td>{word(common.switchNames, row.switchName)}</Table.Td>
                    <Table.Td className="money">
                      {range(row.theoreticalMin, row.theoreticalMax)}
                    </Table.Td>
                    <Table.Td className="money">
                      <b>{percent(row.actual)}</b>
                    </Table.Td>
                    <Table.Td className="money">
                      {row.bandFrom === null ? '–' : range(row.bandFrom, row.bandTo!)}
                    </Table.Td>
                    <Table.Td className="money">
                      <Sigma sigma={row.sigma} />
                    </Table.Td>
                    <Table.Td className="money">{row.rounds}</Table.Td>
                    <Table.Td className="money">
                      <Money amount={row.stakes} />
                    </Table.Td>
                    <Table.Td className="money">
                      <Money amount={row.payouts} />
                    </Table.Td>
                    <Table.Td>
                      <Badge color={row.isStopped ? 'red' : 'teal'} variant="light">
                        {row.isStopped ? t.stopped : t.running}
                      </Badge>
                    </Table.Td>
                    <Table.Td className="money">
                      {me.may(row.isStopped ? 'switch.release' : 'switch.stop') && (
                        <Button
                          size="compact-xs"
                          variant={row.isStopped ? 'default' : 'light'}
                          {...(row.isStopped ? {} : { color: 'red' })}
                          onClick={() => setChanging(row)}
                        >
                          {row.isStopped ? t.release : t.stop}
                        </Button>
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
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
    </Page>
  )
}

const percent = (hundredths: number | null) =>
  hundredths === null ? '–' : `${(hundredths / 100).toFixed(2)} %`

const range = (from: number, to: number) =>
  from === to ? percent(from) : `${(from / 100).toFixed(2)}–${percent(to)}`

function Sigma({ sigma }: { readonly sigma: number | null }) {
  if (sigma === null) return <>–</>
  const size = Math.abs(sigma)
  const color = size >= 6 ? 'red' : size >= 4 ? 'yellow' : 'teal'
  return (
    <Badge color={color} variant="light">
      {sigma.toFixed(2)}
    </Badge>
  )
}
