import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { useCall, useChange } from '../../api/use-call.ts'
import { Money, reaisText } from '../../components/shown.tsx'
import type { Values } from '../../components/spec-form.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { choicesOf, OfferList, OnAir } from './offer-list.tsx'

type Row = CallReply<typeof ops.offers.packages>[number]

/** What players can choose to pay, and what comes with it. */
export function Packages() {
  const t = useArea(offerTexts)
  const { lang } = useTexts()
  const query = useCall(ops.offers.packages, {})
  const campaigns = useCall(ops.offers.campaigns, {})
  const change = useChange(ops.offers.savePackage)
  const gifting = (campaigns.data ?? []).filter(({ kind }) => kind === 'package_gift')
  return (
    <OfferList<Row>
      table="packages"
      query={query}
      idOf={({ packageId }) => packageId}
      isBusy={change.isPending}
      columns={[
        { head: t.id.split(' ')[0], kind: 'code', render: ({ packageId }) => packageId },
        { head: t.place, render: ({ place }) => word(t.places, place) },
        { head: t.sort, kind: 'money', render: ({ sort }) => sort },
        { head: t.price, kind: 'money', render: ({ price }) => <Money amount={price} /> },
        { head: t.gift, kind: 'money', render: ({ gift }) => <Money amount={gift} /> },
        { head: t.giftCampaign, kind: 'code', render: (row) => row.giftCampaign ?? '–' },
        { render: ({ isOffered }) => <OnAir isOn={isOffered} /> },
      ]}
      fieldsOf={(row) => [
        {
          name: 'place',
          label: t.place,
          kind: 'choice',
          choices: choicesOf(t.places),
          isFixed: row !== null,
        },
        { name: 'sort', label: t.sort, kind: 'number' },
        { name: 'price', label: t.price, kind: 'money' },
        { name: 'gift', label: t.gift, kind: 'money' },
        {
          name: 'giftCampaign',
          label: t.giftCampaign,
          kind: 'choice',
          choices: [
            { value: '', label: t.none },
            ...gifting.map(({ campaignId }) => ({ value: campaignId, label: campaignId })),
          ],
        },
        { name: 'isOffered', label: t.isOffered, kind: 'switch' },
      ]}
      valuesOf={valuesOf}
      preview={({ price, gift }) => {
        const given = String(gift)
        return (given === '0.00' ? t.seesPackage : t.seesGift)
          .replaceAll('{price}', reaisText(String(price), lang))
          .replace('{gift}', reaisText(given, lang))
      }}
      save={(id, values, drawn, done) =>
        change.mutate(
          { params: { id }, body: { ...bodyOf(values), ...drawn } },
          { onSuccess: done },
        )
      }
    />
  )
}

const valuesOf = (row: Row | null): Values => ({
  place: row?.place ?? 'BRL',
  sort: row?.sort ?? 1,
  price: row?.price ?? '20.00',
  gift: row?.gift ?? '0.00',
  giftCampaign: row?.giftCampaign ?? '',
  isOffered: row?.isOffered ?? true,
})

const bodyOf = (values: Values) => ({
  place: values.place as Row['place'],
  sort: Number(values.sort),
  price: String(values.price),
  gift: String(values.gift),
  giftCampaign: values.giftCampaign === '' ? null : String(values.giftCampaign),
  isOffered: values.isOffered === true,
})
