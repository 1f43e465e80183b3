import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { selectClasses } from '../../../components/field.tsx'
import { useLicence } from '../../../session/licence-query.ts'
import { typesFor } from './destination.ts'
import type { WithdrawType } from './destination.ts'
import { TYPE_TEXT } from './destination-row.tsx'

export type DestinationTypeProps = {
  readonly userType: string | undefined
  readonly type: WithdrawType
  readonly onChange: (type: WithdrawType) => void
}

/** The types of destination that the licence lets this kind of player choose. */
export function DestinationType({ userType, type, onChange }: DestinationTypeProps) {
  const t = useTranslations('cash')
  const id = useId()
  const ofLicence = useLicence()?.payouts
  return (
    <div>
      <label htmlFor={id} className="mb-6 block text-14 text-soft">
        {t('type')}
      </label>
      <select
        id={id}
        name="payCardBank"
        value={type}
        onChange={(event) => onChange(event.target.value as WithdrawType)}
        className={selectClasses}
      >
        {typesFor(userType, ofLicence).map((offered) => (
          <option key={offered} value={offered}>
            {t(TYPE_TEXT[offered])}
          </option>
        ))}
      </select>
    </div>
  )
}
