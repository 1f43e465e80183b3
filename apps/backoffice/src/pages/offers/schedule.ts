import { instantAt, wallClock } from '../../components/wall-clock.ts'
import type { Field, Values } from '../../components/spec-form.tsx'
import type { offerTexts } from '../../i18n/areas/offers.ts'
import { choicesOf } from './offer-list.tsx'

type Texts = (typeof offerTexts)['pt']

type Scheduled = {
  readonly isOn: boolean
  readonly startsAt: string
  readonly endsAt: string | null
  readonly budget: string
  readonly budgetWindow: 'day' | 'month' | 'total'
  readonly wagerTimes: number
  readonly maxBet: string | null
}

/** What campaigns and gifts have in common: when, how much in all, and how often it is wagered. */
export const scheduleFields = (t: Texts): readonly Field[] => [
  { name: 'startsAt', label: t.startsAt, kind: 'instant' },
  { name: 'endsAt', label: t.endsAt, kind: 'instant' },
  { name: 'budget', label: t.budget, kind: 'money' },
  { name: 'budgetWindow', label: t.budgetWindow, kind: 'choice', choices: choicesOf(t.windows) },
  { name: 'wagerTimes', label: t.wagerTimes, kind: 'number' },
  { name: 'isOn', label: t.isOn, kind: 'switch' },
]

export const scheduleValues = (row: Scheduled | null): Values => ({
  isOn: row?.isOn ?? true,
  startsAt: wallClock(row?.startsAt ?? new Date().toISOString()),
  endsAt: wallClock(row?.endsAt ?? null),
  budget: row?.budget ?? '100.00',
  budgetWindow: row?.budgetWindow ?? 'day',
  wagerTimes: row?.wagerTimes ?? 1,
  maxBet: row?.maxBet ?? '',
})

/** The highest bet while it is played through; empty for none. */
export const maxBetField = (t: Texts): Field => ({
  name: 'maxBet',
  label: t.maxBet,
  kind: 'money',
})

/** The typed highest bet; null where it was left empty, which a field of an amount says as zero. */
export const maxBetOf = ({ maxBet }: Values): string | null =>
  maxBet === undefined || maxBet === '' || maxBet === '0.00' ? null : String(maxBet)

export const scheduleOf = (values: Values) => ({
  isOn: values.isOn === true,
  startsAt: instantAt(values.startsAt) ?? new Date().toISOString(),
  endsAt: instantAt(values.endsAt),
  budget: String(values.budget),
  budgetWindow: values.budgetWindow as Scheduled['budgetWindow'],
  wagerTimes: Number(values.wagerTimes),
})
