import { ops } from '@jogada/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import type { Column } from '../../components/rows.tsx'
import { Instant, Money } from '../../components/shown.tsx'
import type { Values } from '../../components/spec-form.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { word } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { CampaignAbuse } from './campaign-abuse.tsx'
import { campaignFields, campaignOf, campaignValues } from './campaign-fields.ts'
import type { Campaign } from './campaign-fields.ts'
import { CampaignLook } from './campaign-look.tsx'
import { OfferList, OnAir } from './offer-list.tsx'

/** Campaigns: who gets what, when, for how much in all. */
export function Campaigns() {
  const t = useArea(offerTexts)
  const query = useCall(ops.offers.campaigns, {})
  const change = useChange(ops.offers.saveCampaign)
  const [looked, setLooked] = useState<string>()
  const columns = useCampaignColumns(setLooked)
  return (
    <>
      <OfferList<Campaign>
        table="campaigns"
        query={query}
        idOf={({ campaignId }) => campaignId}
        isBusy={change.isPending}
        columns={columns}
        fieldsOf={(row, { kind }) => campaignFields(t, row, kind)}
        valuesOf={campaignValues}
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
            { params: { id }, body: { ...campaignOf(values), ...drawn } },
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

const lookAt = (id: string, values: Values) => <CampaignLook id={id} draft={campaignOf(values)} />

/** What the list says of each campaign, and the way to look for abuse of it. */
function useCampaignColumns(onLook: (campaignId: string) => void): readonly Column<Campaign>[] {
  const t = useArea(offerTexts)
  const me = useMe()
  return [
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
          <Button size="compact-xs" variant="default" onClick={() => onLook(campaignId)}>
            {t.lookForAbuse}
          </Button>
        ),
    },
  ]
}
