import { reais } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { useLicence } from '../../../session/licence-query.ts'
import { usePlayer } from '../../../session/player-queries.ts'
import { Notes } from '../notes.tsx'
import { usePercentText } from '../use-percent-text.ts'
import { minimumOf } from './withdraw-checks.ts'
import type { WithdrawLimits } from './withdraw-checks.ts'

const MAXIMUM_SHOWN = reais(10_000n)

/** What holds for a withdrawal at the player's level: range, fee, hours, speed, wagering. */
export function WithdrawNotes({ limits }: { readonly limits: WithdrawLimits }) {
  const t = useTranslations('cash')
  const percentText = usePercentText()
  const licence = useLicence()
  const level = String(usePlayer()?.level ?? 0)
  const range = {
    minimum: formatReais(minimumOf(limits)),
    maximum: formatReais(MAXIMUM_SHOWN),
  }
  return (
    <Notes>
      <li>{t('rangeNote', range)}</li>
      <li>
        {limits.serviceAmount > 0
          ? t('feeNote', { level, percent: percentText(limits.serviceAmount) })
          : t('noFeeNote', { level })}
      </li>
      <li>{t('hoursNote')}</li>
      <li>{t('fastestNote')}</li>
      {licence?.depositsArePlayed !== false && <li>{t('wageringNote')}</li>}
    </Notes>
  )
}
