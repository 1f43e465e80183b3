import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../../api/failure.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { moneyOf } from '../../../components/typed-money.ts'
import type { TransferLimits } from '../wallet-queries.ts'
import { rangeOf, TransferAmount } from './transfer-amount.tsx'
import { useRecipient } from './use-transfer.ts'
import type { Recipient } from './use-transfer.ts'

export type TransferFormProps = {
  readonly limits: TransferLimits
  readonly draft: { readonly user: string; readonly amount: Money }
  readonly onDraft: (draft: TransferFormProps['draft']) => void
  readonly onRecipient: (recipient: Recipient) => void
}

const isInRange = (amount: Money, { minimum, maximum, leftToday }: TransferLimits) =>
  leftToday > 0 && amount >= moneyOf(minimum) && amount <= moneyOf(maximum)

/** Whom and how much. What cannot be sent is said here, before the password is asked for. */
export function TransferForm({ limits, draft, onDraft, onRecipient }: TransferFormProps) {
  const t = useTranslations('wallet')
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const newRecipient = {
    amount: formatReais(limits.newRecipientMaximum),
    hours: String(limits.newRecipientHours),
  }
  const recipient = useRecipient((found) => {
    if (draft.amount <= moneyOf(found.maximum)) return onRecipient(found)
    const most = t('available', { amount: formatReais(found.maximum) })
    setProblem(found.isNew ? `${t('newRecipient', newRecipient)} ${most}` : most)
  })
  const change = (part: Partial<TransferFormProps['draft']>) => {
    setProblem(null)
    recipient.reset()
    onDraft({ ...draft, ...part })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (recipient.isPending) return
    if (limits.lock) return setProblem(t('lockedRound'))
    if (draft.user.trim() === '') return setProblem(t('needUser'))
    if (draft.amount <= 0n) return setProblem(t('needAmount'))
    if (!isInRange(draft.amount, limits)) return setProblem(t('range', rangeOf(limits)))
    recipient.mutate(draft.user.trim())
  }
  const words = problem ?? (recipient.error && (wordsOf(recipient.error) || t('loadFailed')))
  return (
    <form onSubmit={submit} className="space-y-14" noValidate>
      <p className="text-14 text-muted">{t('transferLead')}</p>
      <Field
        label={t('transferUser')}
        hint={t('transferUserHint')}
        name="transferUser"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        value={draft.user}
        onChange={(event) => change({ user: event.target.value })}
      />
      <TransferAmount
        limits={limits}
        amount={draft.amount}
        onChange={(amount) => change({ amount })}
        errorId={words ? id : undefined}
      />
      {words && (
        <p id={id} role="alert" className="text-14 text-lose">
          {words}
        </p>
      )}
      <Button type="submit" className="w-full" disabled={recipient.isPending}>
        {t(recipient.isPending ? 'checking' : 'next')}
      </Button>
    </form>
  )
}
