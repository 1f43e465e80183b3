import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { AmountField } from '../components/amount-field.tsx'
import { Loaded } from '../components/page.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Rows } from '../components/rows.tsx'
import { Fact, Instant, Money } from '../components/shown.tsx'
import { refundTexts } from '../i18n/areas/refunds.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

type Pix = CallReply<typeof ops.refunds.view>

/** Finds a credited Pix by its id, shows what went back of it, and asks to send it back. */
export function PixRefund() {
  const texts = useArea(refundTexts)
  const [typed, setTyped] = useState('')
  const [endToEndId, setEndToEndId] = useState('')
  const query = useCall(
    ops.refunds.view,
    { params: { endToEndId } },
    { enabled: endToEndId !== '' },
  )
  return (
    <Stack gap="xs">
      <Text fw={600}>{texts.title}</Text>
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setEndToEndId(typed.trim())
        }}
      >
        <Group align="flex-end">
          <TextInput
            label="endToEndId"
            className="code"
            w={360}
            maw="100%"
            maxLength={40}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={typed.trim() === ''}>
            {texts.find}
          </Button>
        </Group>
      </form>
      {endToEndId !== '' && (
        <Loaded query={query}>
          {(pix) => <Found key={endToEndId} endToEndId={endToEndId} pix={pix} />}
        </Loaded>
      )}
    </Stack>
  )
}

function Found({ endToEndId, pix }: { readonly endToEndId: string; readonly pix: Pix }) {
  const { t } = useTexts()
  const texts = useArea(refundTexts)
  const me = useMe()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Group gap="lg" align="flex-start">
          <Fact name={t.player}>
            <PlayerLink playerId={pix.playerId} />
          </Fact>
          <Fact name={texts.paid}>
            <Money amount={pix.amount} />
          </Fact>
          <Fact name={texts.paidAt}>
            <Instant at={pix.paidAt} />
          </Fact>
          {pix.discount !== '0.00' && (
            <Fact name={texts.discount}>
              <Money amount={pix.discount} />
            </Fact>
          )}
          <Fact name={texts.returned}>
            <Money amount={pix.returned} />
          </Fact>
          <Fact name={texts.left}>
            <Money amount={pix.left} />
          </Fact>
          <Fact name={texts.cash}>
            <Money amount={pix.cash} />
          </Fact>
        </Group>
        {pix.refunds.length === 0 ? <Text size="sm">{texts.nothing}</Text> : <Refunds pix={pix} />}
        {me.may('deposit.decide') && pix.left !== '0.00' && (
          <Group justify="flex-end">
            <Button color="red" variant="light" onClick={() => setIsAsking(true)}>
              {texts.ask}
            </Button>
          </Group>
        )}
      </Stack>
      {isAsking && <Asking endToEndId={endToEndId} pix={pix} onClose={() => setIsAsking(false)} />}
    </Card>
  )
}

function Refunds({ pix }: { readonly pix: Pix }) {
  const { t } = useTexts()
  const texts = useArea(refundTexts)
  return (
    <Rows
      rows={pix.refunds}
      rowKey={({ refundId }) => refundId}
      columns={[
        { head: t.noted, render: (one) => <Instant at={one.askedAt} /> },
        { head: t.amount, kind: 'money', render: (one) => <Money amount={one.amount} /> },
        { head: texts.taken, kind: 'money', render: (one) => <Money amount={one.taken} /> },
        { head: texts.by, render: (one) => texts.origins[one.origin] },
        { head: t.reason, render: (one) => one.reason },
        { head: t.state, render: (one) => texts.states[one.state] },
      ]}
    />
  )
}

function Asking(props: {
  readonly endToEndId: string
  readonly pix: Pix
  readonly onClose: () => void
}) {
  const { endToEndId, pix, onClose } = props
  const { t } = useTexts()
  const texts = useArea(refundTexts)
  const [amount, setAmount] = useState(pix.left)
  const ask = useChange(ops.refunds.ask, onClose)
  return (
    <ReasonModal
      title={texts.ask}
      lead={t.adjustLead}
      isOpen
      isBusy={ask.isPending}
      onClose={onClose}
      onConfirm={(reason) => ask.mutate({ params: { endToEndId }, body: { amount, reason } })}
    >
      <AmountField label={t.amount} required value={amount} onChange={setAmount} />
    </ReasonModal>
  )
}
