import { useTranslations } from 'use-intl'
import { Field } from '../../components/field.tsx'
import { maskCpf } from './cpf-mask.ts'

export type TypedPerson = {
  readonly name: string
  readonly cpf: string
  readonly birthDate: string
}

type KycFieldsProps = {
  readonly person: TypedPerson
  readonly onChange: (part: Partial<TypedPerson>) => void
  readonly asksBirth: boolean
  /** What the server refused, beside its field. */
  readonly wrong: { readonly cpf: string | null; readonly birth: string | null }
}

/** Name and CPF as they are typed, and the birth date where the licence asks. */
export function KycFields({ person, onChange, asksBirth, wrong }: KycFieldsProps) {
  const t = useTranslations('kyc')
  return (
    <>
      <Field
        label={t('name')}
        name="name"
        autoComplete="name"
        placeholder={t('namePlaceholder')}
        value={person.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label={t('cpf')}
        name="cardNo"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('cpfPlaceholder')}
        value={person.cpf}
        onChange={(event) => onChange({ cpf: maskCpf(event.target.value) })}
        error={wrong.cpf}
      />
      {asksBirth && (
        <Field
          label={t('birthDate')}
          name="birthDate"
          type="date"
          autoComplete="bday"
          value={person.birthDate}
          onChange={(event) => onChange({ birthDate: event.target.value })}
          error={wrong.birth}
        />
      )}
    </>
  )
}
