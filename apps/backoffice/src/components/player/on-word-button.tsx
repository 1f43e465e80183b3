import { limits, ops } from '@jogada/contract'
import { Button, SegmentedControl, Select } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { onWordTexts } from '../../i18n/areas/on-word.ts'
import { playerMoneyTexts } from '../../i18n/areas/player-money.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'
import { AmountField } from '../amount-field.tsx'
import { isAmount } from '../amounts.ts'
import { NumberField } from '../number-field.tsx'
import { ReasonModal } from '../reason-modal.tsx'

type Kind = 'deposit' | 'stake' | 'loss' | 'time'
type Window = 'day' | 'week' | 'month'
type Want = 'limit' | 'pause' | 'exclusion'

const WANTS: readonly Want[] = ['limit', 'pause', 'exclusion']
const KINDS: readonly Kind[] = ['deposit', 'stake', 'loss', 'time']
const WINDOWS: readonly Window[] = ['day', 'week', 'month']
const DAYS_OF_WEEK = 7
const LONGEST = 500
const MOST_MINUTES = 44_640

/** Sets a tighter limit, a pause or an exclusion for a player who asks the desk for it. */
export function OnWordButton({ playerId }: { readonly playerId: string }) {
  const t = useArea(onWordTexts)
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  if (!me.may('wellbeing.act')) return null
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && <OnWordModal playerId={playerId} onClose={() => setOpen(false)} />}
    </>
  )
}

const start = {
  want: 'limit' as Want,
  kind: 'deposit' as Kind,
  window: 'day' as Window,
  amount: '',
  minutes: Number.NaN,
  days: 7 as (typeof limits.PAUSE_DAYS)[number],
  months: 6 as (typeof limits.EXCLUSION_MONTHS)[number],
}

type Wish = typeof start

/** Sends what a player wishes by the call that it belongs to. */
function useWish(playerId: string, done: () => void) {
  const params = { playerId }
  const limitMoney = useChange(ops.wellbeing.limitMoney, done)
  const limitTime = useChange(ops.wellbeing.limitTime, done)
  const pause = useChange(ops.wellbeing.pause, done)
  const exclude = useChange(ops.wellbeing.exclude, done)
  const send = ({ want, kind, window, amount, minutes, days, months }: Wish, reason: string) => {
    if (want === 'pause') return pause.mutate({ params, body: { days, reason } })
    if (want === 'exclusion') return exclude.mutate({ params, body: { months, reason } })
    if (kind === 'time') return limitTime.mutate({ params, body: { window, minutes, reason } })
    return limitMoney.mutate({ params, body: { kind, window, amount, reason } })
  }
  return { send, isBusy: [limitMoney, limitTime, pause, exclude].some((one) => one.isPending) }
}

const isWhole = ({ want, kind, amount, minutes }: Wish): boolean =>
  want !== 'limit' ||
  (kind === 'time' ? minutes >= 1 && minutes <= MOST_MINUTES : amount !== '' && isAmount(amount))

type ModalProps = { readonly playerId: string; readonly onClose: () => void }

function OnWordModal({ playerId, onClose }: ModalProps) {
  const t = useArea(onWordTexts)
  const [wish, setWish] = useState(start)
  const { send, isBusy } = useWish(playerId, onClose)
  const change = (part: Partial<Wish>) => setWish((now) => ({ ...now, ...part }))
  return (
    <ReasonModal
      isOpen
      title={t.open}
      lead={t.lead}
      isBusy={isBusy}
      isReady={isWhole(wish)}
      words={{ label: t.reasonLabel, hint: t.reasonHint, longest: LONGEST }}
      onClose={onClose}
      onConfirm={(reason) => send(wish, reason)}
    >
      <SegmentedControl
        fullWidth
        value={wish.want}
        onChange={(want) => change({ want })}
        data={WANTS.map((value) => ({ value, label: t.wants[value] }))}
      />
      {wish.want === 'limit' ? (
        <LimitFields wish={wish} onChange={change} />
      ) : (
        <LengthField wish={wish} onChange={change} />
      )}
    </ReasonModal>
  )
}

type FieldsProps = { readonly wish: Wish; readonly onChange: (part: Partial<Wish>) => void }

function LimitFields({ wish, onChange }: FieldsProps) {
  const t = useArea(onWordTexts)
  const money = useArea(playerMoneyTexts)
  return (
    <>
      <Select
        label={t.what}
        allowDeselect={false}
        value={wish.kind}
        data={KINDS.map((value) => ({ value, label: money.kinds[value] }))}
        onChange={(kind) => kind && onChange({ kind })}
      />
      <Select
        label={t.window}
        allowDeselect={false}
        value={wish.window}
        data={WINDOWS.map((value) => ({ value, label: money.windows[value] }))}
        onChange={(window) => window && onChange({ window })}
      />
      {wish.kind === 'time' ? (
        <NumberField
          label={t.minutes}
          min={1}
          max={MOST_MINUTES}
          value={wish.minutes}
          onChange={(minutes) => onChange({ minutes })}
        />
      ) : (
        <AmountField
          label={t.amount}
          required
          value={wish.amount}
          onChange={(amount) => onChange({ amount })}
        />
      )}
    </>
  )
}

function LengthField({ wish, onChange }: FieldsProps) {
  const t = useArea(onWordTexts)
  const isPause = wish.want === 'pause'
  const lengths: readonly number[] = isPause ? limits.PAUSE_DAYS : limits.EXCLUSION_MONTHS
  const name = isPause ? daysText : monthsText
  return (
    <Select
      label={t.length}
      allowDeselect={false}
      value={String(isPause ? wish.days : wish.months)}
      data={lengths.map((length) => ({ value: String(length), label: name(t, length) }))}
      onChange={(chosen) => {
        const days = limits.PAUSE_DAYS.find((length) => String(length) === chosen)
        const months = limits.EXCLUSION_MONTHS.find((length) => String(length) === chosen)
        if (isPause && days !== undefined) onChange({ days })
        if (!isPause && months !== undefined) onChange({ months })
      }}
    />
  )
}

type Texts = typeof onWordTexts.pt

function daysText(t: Texts, days: number): string {
  if (days === 1) return t.day
  const isWeeks = days > DAYS_OF_WEEK && days % DAYS_OF_WEEK === 0
  return isWeeks
    ? t.weeks.replace('{n}', String(days / DAYS_OF_WEEK))
    : t.days.replace('{n}', String(days))
}

function monthsText(t: Texts, months: number): string {
  if (months === 0) return t.forGood
  return months === 1 ? t.month : t.months.replace('{n}', String(months))
}
