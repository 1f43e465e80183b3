import { luckyColors } from '@jogada/core/games/lucky-color'
import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { selectionName } from '../../draws/draw-words.ts'
import { PaysFigure } from '../../draws/pays-figure.tsx'
import { stakedOn } from '../../draws/use-draw-table.ts'
import type { DrawTable } from '../../draws/use-draw-table.ts'

const COLORS = ['green', 'violet', 'red'] as const
const SIZES = ['small', 'big'] as const
const DIGITS = Array.from({ length: 10 }, (_, digit) => digit)

/** Colours, numbers and sizes to bet on, each with all that it can pay. */
export function LuckyBoard({ table }: { readonly table: DrawTable }) {
  const t = useTranslations('draws')
  return (
    <fieldset aria-label={t('choose')} disabled={table.isFixed} className="min-w-0 space-y-8">
      <div className="grid grid-cols-3 gap-8">
        {COLORS.map((color) => (
          <Choice key={color} table={table} selection={color} look={`lucky-${color}`} />
        ))}
      </div>
      <div className="grid grid-cols-5 gap-6">
        {DIGITS.map((digit) => (
          <Choice
            key={digit}
            table={table}
            selection={`number${digit}`}
            look={`lucky-${luckyColors(digit).join('-')}`}
            digit={digit}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-8">
        {SIZES.map((size) => (
          <Choice key={size} table={table} selection={size} look={`lucky-${size}`} />
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps = {
  readonly table: DrawTable
  readonly selection: string
  readonly look: string
  readonly digit?: number
}

function Choice({ table, selection, look, digit }: ChoiceProps) {
  const t = useTranslations('draws')
  const { round, mine } = table
  const own = round ? stakedOn(mine, round.roundId, selection) : 0n
  const isDigit = digit !== undefined
  return (
    <button
      type="button"
      aria-pressed={table.selection === selection}
      onClick={() => table.setSelection(selection)}
      className={`press lucky-choice ${look} min-h-[52px] rounded-10 px-2 py-6 text-center leading-tight`}
    >
      <span className={isDigit ? 'figures block text-28 leading-none' : 'block text-14 font-[640]'}>
        {isDigit && <span className="visually-hidden">{t('number', { digit: '' })}</span>}
        {isDigit ? digit : selectionName(t, selection)}
      </span>
      <span className="block text-12 max-[359px]:tracking-[-0.03em]">
        <PaysFigure table={table} selection={selection} />
      </span>
      {own > 0n && <span className="block text-12 font-[640]">{formatReais(own as never)}</span>}
    </button>
  )
}
