import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, Select, TextInput, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { ExportButton } from '../components/export-button.tsx'
import { Loaded } from '../components/page.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Pager, Rows } from '../components/rows.tsx'
import { Instant, Money } from '../components/shown.tsx'
import { barredTexts } from '../i18n/areas/barred.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

type Person = CallReply<typeof ops.barred.list>['people'][number]
type Kind = (typeof ops.barred.barredKinds)[number]

const KINDS: readonly Kind[] = ['staff', 'official', 'insider', 'diagnosis', 'relative']

/** The operator's own list of people who may not bet. */
export function BarredPeople() {
  const { t } = useTexts()
  const area = useArea(barredTexts)
  const me = useMe()
  const [before, setBefore] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const [lifting, setLifting] = useState<string | null>(null)
  const [cpf, setCpf] = useState('')
  const [kind, setKind] = useState<Kind>('staff')
  const query = useCall(ops.barred.list, { query: before ? { before } : {} })
  const add = useChange(ops.barred.add, ({ playerId }) => {
    setAdding(false)
    setCpf('')
    if (playerId !== null) {
      notifications.show({ color: 'orange', message: area.suspended.replace('{id}', playerId) })
    }
  })
  const lift = useChange(ops.barred.lift, () => setLifting(null))
  const mayChange = me.may('player.restrict')
  return (
    <>
      <Group justify="space-between">
        <Title order={2} size="h5">
          {area.title}
        </Title>
        <Group gap="xs">
          <ExportButton table="barred" filter={{}} />
          {mayChange && (
            <Button size="xs" onClick={() => setAdding(true)}>
              {area.add}
            </Button>
          )}
        </Group>
      </Group>
      <Loaded query={query} isEmpty={({ people }) => people.length === 0}>
        {({ people, next }) => (
          <>
            <Rows
              list="barred"
              rows={people}
              rowKey={({ barredId }) => barredId}
              columns={[
                { head: '#', kind: 'code', render: (one) => one.barredId },
                { head: area.kind, render: (one) => area.kinds[one.kind] },
                { head: t.reason, render: (one) => one.reason },
                { head: area.by, render: (one) => one.by },
                { head: t.at, render: (one) => <Instant at={one.at} /> },
                { head: area.returned, render: ({ returned }) => <Returned returned={returned} /> },
                { head: area.lifted, render: (one) => <Instant at={one.liftedAt} /> },
                {
                  kind: 'actions',
                  render: (one) =>
                    mayChange &&
                    one.liftedAt === null && (
                      <Button size="xs" variant="default" onClick={() => setLifting(one.barredId)}>
                        {area.lift}
                      </Button>
                    ),
                },
              ]}
            />
            <Pager
              first={before !== undefined && (() => setBefore(undefined))}
              next={next !== null && (() => setBefore(next))}
            />
          </>
        )}
      </Loaded>
      <ReasonModal
        title={area.add}
        lead={area.lead}
        isOpen={isAdding}
        isBusy={add.isPending}
        onClose={() => setAdding(false)}
        onConfirm={(reason) => add.mutate({ body: { cpf, kind, reason } })}
      >
        <TextInput
          label="CPF"
          inputMode="numeric"
          autoComplete="off"
          required
          value={cpf}
          onChange={(event) => setCpf(event.currentTarget.value)}
        />
        <Select
          label={area.kind}
          allowDeselect={false}
          value={kind}
          data={KINDS.map((value) => ({ value, label: area.kinds[value] }))}
          onChange={(value) => value && setKind(value)}
        />
      </ReasonModal>
      <ReasonModal
        title={area.lift}
        isOpen={lifting !== null}
        isBusy={lift.isPending}
        onClose={() => setLifting(null)}
        onConfirm={(reason) =>
          lifting !== null && lift.mutate({ params: { barredId: lifting }, body: { reason } })
        }
      />
    </>
  )
}

/** What a listing gave back, with the player. */
function Returned({ returned }: { readonly returned: Person['returned'] }) {
  const area = useArea(barredTexts)
  if (!returned) return '–'
  const { playerId, bets, rounds, isOver, sent } = returned
  const text = area.returnedOf.replace('{bets}', String(bets)).replace('{rounds}', String(rounds))
  return (
    <>
      <PlayerLink playerId={playerId} /> {text}
      {!isOver && ` · ${area.stillOpen}`}
      {sent !== '0.00' && (
        <>
          {' · '}
          <Money amount={sent} /> {area.sent}
        </>
      )}
    </>
  )
}
