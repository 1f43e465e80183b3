import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { Minus, Plus, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { playCue } from '../../game-table/sound.ts'

const CHIPS = [1, 10, 100, 1000] as const
const TIMES = [1, 5, 10, 20, 50, 100] as const

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
        <div className="ml-auto flex items-center">
          <IconButton
            label={t('fewer')}
            disabled={quantity <= 1}
            onClick={() => put(chip, quantity - 1)}
          >
            <Minus className="size-18" aria-hidden="true" />
          </IconButton>
          <output aria-label={t('quantity')} className="figures min-w-40 text-center text-22">
            {isWhole ? quantity : '–'}
          </output>
          <IconButton
            label={t('more')}
            disabled={quantity >= most}
            onClick={() => put(chip, quantity + 1)}
          >
            <Plus className="size-18" aria-hidden="true" />
          </IconButton>
        </div>
      </fieldset>
      <fieldset aria-label={t('quantity')} className="flex min-w-0 gap-4" disabled={disabled}>
        {TIMES.map((times) => (
          <button
            key={times}
            type="button"
            aria-label={t('timesQuantity', { times: String(times) })}
            aria-pressed={isWhole && quantity === times}
            disabled={times > most}
            onClick={() => put(chip, times)}
            className="press figures h-44 min-h-[44px] min-w-0 flex-1 rounded-10 bg-raised/70 text-16 text-soft disabled:opacity-45 aria-pressed:bg-interactive-soft aria-pressed:text-interactive"
          >
            ×{times}
          </button>
        ))}
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
