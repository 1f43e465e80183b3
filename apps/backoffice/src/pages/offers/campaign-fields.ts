import type { CallReply, ops } from '@jogada/contract'
import type { Field, Values } from '../../components/spec-form.tsx'
import type { offerTexts } from '../../i18n/areas/offers.ts'
import { contributionFields, contributionOf, contributionValues } from './contribution.ts'
import { choicesOf } from './offer-list.tsx'
import { maxBetField, maxBetOf, scheduleFields, scheduleOf, scheduleValues } from './schedule.ts'

type Texts = (typeof offerTexts)['pt']

export type Campaign = CallReply<typeof ops.offers.campaigns>[number]

const HUNDREDTHS = 100

/** The fields of a campaign, or of a new one, when it is of a kind. */
export const campaignFields = (
  t: Texts,
  row: Campaign | null,
  kind: Values[string] | undefined,
): readonly Field[] => [
  {
    name: 'kind',
    label: t.kind,
    kind: 'choice',
    choices: choicesOf(t.kinds),
    isFixed: row !== null,
  },
  {
    name: 'audience',
    label: t.audience,
    kind: 'choice',
    choices: choicesOf(t.audiences, ['everybody', 'first_deposit', 'second_deposit']),
  },
  ...scheduleFields(t),
  ...termsOf(t, kind),
]

/** What only campaigns of a kind ask for. */
function termsOf(t: Texts, kind: Values[string] | undefined): readonly Field[] {
  if (kind === 'discount') {
    return [
      { name: 'discount', label: t.discountParts, kind: 'number', parts: HUNDREDTHS, unit: '%' },
    ]
  }
  const wagered: readonly Field[] = [
    maxBetField(t),
    { name: 'validDays', label: t.validDays, kind: 'number' },
    ...contributionFields(t),
  ]
  if (kind !== 'play_bonus') return wagered
  return [
    ...wagered,
    { name: 'playThreshold', label: t.playThreshold, kind: 'money' },
    { name: 'bonusBase', label: t.bonusBase, kind: 'money' },
    {
      name: 'multiplier',
      label: t.multiplierHundredths,
      kind: 'number',
      parts: HUNDREDTHS,
      unit: '×',
    },
  ]
}

export const campaignValues = (row: Campaign | null): Values => ({
  ...scheduleValues(row),
  kind: row?.kind ?? 'package_gift',
  audience: row?.audience ?? 'everybody',
  validDays: row?.validDays ?? 7,
  ...contributionValues(row?.contribution ?? []),
  discount: row?.discountParts ?? 1000,
  playThreshold: row?.playThreshold ?? '1000.00',
  bonusBase: row?.bonusBase ?? '10.00',
  multiplier: row?.multiplierHundredths ?? 200,
})

/** The campaign that is typed; what is not asked of its kind is null. */
export function campaignOf(values: Values) {
  const kind = values.kind as Campaign['kind']
  const isPlay = kind === 'play_bonus'
  return {
    ...scheduleOf(values),
    kind,
    audience: values.audience as Campaign['audience'],
    maxBet: kind === 'discount' ? null : maxBetOf(values),
    validDays: Number(values.validDays),
    contribution: contributionOf(values),
    discountParts: kind === 'discount' ? Number(values.discount) : null,
    playThreshold: isPlay ? String(values.playThreshold) : null,
    bonusBase: isPlay ? String(values.bonusBase) : null,
    multiplierHundredths: isPlay ? Number(values.multiplier) : null,
  }
}
