import type { Money } from '@jogada/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export type QuickStakesProps = {
  readonly stake: Money
  readonly setStake: (stake: Money) => void
  /** The stakes of the chips. */
  readonly stakes: readonly Money[]
  /** The largest stake that would be accepted and can be paid. */
  readonly most: Money
  readonly disabled: boolean
  /** The field for any other stake. */
  readonly children: ReactNode
}

const CHIP =
  'press h-44 min-h-[44px] min-w-[44px] rounded-10 bg-raised text-14 text-soft hover:bg-pressed disabled:opacity-45'

/** Stakes by one touch: usual ones, half, double and the most there is, around the field. */
export function QuickStakes({
  stake,
  setStake,
  stakes,
  most,
  disabled,
  children,
}: QuickStakesProps) {
  const t = useTranslations('slip')
  const capped = (amount: Money) => (most > 0n && amount > most ? most : amount)
  return (
    <>
      <div className="flex items-center gap-6">
        <button
          type="button"
          aria-label={t('half')}
          disabled={disabled || stake < 2n}
          className={CHIP}
          onClick={() => setStake((stake / 2n) as Money)}
        >
          <span className="figures text-18">½</span>
        </button>
        {children}
        <button
          type="button"
          aria-label={t('double')}
          disabled={disabled || stake <= 0n}
          className={CHIP}
          onClick={() => setStake(capped((stake * 2n) as Money))}
        >
          <span className="figures text-18">2×</span>
        </button>
      </div>
      <fieldset aria-label={t('quick')} className="grid min-w-0 auto-cols-fr grid-flow-col gap-6">
        {stakes.map((amount) => (
          <button
            key={amount}
            type="button"
            disabled={disabled}
            className={CHIP}
            onClick={() => setStake(amount)}
          >
            <span className="figures text-16">R$ {String(amount / 100n)}</span>
          </button>
        ))}
        <button
          type="button"
          disabled={disabled || most <= 0n}
          className={CHIP}
          onClick={() => setStake(most)}
        >
          {t('maximum')}
        </button>
      </fieldset>
    </>
  )
}
