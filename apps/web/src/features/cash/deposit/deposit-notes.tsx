import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { useLicence } from '../../../session/licence-query.ts'
import { Notes } from '../notes.tsx'
import type { DepositPlace } from './packages.ts'

/** The bonus column of the low-balance page. */
const LOW_BALANCE_TIMES = 2

export type DepositNotesProps = {
  readonly place: DepositPlace
  /** Price of the first package. */
  readonly minimum: string | undefined
  /** Whether the terms of the chosen gift stand beside the choice. */
  readonly hasTerms: boolean
}

/**
 * What holds for a deposit: minimum, arrival, payer, and what has to be wagered
 * before a withdrawal.
 */
export function DepositNotes({ place, minimum, hasTerms }: DepositNotesProps) {
  const t = useTranslations('cash')
  const licence = useLicence()
  const hasUsualGift = !hasTerms && place === 'low_balance' && licence?.gifts !== false
  return (
    <Notes>
      {minimum && <li>{t('minimumNote', { amount: formatReais(minimum) })}</li>}
      <li>{t('arrivalNote')}</li>
      <li>{t('ownCpfNote')}</li>
      {licence?.depositsArePlayed !== false && <li>{t('wageringNote')}</li>}
      {hasUsualGift && <li>{t('bonusWageringNote', { times: String(LOW_BALANCE_TIMES) })}</li>}
    </Notes>
  )
}
