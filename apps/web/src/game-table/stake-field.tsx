import type { Money } from '@jogada/core'
import { useTranslations } from 'use-intl'
import { MoneyInput } from '../components/money-input.tsx'
import { stakeAfter } from './stake-steps.ts'
import type { StakeBounds, StakeStep } from './stake-steps.ts'
import { playCue } from './sound.ts'

const STEPS = ['half', 'double', 'minimum', 'maximum'] as const satisfies readonly StakeStep[]

export type StakeFieldProps = {
  readonly stake: Money
  readonly setStake: (stake: Money) => void
  readonly bounds: StakeBounds
  readonly disabled: boolean
  readonly errorId?: string | undefined
  readonly onEnter?: () => void
}

/** The stake in centavos with its four steps. */
export function StakeField(props: StakeFieldProps) {
  const { stake, setStake, bounds, disabled, errorId, onEnter } = props
  const t = useTranslations('game')
  const step = (by: StakeStep) => {
    playCue('chip')
    setStake(stakeAfter(by, stake, bounds))
  }
  return (
    <div className="bet-row flex gap-6">
      <MoneyInput
        label={t('stake')}
        value={stake}
        onChange={setStake}
        {...(onEnter ? { onEnter } : {})}
        disabled={disabled}
        errorId={errorId}
        className="min-w-0 flex-1"
      />
      {STEPS.map((by) => (
        <button
          key={by}
          type="button"
          aria-label={`${t(`${by}Short`)} ${t(by)}`}
          disabled={disabled}
          onClick={() => step(by)}
          className="press h-48 min-h-[44px] w-44 shrink-0 desktop:w-36 rounded-10 bg-raised text-14 text-soft hover:bg-pressed disabled:opacity-45"
        >
          {t(`${by}Short`)}
        </button>
      ))}
    </div>
  )
}
