import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/use-call.ts'
import { occurrenceTexts } from '../i18n/areas/occurrences.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { AmountField } from './amount-field.tsx'
import { instantText } from './shown.tsx'
import { GrantButton } from './player/grant-button.tsx'
import { LookButton } from './player/look-button.tsx'
import { ReleasePhoneButton } from './player/release-phone-button.tsx'
import { ResetButton } from './player/reset-button.tsx'
import { WriteButton } from './player/write-button.tsx'
import { ReasonModal } from './reason-modal.tsx'

type Action =
  | 'suspend'
  | 'close'
  | 'lift'
  | 'liftDeposits'
  | 'forceLogout'
  | 'adjust'
  | 'markTest'
  | 'unmarkTest'

/** What an operator may do to an account, each with a reason. */
export function PlayerActions({ view }: { readonly view: CallReply<typeof ops.players.view> }) {
  const { t: common, lang } = useTexts()
  const occurrences = useArea(occurrenceTexts)
  const t = { ...common, liftDeposits: occurrences.liftDeposits }
  const me = useMe()
  const [action, setAction] = useState<Action | null>(null)
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit')
  const [amount, setAmount] = useState('')
  const close = () => setAction(null)
  const restrict = useChange(ops.players.restrict, close)
  const lift = useChange(ops.players.lift, close)
  const payIn = useChange(ops.players.liftDeposits, close)
  const logOut = useChange(ops.players.logOut, close)
  const markTest = useChange(ops.players.markTest, close)
  const adjust = useChange(ops.approvals.askAdjustment, close)
  const { playerId, restriction, depositStop, isTest } = view
  const params = { playerId }

  const confirm = (reason: string) => {
    if (action === 'suspend') restrict.mutate({ params, body: { kind: 'suspended', reason } })
    if (action === 'close') restrict.mutate({ params, body: { kind: 'closed', reason } })
    if (action === 'lift') lift.mutate({ params, body: { reason } })
    if (action === 'liftDeposits') payIn.mutate({ params, body: { reason } })
    if (action === 'forceLogout') logOut.mutate({ params, body: { reason } })
    if (action === 'markTest' || action === 'unmarkTest') {
      markTest.mutate({ params, body: { isTest: action === 'markTest', reason } })
    }
    if (action === 'adjust') {
      adjust.mutate({ body: { playerId, direction, amount, reason } })
    }
  }
  const leads: Partial<Record<Action, string>> = {
    adjust: t.adjustLead,
    markTest: t.markTestLead,
    unmarkTest: t.unmarkTestLead,
    liftDeposits:
      depositStop?.kind === 'paused'
        ? occurrences.liftPaused.replace('{until}', instantText(depositStop.until ?? '', lang))
        : occurrences.liftSuspended,
  }
  const lead = action === null ? null : (leads[action] ?? null)
  const button = (name: Action, color?: string) => (
    <Button
      key={name}
      size="xs"
      variant={color ? 'light' : 'default'}
      {...(color ? { color } : {})}
      onClick={() => setAction(name)}
    >
      {t[name]}
    </Button>
  )
  return (
    <Group gap="xs">
      {me.may('player.look') && <LookButton playerId={playerId} />}
      {me.may('player.message') && <WriteButton playerId={playerId} />}
      {me.may('player.send_reset') && restriction?.kind !== 'closed' && (
        <ResetButton playerId={playerId} />
      )}
      {me.may('player.release_phone') && restriction?.kind !== 'closed' && (
        <ReleasePhoneButton playerId={playerId} />
      )}
      {me.may('offer.change') && <GrantButton playerId={playerId} />}
      {me.may('adjustment.make') && button('adjust')}
      {me.may('player.log_out') && button('forceLogout')}
      {me.may('player.mark_test') && button(isTest ? 'unmarkTest' : 'markTest')}
      {me.may('player.restrict') && [
        restriction === null && button('suspend', 'red'),
        restriction?.kind === 'suspended' && button('lift'),
        depositStop !== null && button('liftDeposits'),
        restriction?.kind !== 'closed' && button('close', 'red'),
      ]}
      <ReasonModal
        title={action ? t[action] : ''}
        {...(lead === null ? {} : { lead })}
        isOpen={action !== null}
        isBusy={
          restrict.isPending ||
          lift.isPending ||
          payIn.isPending ||
          logOut.isPending ||
          markTest.isPending ||
          adjust.isPending
        }
        onClose={close}
        onConfirm={confirm}
      >
        {action === 'adjust' && (
          <Group align="flex-end">
            <SegmentedControl
              value={direction}
              onChange={(value) => setDirection(value === 'debit' ? 'debit' : 'credit')}
              data={[
                { value: 'credit', label: t.credit },
                { value: 'debit', label: t.debit },
              ]}
            />
            <AmountField label={t.amount} required value={amount} onChange={setAmount} />
          </Group>
        )}
      </ReasonModal>
    </Group>
  )
}
