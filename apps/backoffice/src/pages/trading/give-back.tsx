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
/** Which bets are meant, the times as they stand in their fields. */
type Typed = { readonly marketId: string | null; readonly from: string; readonly to: string }

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
  const [typed, setTyped] = useState<Typed>({
    marketId: null,
    from: late ? exactClock(late.from) : '',
    to: late ? exactClock(late.to, 'up') : '',
  })
  const [isLate, setLate] = useState(late !== null)
  const preview = useChange(ops.trading.previewCancel, undefined, { isTold: true })
  const ask = useChange(ops.trading.askCancel, onClose)
  const window: Window = { ...typed, from: instantAt(typed.from), to: instantAt(typed.to) }
  const isWrong = isBackwards(typed) || isNoClock(typed.from) || isNoClock(typed.to)
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
      <WhichBets
        detail={detail}
        typed={typed}
        onChange={(change) => {
          // what was answered, or is still on its way, is of other bets then
          preview.reset()
          setTyped((now) => ({ ...now, ...change }))
        }}
      />
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

const isBackwards = ({ from, to }: Typed) => from !== '' && to !== '' && to < from

/** The market and the time of the bets that are meant; all of them where nothing is said. */
function WhichBets(props: {
  readonly detail: Detail
  readonly typed: Typed
  readonly onChange: (change: Partial<Typed>) => void
}) {
  const { detail, typed, onChange } = props
  const t = useArea(tradingTexts)
  const wordsOf = useWordsOfId(detail.event)
  const clock = (name: 'from' | 'to') => (
    <ClockInput
      label={t[name]}
      step={1}
      value={typed[name]}
      error={name === 'to' && isBackwards(typed) && t.backwards}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <>
      <Select
        label={t.market}
        placeholder={t.wholeEvent}
        clearable
        searchable
        value={typed.marketId}
        onChange={(marketId) => onChange({ marketId })}
        data={detail.markets.map((market) => ({
          value: market.marketId,
          label: wordsOf(market.marketId),
        }))}
      />
      <Group grow align="flex-start">
        {clock('from')}
        {clock('to')}
      </Group>
      <Group gap="xs">
        {LAST_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            size="compact-xs"
            variant="default"
            onClick={() => onChange(lastOf(minutes))}
          >
            {t.lastMinutes.replace('{n}', String(minutes))}
          </Button>
        ))}
        <Button size="compact-xs" variant="default" onClick={() => onChange({ from: '', to: '' })}>
          {t.allOfThem}
        </Button>
      </Group>
    </>
  )
}

/** From so many minutes ago until now, as the clock shows it. */
function lastOf(minutes: number) {
  const now = Date.now()
  return {
    from: exactClock(new Date(now - minutes * 60_000).toISOString()),
    to: exactClock(new Date(now).toISOString(), 'up'),
  }
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
