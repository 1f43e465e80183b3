import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { Notes } from '../notes.tsx'
import type { DepositPlace } from './packages.ts'

export type DepositNotesProps = {
  readonly place: DepositPlace
  /** Price of the first package. */
  readonly minimum: string | undefined
  readonly hasGift: boolean
}

/** What holds for a deposit: minimum, arrival, payer, and what has to be wagered before a withdrawal. */
export function DepositNotes({ place, minimum, hasGift }: DepositNotesProps) {
  const t = useTranslations('cash')
  return (
    <Notes>
      {minimum && <li>{t('minimumNote', { amount: formatReais(minimum) })}</li>}
      <li>{t('arrivalNote')}</li>
      <li>{t('ownCpfNote')}</li>
      <li>{t('wageringNote')}</li>
      {(hasGift || place === 'low_balance') && <li>{t('bonusWageringNote')}</li>}
    </Notes>
  )
}
