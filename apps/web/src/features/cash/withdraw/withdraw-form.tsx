import { larger, smaller, zero } from '@jogada/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../components/button.tsx'
import { CodeField } from '../../../components/code-field.tsx'
import { useOnePress } from '../../../components/one-press.ts'
import { moneyOf } from '../../../components/typed-money.ts'
import { useIsGuarded } from '../../../session/second-factor-query.ts'
import { alertMessage, openOverlay } from '../../../overlays/overlay-store.ts'
import { useUndisturbed } from '../../../overlays/use-undisturbed.ts'
import { OwedNote } from '../owed-note.tsx'
import { AccountEmail } from './account-email.tsx'
import { AvailableBalance } from './available-balance.tsx'
import { savedDestination, withdrawBody } from './destination.ts'
import { useDestinationDraft } from './destination-draft.ts'
import { DestinationRow } from './destination-row.tsx'
import { clampAmount } from './clamp-amount.ts'
import { useWithdraw } from './use-withdraw.ts'
import { WithdrawAmount } from './withdraw-amount.tsx'
import { availableOf, withdrawProblem } from './withdraw-checks.ts'
import type { WithdrawLimits } from './withdraw-checks.ts'
import { WithdrawNotes } from './withdraw-notes.tsx'
import { WithdrawQuote } from './withdraw-quote.tsx'

export type WithdrawFormProps = { readonly limits: WithdrawLimits; readonly onSent: () => void }

/**
 * The request of a withdrawal: its checks in the specified order, then the destination, then send.
 */
export function WithdrawForm({ limits, onSent }: WithdrawFormProps) {
  const t = useTranslations('cash')
  const security = useTranslations('security')
  const navigate = useNavigate()
  const draft = useDestinationDraft(({ destination }) => destination)
  const destination = draft ?? savedDestination(limits, limits.cardInfo.CHANNEL)
  const balance = moneyOf(limits.balance)
  const [wanted, setWanted] = useState(zero)
  const isGuarded = useIsGuarded()
  const [code, setCode] = useState('')
  const { amount, clamped } = clampAmount(wanted, balance)
  useUndisturbed(amount > zero)
  useOnePress()
  const withdraw = useWithdraw({
    onSent: () => {
      onSent()
      void navigate({ to: '/home' }).then(() => alertMessage(t('withdrawSuccess')))
    },
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (withdraw.isPending) return
    const problem = withdrawProblem(limits, amount)
    if (problem) return alertMessage(problemText(t, problem))
    const body = withdrawBody(amount, destination, limits)
    if (body) withdraw.mutate(isGuarded ? { ...body, yzcCode: code } : body)
    else openOverlay({ id: 'withdrawTo', params: {} })
  }

  return (
    <form onSubmit={submit} className="space-y-14" noValidate>
      <AvailableBalance limits={limits} />
      <OwedNote owed={limits.owed} />
      <WithdrawAmount
        limits={limits}
        amount={amount}
        clampedTo={clamped ? balance : null}
        onType={setWanted}
        onMax={() => setWanted(larger(zero, smaller(availableOf(limits), balance)))}
      />
      <DestinationRow destination={destination} />
      <WithdrawQuote limits={limits} amount={amount} type={destination.type} />
      <AccountEmail />
      {isGuarded && (
        <CodeField
          name="yzcCode"
          value={code}
          onChange={setCode}
          hint={security('codeOrRecovery')}
        />
      )}
      <Button type="submit" className="w-full" disabled={withdraw.isPending}>
        {withdraw.isPending ? t('sending') : t('withdrawAction')}
      </Button>
      <WithdrawNotes limits={limits} />
    </form>
  )
}

type Texts = ReturnType<typeof useTranslations<'cash'>>

function problemText(t: Texts, problem: NonNullable<ReturnType<typeof withdrawProblem>>) {
  return 'limit' in problem ? t(problem.text, { limit: problem.limit }) : t(problem.text)
}
