import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Select, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
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
export function BarredPage() {
  const area = useArea(barredTexts)
  const me = useMe()
  const [before, setBefore] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const [lifting, setLifting] = useState<string | null>(null)
  const query = useCall(ops.barred.list, { query: before ? { before } : {} })
  return (
    <Page
      title={area.title}
      file={{ table: 'barred' }}
      actions={
        me.may('player.restrict') && <Button onClick={() => setAdding(true)}>{area.add}</Button>
      }
    >
      <Loaded query={query} isEmpty={({ people }) => people.length === 0}>
        {({ people, next }) => (
          <>
            <People people={people} onLift={setLifting} />
            <Pager
              first={before !== undefined && (() => setBefore(undefined))}
              next={next !== null && (() => setBefore(next))}
            />
          </>
        )}
      </Loaded>
      <AddModal isOpen={isAdding} onClose={() => setAdding(false)} />
      <LiftModal barredId={lifting} onClose={() => setLifting(null)} />
    </Page>
  )
}

function People(props: {
  readonly people: readonly Person[]
  readonly onLift: (barredId: string) => void
}) {
  const { people, onLift } = props
  const { t } = useTexts()
  const area = useArea(barredTexts)
  const me = useMe()
  return (
    <Rows
      list="barred"
      rows={people}
      rowKey={({ barredId }) => barredId}
      columns={[
        { head: '#', kind: 'code', render: (one) => one.barredId },
        {
          head: area.kind,
          render: (one) => (one.kind === null ? t.reserved : area.kinds[one.kind]),
        },
        { head: t.reason, render: (one) => one.reason ?? t.reserved },
        { head: area.by, render: (one) => one.by },
        { head: t.at, render: (one) => <Instant at={one.at} /> },
        { head: area.returned, render: ({ returned }) => <Returned returned={returned} /> },
        { head: area.lifted, render: (one) => <Instant at={one.liftedAt} /> },
        {
          kind: 'actions',
          render: (one) =>
            me.may('player.restrict') &&
            one.liftedAt === null && (
              <Button size="xs" variant="default" onClick={() => onLift(one.barredId)}>
                {area.lift}
              </Button>
            ),
        },
      ]}
    />
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

/** Bars somebody by their CPF; says so when that is a player, who is suspended with it. */
function AddModal(props: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { isOpen, onClose } = props
  const area = useArea(barredTexts)
  const [cpf, setCpf] = useState('')
  const [kind, setKind] = useState<Kind>('staff')
  const add = useChange(ops.barred.add, ({ playerId }) => {
    onClose()
    setCpf('')
    if (playerId !== null) {
      notifications.show({ color: 'orange', message: area.suspended.replace('{id}', playerId) })
    }
  })
  return (
    <ReasonModal
      title={area.add}
      lead={area.lead}
      isOpen={isOpen}
      isBusy={add.isPending}
      onClose={onClose}
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
  )
}

/** Asks why somebody is barred no longer; closed without one. */
function LiftModal(props: { readonly barredId: string | null; readonly onClose: () => void }) {
  const { barredId, onClose } = props
  const area = useArea(barredTexts)
  const lift = useChange(ops.barred.lift, onClose)
  return (
    <ReasonModal
      title={area.lift}
      isOpen={barredId !== null}
      isBusy={lift.isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        barredId !== null && lift.mutate({ params: { barredId }, body: { reason } })
      }
    />
  )
}
