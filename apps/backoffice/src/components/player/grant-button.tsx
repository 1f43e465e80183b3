import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { playerActionTexts } from '../../i18n/areas/player-actions.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { AmountField } from '../amount-field.tsx'
import { isAmount } from '../amounts.ts'
import { ReasonModal } from '../reason-modal.tsx'
import { Money, reaisText } from '../shown.tsx'

type Grantable = CallReply<typeof ops.playerMoney.grantable>
type Offer = Grantable['offers'][number]

const keyOf = ({ source, id }: Offer) => `${source} ${id}`

/** Gives a player a bonus of a campaign, or a gift to take. */
export function GrantButton({ playerId }: { readonly playerId: string }) {
  const t = useArea(playerActionTexts)
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const [amount, setAmount] = useState('')
  const close = () => {
    setIsOpen(false)
    setChosen(null)
    setAmount('')
  }
  const params = { playerId }
  const query = useCall(ops.playerMoney.grantable, { params }, { enabled: isOpen })
  const grant = useChange(ops.playerMoney.grant, close)
  const offer = query.data?.offers.find((one) => keyOf(one) === chosen)
  const isReady =
    query.data?.barred === null &&
    offer !== undefined &&
    (offer.source === 'gift' || (amount !== '' && isAmount(amount)))
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
        {t.grant}
      </Button>
      <ReasonModal
        title={t.grant}
        lead={t.grantLead}
        isOpen={isOpen}
        isReady={isReady}
        isBusy={grant.isPending}
        onClose={close}
        onConfirm={(reason) =>
          offer &&
          grant.mutate({
            params,
            body: {
              source: offer.source,
              id: offer.id,
              reason,
              ...(offer.source === 'campaign' && { amount }),
            },
          })
        }
      >
        {query.data && (
          <Offers
            grantable={query.data}
            offer={offer}
            onChoose={setChosen}
            amount={amount}
            onAmount={setAmount}
          />
        )}
      </ReasonModal>
    </>
  )
}

function Offers({
  grantable: { barred, offers, twoOperatorsFrom },
  offer,
  onChoose,
  amount,
  onAmount,
}: {
  readonly grantable: Grantable
  readonly offer: Offer | undefined
  readonly onChoose: (key: string | null) => void
  readonly amount: string
  readonly onAmount: (amount: string) => void
}) {
  const t = useArea(playerActionTexts)
  const { t: common, lang } = useTexts()
  if (barred) return <Alert color="orange">{t.barred[barred]}</Alert>
  if (offers.length === 0) return <Alert color="gray">{t.noOffers}</Alert>
  return (
    <Stack gap="xs">
      <Select
        label={t.offer}
        required
        value={offer ? keyOf(offer) : null}
        onChange={onChoose}
        data={offers.map((one) => ({
          value: keyOf(one),
          label: `${t.sources[one.source]}: ${one.id}`,
        }))}
      />
      {offer && <Terms offer={offer} />}
      {offer?.source === 'campaign' && (
        <AmountField label={common.amount} required value={amount} onChange={onAmount} />
      )}
      {offer?.amount && (
        <Group gap="xs">
          <Text size="sm">{common.amount}:</Text>
          <Money amount={offer.amount} />
        </Group>
      )}
      <Text size="xs" c="dimmed">
        {t.twoOperators.replace('{amount}', reaisText(twoOperatorsFrom, lang))}
      </Text>
    </Stack>
  )
}

/** What the player has to do for it, and what is left of its budget. */
function Terms({
  offer: { source, wagerTimes, maxBet, validDays, left },
}: {
  readonly offer: Offer
}) {
  const t = useArea(playerActionTexts)
  const { lang } = useTexts()
  const parts = [
    wagerTimes === 0 ? t.noWager : t.terms.replace('{times}', String(wagerTimes)),
    maxBet === null ? null : t.maxBet.replace('{amount}', reaisText(maxBet, lang)),
    validDays === null ? null : t.days.replace('{days}', String(validDays)),
    source === 'gift' ? t.waits : null,
    t.left.replace('{amount}', reaisText(left, lang)),
  ]
  return (
    <Text size="sm" c="dimmed">
      {parts.filter((part) => part !== null).join(' · ')}
    </Text>
  )
}
