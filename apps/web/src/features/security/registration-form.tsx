import type { CallInput, registration } from '@jogada/contract'
import { addressProblems, formatCep } from '@jogada/core/kyc/address'
import type { AddressField, TypedAddress } from '@jogada/core/kyc/address'
import type { Gender } from '@jogada/core/kyc/gender'
import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { AddressFields } from './address-fields.tsx'
import { GenderChoice } from './gender-choice.tsx'
import { OwnerForm } from './owner-form.tsx'
import type { OwnerProof } from './owner-form.tsx'
import type { RegistrationView } from './registration.tsx'

type RegistrationFormProps = {
  readonly said: RegistrationView
  readonly isBusy: boolean
  readonly submit: (body: CallInput<typeof registration.sayRegistration>['body']) => void
}

const empty: TypedAddress = {
  cep: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
}

/**
 * The address and gender that the licence asks for. What is wrong stands beside its field, the
 * first of which is focused; whoever changes what was said shows that the account is theirs.
 */
export function RegistrationForm({ said, isBusy, submit }: RegistrationFormProps) {
  const t = useTranslations('checks')
  const fields = useRef<HTMLDivElement>(null)
  const [address, setAddress] = useState<TypedAddress>(() =>
    said.address ? { ...said.address, cep: formatCep(said.address.cep) } : empty,
  )
  const [gender, setGender] = useState<Gender | null>(said.gender)
  const [isTried, setTried] = useState(false)
  const asks = (field: RegistrationView['asked'][number]) => said.asked.includes(field)
  const problems = asks('address') ? addressProblems(address) : {}
  const isGenderMissing = asks('gender') && gender === null
  const isRight = Object.keys(problems).length === 0 && !isGenderMissing
  const send = (proof?: OwnerProof) => {
    setTried(true)
    if (isBusy) return
    if (!isRight) {
      const named = fields.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []
      const wrong = new Set([...Object.keys(problems), ...(isGenderMissing ? ['gender'] : [])])
      return [...named].find(({ name }) => wrong.has(name))?.focus()
    }
    return submit({
      ...(asks('address') && { address }),
      ...(asks('gender') && gender && { gender }),
      ...proof,
    })
  }
  const wordsOf = (field: AddressField) => {
    const problem = isTried ? problems[field] : undefined
    return problem ? t(`addressWrong.${problem}`) : null
  }
  const shown = (
    <div ref={fields} className="space-y-12">
      {asks('address') && <AddressFields address={address} onChange={setAddress} wrong={wordsOf} />}
      {asks('gender') && (
        <GenderChoice chosen={gender} onChoose={setGender} isMissing={isTried && isGenderMissing} />
      )}
    </div>
  )
  if (said.address || said.gender) {
    return (
      <OwnerForm isFilled isBusy={isBusy} action={t('registrationSave')} submit={send}>
        {shown}
      </OwnerForm>
    )
  }
  return (
    <form
      className="space-y-12"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        send()
      }}
    >
      {shown}
      <Button type="submit" className="w-full" disabled={isBusy}>
        {t('registrationSave')}
      </Button>
    </form>
  )
}
