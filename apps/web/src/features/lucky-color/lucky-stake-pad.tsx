import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { playCue } from '../../game-table/sound.ts'
import { ChipSteps, ChipTimes } from './chip-quantity.tsx'

const CHIPS = [1, 10, 100, 1000] as const

export type LuckyStakePadProps = {
  readonly stake: Money
  readonly setStake: (stake: Money) => void
  readonly maxStake: Money
  readonly disabled: boolean
  readonly random: () => void
}

const chipOf = (reais: number) => centavos(BigInt(reais) * 100n)

/** The stake in chips: which chip, how many of it, and a choice left to chance. */
export function LuckyStakePad({ stake, setStake, maxStake, disabled, random }: LuckyStakePadProps) {
  const t = useTranslations('draws')
  const [chip, setChip] = useState<(typeof CHIPS)[number]>(1)
  const quantity = Number(stake / chipOf(chip))
  const isWhole = stake % chipOf(chip) === 0n && quantity > 0
  const most = Number(maxStake / chipOf(chip))
  const put = (reais: number, count: number) => {
    playCue('chip')
    const held = Math.max(1, Math.min(count, Number(maxStake / chipOf(reais))))
    setStake(centavos(chipOf(reais) * BigInt(held)))
  }
  const chips = { quantity, isWhole, most, onPut: (count: number) => put(chip, count) }
  return (
    <div className="space-y-8">
      <fieldset
        aria-label={t('chip')}
        className="flex min-w-0 items-center gap-8"
        disabled={disabled}
      >
        {CHIPS.map((reais) => (
          <button
            key={reais}
            type="button"
            aria-label={`${t('chip')} ${reais}`}
            aria-pressed={chip === reais}
            disabled={chipOf(reais) > maxStake}
            onClick={() => {
              setChip(reais)
              put(reais, isWhole ? quantity : 1)
            }}
            className="press lucky-chip figures"
          >
            {reais}
          </button>
        ))}
        <ChipSteps {...chips} />
      </fieldset>
      <fieldset aria-label={t('quantity')} className="flex min-w-0 gap-4" disabled={disabled}>
        <ChipTimes {...chips} />
        <Button
          look="quiet"
          className="h-44! min-h-[44px] px-10!"
          disabled={disabled}
          onClick={random}
        >
          <Shuffle className="size-18" aria-hidden="true" />
          <span className="visually-hidden">{t('random')}</span>
        </Button>
      </fieldset>
    </div>
  )
}
