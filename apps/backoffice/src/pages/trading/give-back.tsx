import { ops } from '@jogada/contract'
import type { CallInput, CallReply } from '@jogada/contract'
import { Alert, Button, Checkbox, Group, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { ClockInput } from '../../components/clock-input.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { Money } from '../../components/shown.tsx'
import { exactClock, instantAt, isNoClock } from '../../components/wall-clock.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useWordsOfId } from './market-words.ts'

type Detail = CallReply<typeof ops.trading.event>
type Preview = CallReply<typeof ops.trading.previewCancel>
type Window = CallInput<typeof ops.trading.previewCancel>['body']

const LAST_MINUTES = [2, 5, 15]

export type GiveBackProps = {
  readonly detail: Detail
  readonly isOpen: boolean
  /** The time of bets that were taken too late, as an alert names it. */
  readonly late: { readonly from: string; readonly to: string } | null
  readonly onClose: () => void
}

/** Gives bets back: which ones, what that returns, and then a second person. */
export function GiveBack({ detail, isOpen, late, onClose }: GiveBackProps) {
  const t = useArea(tradingTexts)
  const params = { eventId: detail.event.eventId }
  const wordsOf = useWordsOfId(detail.event)
  const [marketId, setMarketId] = useState<string | null>(null)
  const [from, setFrom] = useState(late ? exactClock(late.from) : '')
  const [to, setTo] = useState(late ? exactClock(late.to, 'up') : '')
  const [isLate, setLate] = useState(late !== null)
  const preview = useChange(ops.trading.previewCancel, undefined, { isTold: true })
  const ask = useChange(ops.trading.askCancel, onClose)
  const window: Window = { marketId, from: instantAt(from), to: instantAt(to) }
  const isBackwards = from !== '' && to !== '' && to < from
  const isWrong = isBackwards || isNoClock(from) || isNoClock(to)
  /** What was answered, or is still on its way, is of other bets then. */
  const changed =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      preview.reset()
      set(value)
    }
  const pick = (name: 'from' | 'to', value: string, set: (value: string) => void) => (
    <ClockInput
      label={t[name]}
      step={1}
      value={value}
      error={name === 'to' && isBackwards && t.backwards}
      onChange={(event) => changed(set)(event.currentTarget.value)}
    />
  )
  return (
    <ReasonModal
      title={t.cancel}
      lead={t.cancelLead}
      isOpen={isOpen}
      isBusy={ask.isPending}
      isReady={preview.data !== undefined}
      color="red"
      onClose={onClose}
      onConfirm={(reason) => ask.mutate({ params, body: { ...window, isLate, reason } })}
    >
      <Select
        label={t.market}
        placeholder={t.wholeEvent}
        clearable
        searchable
        value={marketId}
        onChange={changed(setMarketId)}
        data={detail.markets.map((market) => ({
          value: market.marketId,
          label: wordsOf(market.marketId),
        }))}
      />
      <Group grow align="flex-start">
        {pick('from', from, setFrom)}
        {pick('to', to, setTo)}
      </Group>
      <Group gap="xs">
        {LAST_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            size="compact-xs"
            variant="default"
            onClick={() => {
              const now = Date.now()
              changed(setFrom)(exactClock(new Date(now - minutes * 60_000).toISOString()))
              setTo(exactClock(new Date(now).toISOString(), 'up'))
            }}
          >
            {t.lastMinutes.replace('{n}', String(minutes))}
          </Button>
        ))}
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => {
            changed(setFrom)('')
            setTo('')
          }}
        >
          {t.allOfThem}
        </Button>
      </Group>
      <Checkbox
        label={t.areLate}
        checked={isLate}
        onChange={(event) => setLate(event.currentTarget.checked)}
      />
      {preview.data && <Returns shown={preview.data} />}
      <Button
        variant="default"
        disabled={isWrong}
        loading={preview.isPending}
        onClick={() => preview.mutate({ params, body: window })}
      >
        {t.previewCancel}
      </Button>
    </ReasonModal>
  )
}

function Returns({ shown }: { readonly shown: Preview }) {
  const t = useArea(tradingTexts)
  const lines = [
    [t.cancelMeant.replace('{n}', String(shown.bets)), shown.stake],
    ...(shown.back > 0 ? [[t.cancelReturns.replace('{n}', String(shown.back)), shown.payout]] : []),
    ...(shown.settled > 0
      ? [[t.cancelSettled.replace('{n}', String(shown.settled)), shown.paid]]
      : []),
  ] as const
  return (
    <Alert color={shown.settled > 0 ? 'yellow' : 'blue'}>
      <Stack gap={2}>
        {lines.map(([name, amount]) => (
          <span key={name}>
            {name} <Money amount={amount} />
          </span>
        ))}
        {shown.stillOpen > 0 && <span>{t.cancelOpen.replace('{n}', String(shown.stillOpen))}</span>}
        {shown.isPart && <span>{t.cancelPart}</span>}
      </Stack>
    </Alert>
  )
}
