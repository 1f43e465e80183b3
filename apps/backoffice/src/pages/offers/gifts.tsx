import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { useCall, useChange } from '../../api/use-call.ts'
import { Instant, Money } from '../../components/shown.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { word } from '../../i18n/use-texts.tsx'
import { choicesOf, OfferList, OnAir } from './offer-list.tsx'
import { maxBetField, maxBetOf, scheduleFields, scheduleOf, scheduleValues } from './schedule.ts'

type Row = CallReply<typeof ops.offers.gifts>[number]

/** Gifts that each player takes once. */
export function Gifts() {
  const t = useArea(offerTexts)
  const query = useCall(ops.offers.gifts, {})
  const change = useChange(ops.offers.saveGift)
  const audiences = choicesOf(t.audiences, ['everybody', 'verified'])
  return (
    <OfferList<Row>
      table="gifts"
      query={query}
      idOf={({ giftId }) => giftId}
      isBusy={change.isPending}
      columns={[
        { head: t.id.split(' ')[0], kind: 'code', render: ({ giftId }) => giftId },
        { head: t.amount, kind: 'money', render: ({ amount }) => <Money amount={amount} /> },
        { head: t.audience, render: ({ audience }) => word(t.audiences, audience) },
        { head: t.minimumLevel, kind: 'money', render: ({ minimumLevel }) => minimumLevel },
        { render: ({ isOn }) => <OnAir isOn={isOn} /> },
        { head: t.startsAt, render: ({ startsAt }) => <Instant at={startsAt} /> },
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
      ]}
      fieldsOf={() => [
        { name: 'amount', label: t.amount, kind: 'money' },
        { name: 'audience', label: t.audience, kind: 'choice', choices: audiences },
        { name: 'minimumLevel', label: t.minimumLevel, kind: 'number' },
        ...scheduleFields(t),
        maxBetField(t),
      ]}
      valuesOf={(row) => ({
        ...scheduleValues(row),
        amount: row?.amount ?? '5.00',
        audience: row?.audience ?? 'verified',
        minimumLevel: row?.minimumLevel ?? 0,
      })}
      save={(id, values, drawn, done) =>
        change.mutate(
          {
            params: { id },
            body: {
              ...scheduleOf(values),
              maxBet: maxBetOf(values),
              amount: String(values.amount),
              audience: values.audience as Row['audience'],
              minimumLevel: Number(values.minimumLevel),
              ...drawn,
            },
          },
          { onSuccess: done },
        )
      }
    />
  )
}
