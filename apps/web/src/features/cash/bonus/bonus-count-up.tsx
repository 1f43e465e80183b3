import { zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { MoneyCountUp } from '../../../components/money-count-up.tsx'

const BASE_MS = 1_000
const TOTAL_AFTER_MS = 3_000
const TOTAL_MS = 4_000

type BonusCountUpProps = {
  readonly base: Money
  readonly times: number
  readonly total: Money
}

/** Counts up what play has earned, then what it is multiplied to; a press shows both at once. */
export function BonusCountUp({ base, times, total }: BonusCountUpProps) {
  const t = useTranslations('offers')
  const format = useFormatter()
  const [isSkipped, setIsSkipped] = useState(false)
  return (
    <>
      <div className="relative">
        <p className="text-14 text-soft">{t('popupBase')}</p>
        <MoneyCountUp
          from={zero}
          to={base}
          durationMs={BASE_MS}
          isSkipped={isSkipped}
          isShort
          className="text-40"
        />
      </div>
      <div className="relative">
        <p className="text-14 text-soft">
          {t('popupTotal')} · {t('popupTimes', { times: format.number(times) })}
        </p>
        <MoneyCountUp
          from={base}
          to={total}
          durationMs={TOTAL_MS}
          delayMs={TOTAL_AFTER_MS}
          isSkipped={isSkipped}
          isShort
          className="text-64 leading-none text-primary"
        />
      </div>
      {!isSkipped && (
        <button
          type="button"
          className="relative mx-auto min-h-44 px-12 text-14 text-interactive underline underline-offset-4"
          onClick={() => setIsSkipped(true)}
        >
          {t('popupSkip')}
        </button>
      )}
    </>
  )
}
