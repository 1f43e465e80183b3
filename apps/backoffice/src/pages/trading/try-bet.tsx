import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Alert, Badge, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCallOnce } from '../../api/use-call.ts'
import { AmountField } from '../../components/amount-field.tsx'
import { isAmount } from '../../components/amounts.ts'
import { Rows } from '../../components/rows.tsx'
import { Decimal, Money, reaisText } from '../../components/shown.tsx'
import { stakeLimitTexts } from '../../i18n/areas/stake-limits.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { useWordsOfId } from './market-words.ts'

type Detail = CallReply<typeof ops.trading.event>
type Answer = CallReply<typeof ops.stakeLimits.tryBet>
type Limit = Answer['limits'][number]

/** Asks whether a bet on the event would pass, and which limit stands in its way. */
export function TryBet({ detail }: { readonly detail: Detail }) {
  const t = useArea(stakeLimitTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t.tryBet}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t.tryBet} size="lg" centered>
        <TryForm detail={detail} />
      </Modal>
    </>
  )
}

function TryForm({ detail }: { readonly detail: Detail }) {
  const t = useArea(stakeLimitTexts)
  const me = useMe()
  const wordsOf = useWordsOfId(detail.event)
  const outcomes = detail.markets.flatMap((market) =>
    market.isOffered ? market.outcomes.map(({ outcomeId }) => outcomeId) : [],
  )
  const [outcomeId, setOutcomeId] = useState<string | null>(outcomes[0] ?? null)
  const [stake, setStake] = useState('10.00')
  const [player, setPlayer] = useState('')
  const check = useCallOnce(ops.stakeLimits.tryBet)
  /** What was answered, or is still on its way, is of another bet then. */
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      check.reset()
    }
  const isReady = outcomeId !== null && isAmount(stake) && /^\d{0,18}$/.test(player)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady) return
        const named = player === '' ? {} : { playerId: player }
        check.mutate({ body: { outcomes: [outcomeId], stake, ...named } })
      }}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          {t.tryLead}
        </Text>
        <Select
          label={t.outcome}
          searchable
          allowDeselect={false}
          value={outcomeId}
          data={outcomes.map((value) => ({ value, label: wordsOf(value) }))}
          onChange={change(setOutcomeId)}
        />
        <Group grow align="start">
          <AmountField label={t.stake} value={stake} onChange={change(setStake)} />
          {me.may('player.view') && (
            <TextInput
              label={t.player}
              inputMode="numeric"
              value={player}
              onChange={(event) => change(setPlayer)(event.currentTarget.value.trim())}
            />
          )}
        </Group>
        <Group justify="flex-end">
          <Button type="submit" disabled={!isReady} loading={check.isPending}>
            {t.check}
          </Button>
        </Group>
        {check.data && <Met answer={check.data} />}
      </Stack>
    </form>
  )
}

function Met({ answer }: { readonly answer: Answer }) {
  const t = useArea(stakeLimitTexts)
  const { lang } = useTexts()
  const reasons = [
    answer.refusal?.message,
    answer.short === null ? null : t.short.replace('{amount}', reaisText(answer.short, lang)),
  ].filter(Boolean)
  return (
    <Stack gap="xs" aria-live="polite">
      <Alert color={answer.passes ? 'teal' : 'red'} title={answer.passes ? t.passes : t.refused}>
        {reasons.map((reason) => (
          <Text key={reason} size="sm">
            {reason}
          </Text>
        ))}
        <Text size="sm">
          {t.odds} <Decimal of={answer.odds ?? '–'} /> · {t.potential}{' '}
          <Money amount={answer.potential} /> · {t.largest} <Money amount={answer.largest} />
        </Text>
      </Alert>
      {answer.limits.length > 0 && (
        <Rows
          rows={answer.limits}
          rowKey={({ room, outcomeId, window }) => `${room} ${outcomeId} ${window}`}
          minWidth={520}
          columns={[
            { head: t.room, render: (one) => <RoomName of={one} /> },
            { head: t.used, kind: 'money', render: (one) => <Amount of={one.used} in={one} /> },
            { head: t.adds, kind: 'money', render: (one) => <Amount of={one.adds} in={one} /> },
            { head: t.most, kind: 'money', render: (one) => <Amount of={one.most} in={one} /> },
            {
              render: ({ passes }) => (
                <Badge color={passes ? 'teal' : 'red'} variant="light">
                  {passes ? t.fits : t.full}
                </Badge>
              ),
            },
          ]}
        />
      )}
    </Stack>
  )
}

function RoomName({ of: { room, window } }: { readonly of: Limit }) {
  const t = useArea(stakeLimitTexts)
  const isOwn = room.startsWith('own_')
  return (
    <>
      {t.rooms[room]}
      {isOwn && window !== 'total' ? ` · ${t.windows[window]}` : ''}
    </>
  )
}

function Amount({ of: amount, in: { room } }: { readonly of: string; readonly in: Limit }) {
  const t = useArea(stakeLimitTexts)
  return room === 'own_time' ? <>{t.seconds.replace('{n}', amount)}</> : <Money amount={amount} />
}
