import { formatMoney } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../../api/failure.ts'
import { Button } from '../../../components/button.tsx'
import { CodeField } from '../../../components/code-field.tsx'
import { useOnePress } from '../../../components/one-press.ts'
import { useIsGuarded } from '../../../session/second-factor-query.ts'
import { PasswordField } from '../../../components/password-field.tsx'
import { PasskeyConfirm } from './passkey-confirm.tsx'
import { TransferSummary } from './transfer-summary.tsx'
import type { TransferSummaryProps } from './transfer-summary.tsx'
import { useTransfer } from './use-transfer.ts'
import type { Sent } from './use-transfer.ts'

export type ConfirmTransferProps = TransferSummaryProps & {
  readonly onChange: () => void
  readonly onSent: (sent: Sent) => void
}

/** A last look at name and amount, and the password that sends them. */
export function ConfirmTransfer(props: ConfirmTransferProps) {
  const { recipient, amount, limits, onChange, onSent } = props
  const t = useTranslations('wallet')
  const security = useTranslations('security')
  const [pwd, setPwd] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const isGuarded = useIsGuarded()
  const [factor, setFactor] = useState('')
  const bets = useTranslations('bets.cashOut')
  const what = { transferUser: recipient.transferUser, transferAmount: formatMoney(amount) }
  useOnePress()
  const transfer = useTransfer(what, onSent)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (transfer.isPending) return
    if (pwd === '') return setIsEmpty(true)
    transfer.mutate({ pwd, ...(isGuarded ? { factor } : {}) })
  }
  const send = (permit: string) => transfer.mutate({ pwd: permit })
  const { error, isUnknown } = transfer
  const failed = error && !isUnknown ? wordsOf(error) || t('loadFailed') : null
  return (
    <form onSubmit={submit} className="space-y-14" noValidate>
      <h2 className="text-18 font-[640]">{t('confirmTitle')}</h2>
      <TransferSummary recipient={recipient} amount={amount} limits={limits} />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        error={isEmpty ? t('needPassword') : failed}
        value={pwd}
        onChange={(event) => {
          setIsEmpty(false)
          setPwd(event.target.value)
        }}
      />
      {isGuarded && (
        <CodeField value={factor} onChange={setFactor} hint={security('codeOrRecovery')} />
      )}
      {isUnknown && (
        <p role="alert" className="text-14 text-pending">
          {bets('unknown')}
        </p>
      )}
      <Button type="submit" className="w-full" disabled={transfer.isPending}>
        {transfer.isPending && t('sending')}
        {!transfer.isPending &&
          (isUnknown ? bets('askAgain') : t('send', { amount: formatReais(amount) }))}
      </Button>
      <PasskeyConfirm disabled={transfer.isPending} onPermit={send} />
      <Button look="quiet" className="w-full" disabled={transfer.isPending} onClick={onChange}>
        {t('change')}
      </Button>
    </form>
  )
}
