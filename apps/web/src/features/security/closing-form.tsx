import type { Closing } from '@jogada/contract/privacy'
import { formatReais } from '@jogada/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { Button } from '../../components/button.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import type { ClosingCall } from './use-closing.ts'

type ClosingFormProps = {
  readonly state: Closing
  readonly closing: ClosingCall
  readonly pwd: string
  readonly onPwd: (pwd: string) => void
  readonly onBack: () => void
}

/** What is received and lost by closing the account, and the password that closes it. */
export function ClosingForm({ state, closing, pwd, onPwd, onBack }: ClosingFormProps) {
  const t = useTranslations()
  const box = useRef<HTMLFormElement>(null)
  // it unfolds at the end of its sheet, below what is in sight
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), [])
  return (
    <form
      ref={box}
      className="mt-12 space-y-12"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (pwd !== '' && !closing.isPending) closing.close(pwd)
      }}
    >
      <Sums state={state} />
      <PasswordField
        label={t('care.closeSure')}
        name="current-password"
        autoComplete="current-password"
        value={pwd}
        onChange={(event) => onPwd(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-8">
        <Button
          look="outline"
          className="h-auto! min-h-48 py-6 whitespace-normal!"
          onClick={onBack}
        >
          {t('limits.back')}
        </Button>
        <Button
          type="submit"
          look="danger"
          className="h-auto! min-h-48 py-6 whitespace-normal!"
          disabled={pwd === '' || closing.isPending}
        >
          {t('care.closeTitle')}
        </Button>
      </div>
      {closing.error && (
        <p role="alert" className="text-14 text-lose">
          {wordsOf(closing.error) || t('security.failed')}
        </p>
      )}
    </form>
  )
}

function Sums({ state }: { readonly state: Closing }) {
  const t = useTranslations('care')
  return (
    <ul className="space-y-2 text-14">
      <li>{t('closePays', { amount: formatReais(state.cash) })}</li>
      {state.bonus !== '0.00' && <li>{t('closeLoses', { amount: formatReais(state.bonus) })}</li>}
    </ul>
  )
}
