import type { CallReply, ops } from '@jogada/contract'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { occurrenceTexts } from '../i18n/areas/occurrences.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { AdjustmentFields } from './player/adjustment-fields.tsx'
import { useClosingText } from './player/asked-to-close.tsx'
import { GrantButton } from './player/grant-button.tsx'
import { LookButton } from './player/look-button.tsx'
import { ReleaseButton } from './player/release-button.tsx'
import { ResetButton } from './player/reset-button.tsx'
import { useAccountChange } from './player/use-account-change.ts'
import type { AccountAction, Adjustment } from './player/use-account-change.ts'
import { WriteButton } from './player/write-button.tsx'
import { ReasonModal } from './reason-modal.tsx'
import { instantText } from './shown.tsx'

type View = CallReply<typeof ops.players.view>

/** What an operator may do to an account, each with a reason. */
export function PlayerActions({ view }: { readonly view: View }) {
  const { t: common } = useTexts()
  const occurrences = useArea(occurrenceTexts)
  const t = { ...common, liftDeposits: occurrences.liftDeposits }
  const me = useMe()
  const [action, setAction] = useState<AccountAction | null>(null)
  const [adjustment, setAdjustment] = useState<Adjustment>({ direction: 'credit', amount: '' })
  const close = () => setAction(null)
  const { playerId, restriction, depositStop, isTest } = view
  const change = useAccountChange(playerId, close)
  const leads = useLeads(view)
  const lead = action === null ? null : (leads[action] ?? null)
  const button = (name: AccountAction, color?: string) => (
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
        <ReleaseButton playerId={playerId} lost="phone" />
      )}
      {me.may('player.release_factor') && restriction?.kind !== 'closed' && (
        <ReleaseButton playerId={playerId} lost="factor" />
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
        isBusy={change.isBusy}
        onClose={close}
        onConfirm={(reason) => action && change.make[action](reason, adjustment)}
      >
        {action === 'adjust' && (
          <AdjustmentFields adjustment={adjustment} onChange={setAdjustment} />
        )}
      </ReasonModal>
    </Group>
  )
}

/** What is said before a reason is asked for, of the actions that need it. */
function useLeads(view: View): Partial<Record<AccountAction, string>> {
  const { t, lang } = useTexts()
  const occurrences = useArea(occurrenceTexts)
  const { depositStop } = view
  const closing = useClosingText(view)
  return {
    ...(closing !== null && { lift: closing }),
    adjust: t.adjustLead,
    markTest: t.markTestLead,
    unmarkTest: t.unmarkTestLead,
    liftDeposits:
      depositStop?.kind === 'paused'
        ? occurrences.liftPaused.replace('{until}', instantText(depositStop.until ?? '', lang))
        : occurrences.liftSuspended,
  }
}
