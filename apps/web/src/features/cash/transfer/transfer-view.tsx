import { zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useUndisturbed } from '../../../overlays/use-undisturbed.ts'
import { PageFailed } from '../../../components/page-card.tsx'
import { useFollowBalance } from '../use-follow-balance.ts'
import { transferLimitsQuery } from '../wallet-queries.ts'
import { ConfirmTransfer } from './confirm-transfer.tsx'
import { TransferDone } from './transfer-done.tsx'
import { TransferForm } from './transfer-form.tsx'
import type { Recipient, Sent } from './use-transfer.ts'

type Draft = { readonly user: string; readonly amount: Money }

const HELD_UNTIL = { dateStyle: 'short', timeStyle: 'short' } as const

const EMPTY: Draft = { user: '', amount: zero }

/** Sending money to another player: whom and how much, a look at both with the password, done. */
export function TransferView() {
  const t = useTranslations('wallet')
  const format = useFormatter()
  const { data: limits, isError, refetch } = useQuery(transferLimitsQuery)
  useFollowBalance(transferLimitsQuery.queryKey)
  const [draft, setDraft] = useState(EMPTY)
  const [recipient, setRecipient] = useState<Recipient | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  useUndisturbed(sent === null && (draft.user !== '' || draft.amount > zero))
  const startAgain = () => {
    setDraft(EMPTY)
    setRecipient(null)
    setSent(null)
  }
  if (!limits) {
    return isError ? <PageFailed retry={() => void refetch()} /> : <Skeleton className="h-320" />
  }
  if (!limits.offered) return <p className="py-20 text-14 text-soft">{t('notOffered')}</p>
  if (limits.heldUntil !== null) {
    const date = format.dateTime(new Date(limits.heldUntil), HELD_UNTIL)
    return <p className="py-20 text-14 text-soft">{t('transferHeld', { date })}</p>
  }
  if (sent) return <TransferDone sent={sent} onAgain={startAgain} />
  if (recipient) {
    return (
      <ConfirmTransfer
        recipient={recipient}
        amount={draft.amount}
        limits={limits}
        onChange={() => setRecipient(null)}
        onSent={setSent}
      />
    )
  }
  return (
    <TransferForm limits={limits} draft={draft} onDraft={setDraft} onRecipient={setRecipient} />
  )
}
