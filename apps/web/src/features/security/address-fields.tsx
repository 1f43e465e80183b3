import { ADDRESS_LENGTHS, normalizeCep } from '@jogada/core/kyc/address'
import type { AddressField, TypedAddress } from '@jogada/core/kyc/address'
import { federalUnits, unitOfCep } from '@jogada/core/kyc/federal-units'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Field, selectClasses } from '../../components/field.tsx'
import { maskCep } from './cep-mask.ts'

type AddressFieldsProps = {
  readonly address: TypedAddress
  readonly onChange: (address: TypedAddress) => void
  /** What is wrong with a field, in words, or null. */
  readonly wrong: (field: AddressField) => string | null
}

/**
 * A Brazilian address, as phones fill it in by themselves; a CEP that is whole chooses its state.
 */
export function AddressFields({ address, onChange, wrong }: AddressFieldsProps) {
  const t = useTranslations('checks')
  const set = (field: AddressField, text: string) => onChange({ ...address, [field]: text })
  const setCep = (typed: string) => {
    const cep = maskCep(typed)
    const unit = unitOfCep(normalizeCep(cep) ?? '')
    onChange({ ...address, cep, ...(unit && { state: unit }) })
  }
  const field = (name: Exclude<AddressField, 'cep' | 'state'>): ComponentProps<typeof Field> => ({
    label: t(name === 'number' ? 'houseNumber' : name),
    name,
    maxLength: ADDRESS_LENGTHS[name],
    value: address[name],
    onChange: (event) => set(name, event.target.value),
    error: wrong(name),
  })
  return (
    <>
      <Field
        label={t('cep')}
        name="cep"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
        value={address.cep}
        onChange={(event) => setCep(event.target.value)}
        error={wrong('cep')}
      />
      <Field {...field('street')} autoComplete="address-line1" autoCapitalize="words" />
      <div className="grid grid-cols-[2fr_3fr] gap-8">
        <Field {...field('number')} autoComplete="off" hint={t('houseNumberHint')} />
        <Field {...field('complement')} autoComplete="address-line2" hint={t('complementHint')} />
      </div>
      <Field {...field('district')} autoComplete="address-level3" autoCapitalize="words" />
      <Field {...field('city')} autoComplete="address-level2" autoCapitalize="words" />
      <State value={address.state} onChange={(unit) => set('state', unit)} error={wrong('state')} />
    </>
  )
}

type StateProps = {
  readonly value: string
  readonly onChange: (unit: string) => void
  readonly error: string | null
}

function State({ value, onChange, error }: StateProps) {
  const t = useTranslations('checks')
  const id = useId()
  const note = `${id}n`
  return (
    <div>
      <label htmlFor={id} className="mb-6 block text-14 text-soft">
        {t('state')}
      </label>
      <select
        id={id}
        name="state"
        autoComplete="address-level1"
        className={`${selectClasses} ${error ? 'border-lose' : ''}`}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? note : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('choose')}</option>
        {federalUnits.map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </select>
      {error && (
        <p id={note} role="alert" className="mt-4 text-12 text-lose">
          {error}
        </p>
      )}
    </div>
  )
}
