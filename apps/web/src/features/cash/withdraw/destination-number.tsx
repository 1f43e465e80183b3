import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Field, inputClasses } from '../../../components/field.tsx'
import type { WithdrawType } from './destination.ts'

export type DestinationNumberProps = {
  readonly type: WithdrawType
  readonly number: string
  /** Whether the number was refused by its check digits. */
  readonly isWrong: boolean
  readonly onChange: (number: string) => void
}

/** The number of a CPF or CNPJ on a numeric keyboard, or a USDT address over several lines. */
export function DestinationNumber({ type, number, isWrong, onChange }: DestinationNumberProps) {
  const t = useTranslations('cash')
  if (type === 'USDT') return <AddressField address={number} onChange={onChange} />
  return (
    <Field
      required
      label={t(type === 'CPF' ? 'numberCpf' : 'numberCnpj')}
      name="payCardNo"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      error={isWrong ? t('numberWrong') : null}
      value={number}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

type AddressFieldProps = {
  readonly address: string
  readonly onChange: (address: string) => void
}

function AddressField({ address, onChange }: AddressFieldProps) {
  const t = useTranslations('cash')
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-6 block text-14 text-soft">
        {t('numberUsdt')}
      </label>
      <textarea
        id={id}
        required
        name="payCardNo"
        rows={3}
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClasses} h-auto! resize-none py-10 break-all`}
      />
    </div>
  )
}
