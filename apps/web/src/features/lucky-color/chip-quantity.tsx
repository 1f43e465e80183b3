import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../components/icon-button.tsx'

const TIMES = [1, 5, 10, 20, 50, 100] as const

export type ChipQuantityProps = {
  /** How many chips the stake is, rounded down. */
  readonly quantity: number
  /** Whether the stake is that many chips and nothing besides. */
  readonly isWhole: boolean
  readonly most: number
  readonly onPut: (count: number) => void
}

/** One chip fewer or more. */
export function ChipSteps({ quantity, isWhole, most, onPut }: ChipQuantityProps) {
  const t = useTranslations('draws')
  return (
    <div className="ml-auto flex items-center">
      <IconButton label={t('fewer')} disabled={quantity <= 1} onClick={() => onPut(quantity - 1)}>
        <Minus className="size-18" aria-hidden="true" />
      </IconButton>
      <output aria-label={t('quantity')} className="figures min-w-40 text-center text-22">
        {isWhole ? quantity : '–'}
      </output>
      <IconButton label={t('more')} disabled={quantity >= most} onClick={() => onPut(quantity + 1)}>
        <Plus className="size-18" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** Usual numbers of chips. */
export function ChipTimes({ quantity, isWhole, most, onPut }: ChipQuantityProps) {
  const t = useTranslations('draws')
  return TIMES.map((times) => (
    <button
      key={times}
      type="button"
      aria-label={t('timesQuantity', { times: String(times) })}
      aria-pressed={isWhole && quantity === times}
      disabled={times > most}
      onClick={() => onPut(times)}
      className="press figures h-44 min-h-[44px] min-w-0 flex-1 rounded-10 bg-raised/70 text-16 text-soft disabled:opacity-45 aria-pressed:bg-interactive-soft aria-pressed:text-interactive"
    >
      ×{times}
    </button>
  ))
}
