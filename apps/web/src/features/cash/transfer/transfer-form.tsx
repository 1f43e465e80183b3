import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../../api/failure.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { MoneyInput } from '../../../components/money-input.tsx'
import type { TransferLimits } from '../wallet-queries.ts'
import { useRecipient } from './use-transfer.ts'
import type { Recipient } from './use-transfer.ts'

export type TransferFormProps = {
  readonly limits: TransferLimits
  readonly draft: { readonly user: string; readonly amount: Money }
  readonly onDraft: (draft: TransferFormProps['draft']) => void
  readonly onRecipient: (recipient: Recipient) => void
}

/** Whom and how much. The server says who that is before anything can be sent. */
export function TransferForm({ limits, draft, onDraft, onRecipient }: TransferFormProps) {
  const t = useTranslations('wallet')
  const id = useId()
  const [problem, setProblem] = useState<'needUser' | 'needAmount' | 'lockedRound' | null>(null)
  const recipient = useRecipient(onRecipient)
  const change = (part: Partial<TransferFormProps['draft']>) => {
    setProblem(null)
    recipient.reset()
    onDraft({ ...draft, ...part })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (recipient.isPending) return
    if (limits.lock) return setProblem('lockedRound')
    if (draft.user.trim() === '') return setProblem('needUser')
    if (draft.amount <= 0n) return setProblem('needAmount')
    recipient.mutate(draft.user.trim())
  }
  const words = problem
    ? t(problem)
    : recipient.error && (wordsOf(recipient.error) || t('loadFailed'))
  const range = {
    minimum: formatReais(limits.minimum),
    maximum: formatReais(limits.maximum),
    count: String(limits.leftToday),
  }
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
      <div>
        <p aria-hidden="true" className="mb-6 text-14 text-soft">
          {t('transferAmount')}
        </p>
        <MoneyInput
          label={t('transferAmount')}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          errorId={words ? id : undefined}
        />
        <p className="mt-4 text-12 text-muted">
          {t('available', { amount: formatReais(limits.available) })}
        </p>
        <p className="text-12 text-muted">{t('range', range)}</p>
      </div>
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
