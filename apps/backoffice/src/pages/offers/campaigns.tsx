import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { Instant, Money } from '../../components/shown.tsx'
import type { Field, Values } from '../../components/spec-form.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { word } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { CampaignAbuse } from './campaign-abuse.tsx'
import { CampaignLook } from './campaign-look.tsx'
import { contributionFields, contributionOf, contributionValues } from './contribution.ts'
import { choicesOf, OfferList, OnAir } from './offer-list.tsx'
import { scheduleFields, scheduleOf, scheduleValues } from './schedule.ts'

type Row = CallReply<typeof ops.offers.campaigns>[number]

const HUNDREDTHS = 100

/** Campaigns: who gets what, when, for how much in all. */
export function Campaigns() {
  const t = useArea(offerTexts)
  const query = useCall(ops.offers.campaigns, {})
  const me = useMe()
  const change = useChange(ops.offers.saveCampaign)
  const [looked, setLooked] = useState<string>()
  const audiences = choicesOf(t.audiences, ['everybody', 'first_deposit', 'second_deposit'])
  const termsOf = (kind: unknown): readonly Field[] => {
    if (kind === 'discount') {
      return [
        { name: 'discount', label: t.discountParts, kind: 'number', parts: HUNDREDTHS, unit: '%' },
      ]
    }
    const wagered: readonly Field[] = [
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
  return (
    <>
      <OfferList<Row>
        table="campaigns"
        query={query}
        idOf={({ campaignId }) => campaignId}
        isBusy={change.isPending}
        columns={[
          { head: t.id.split(' ')[0], kind: 'code', render: ({ campaignId }) => campaignId },
          { head: t.kind, render: ({ kind }) => word(t.kinds, kind) },
          { head: t.audience, render: ({ audience }) => word(t.audiences, audience) },
          { render: ({ isOn }) => <OnAir isOn={isOn} /> },
          { head: t.startsAt, render: ({ startsAt }) => <Instant at={startsAt} /> },
          { head: t.endsAt.split(' ')[0], render: ({ endsAt }) => <Instant at={endsAt} /> },
          { head: t.budget, kind: 'money', render: ({ budget }) => <Money amount={budget} /> },
          {
            head: t.spent,
            kind: 'money',
            render: ({ spent, budgetWindow }) => (
              <>
                <Money amount={spent[budgetWindow]} /> /{word(t.windows, budgetWindow)}
              </>
            ),
          },
          {
            kind: 'actions',
            render: ({ campaignId, kind }) =>
              // a discount is no bonus: nothing of it can be taken out
              kind !== 'discount' &&
              me.may('player.view') && (
                <Button size="compact-xs" variant="default" onClick={() => setLooked(campaignId)}>
                  {t.lookForAbuse}
                </Button>
              ),
          },
        ]}
        fieldsOf={(row, { kind }) => [
          {
            name: 'kind',
            label: t.kind,
            kind: 'choice',
            choices: choicesOf(t.kinds),
            isFixed: row !== null,
          },
          { name: 'audience', label: t.audience, kind: 'choice', choices: audiences },
          ...scheduleFields(t),
          ...termsOf(kind),
        ]}
        valuesOf={valuesOf}
        preview={({ kind, wagerTimes, validDays }) =>
          kind === 'discount'
            ? ''
            : t.seesWager
                .replace('{times}', String(wagerTimes))
                .replace('{days}', String(validDays))
        }
        look={lookAt}
        save={(id, values, drawn, done) =>
          change.mutate(
            { params: { id }, body: { ...bodyOf(values), ...drawn } },
            { onSuccess: done },
          )
        }
      />
      {looked !== undefined && (
        <CampaignAbuse campaignId={looked} onClose={() => setLooked(undefined)} />
      )}
    </>
  )
}

const lookAt = (id: string, values: Values) => <CampaignLook id={id} draft={bodyOf(values)} />

const valuesOf = (row: Row | null): Values => ({
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

function bodyOf(values: Values) {
  const kind = values.kind as Row['kind']
  const isPlay = kind === 'play_bonus'
  return {
    ...scheduleOf(values),
    kind,
    audience: values.audience as Row['audience'],
    validDays: Number(values.validDays),
    contribution: contributionOf(values),
    discountParts: kind === 'discount' ? Number(values.discount) : null,
    playThreshold: isPlay ? String(values.playThreshold) : null,
    bonusBase: isPlay ? String(values.bonusBase) : null,
    multiplierHundredths: isPlay ? Number(values.multiplier) : null,
  }
}
