import { useId, useState } from 'react'
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

/**
 * The number of a CPF or CNPJ on a numeric keyboard, which gives way to letters for the CNPJ that
 * has some, or a USDT address over several lines.
 */
export function DestinationNumber({ type, number, isWrong, onChange }: DestinationNumberProps) {
  const t = useTranslations('cash')
  const [hasLetters, setHasLetters] = useState(() => /[a-z]/i.test(number))
  if (type === 'USDT')
    return <AddressField address={number} isWrong={isWrong} onChange={onChange} />
  const isLettered = type === 'CNPJ' && hasLetters
  return (
    <div>
      <Field
        required
        label={t(type === 'CPF' ? 'numberCpf' : 'numberCnpj')}
        name="payCardNo"
        inputMode={isLettered ? 'text' : 'numeric'}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        error={isWrong ? t('numberWrong') : null}
        value={number}
        onChange={(event) => onChange(event.target.value)}
      />
      {type === 'CNPJ' && (
        <label className="flex min-h-44 cursor-pointer items-center gap-10 text-14 text-soft">
          <input
            type="checkbox"
            className="size-20 shrink-0"
            checked={hasLetters}
            onChange={(event) => setHasLetters(event.target.checked)}
          />
          {t('cnpjLetters')}
        </label>
      )}
    </div>
  )
}

type AddressFieldProps = {
  readonly address: string
  readonly isWrong: boolean
  readonly onChange: (address: string) => void
}

function AddressField({ address, isWrong, onChange }: AddressFieldProps) {
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
        name="walletAddress"
        rows={3}
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}n` : undefined}
        className={`${inputClasses} ${isWrong ? 'border-lose' : ''} h-auto! resize-none py-10 break-all`}
      />
      {isWrong && (
        <p id={`${id}n`} role="alert" className="mt-4 text-12 text-lose">
          {t('addressWrong')}
        </p>
      )}
    </div>
  )
}
