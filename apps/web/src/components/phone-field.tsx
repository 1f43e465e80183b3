import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { FieldNotes, inputClasses, selectClasses } from './field.tsx'
import { dialCodes } from './dial-codes.ts'

export type PhoneFieldProps = {
  readonly country: string
  readonly phone: string
  /** Says what is wrong with the number. */
  readonly error?: string | null
  readonly onChange: (change: { country?: string; phone?: string }) => void
}

/** A phone number with its country's prefix. */
export function PhoneField({ country, phone, error = null, onChange }: PhoneFieldProps) {
  const t = useTranslations('auth')
  const id = useId()
  const notes = `${id}n`
  return (
    <div>
      <label htmlFor={id} className="mb-6 block text-14 text-soft">
        {t('phone')}
      </label>
      <div className="flex gap-8">
        <select
          aria-label={t('countryPrefix')}
          name="country"
          value={country}
          onChange={(event) => onChange({ country: event.target.value })}
          className={`${selectClasses} w-auto! shrink-0`}
        >
          {dialCodes.map(({ code, region }) => (
            <option key={code} value={code}>
              {region} {code}
            </option>
          ))}
        </select>
        <input
          id={id}
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder={t('phonePlaceholder')}
          value={phone}
          onChange={(event) => onChange({ phone: event.target.value })}
          className={`${inputClasses} ${error ? 'border-lose' : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? notes : undefined}
        />
      </div>
      <FieldNotes id={notes} error={error} />
    </div>
  )
}
