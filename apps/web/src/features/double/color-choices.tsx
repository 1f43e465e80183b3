import type { DoubleColor } from '@jogada/core/games/double'
import { doubleColor } from '@jogada/core/games/double'
import { formatReais, MoneyText } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { PaysFigure } from '../../draws/pays-figure.tsx'
import { stakedOn } from '../../draws/use-draw-table.ts'
import type { DrawTable } from '../../draws/use-draw-table.ts'
import { ColorSign } from '../../draws/double/color-sign.tsx'

export const COLORS = ['red', 'white', 'black'] as const satisfies readonly DoubleColor[]

const BETS_SHOWN = 5

/** The three colours, what each pays, what lies on it, and who put it there. */
export function ColorChoices({ table }: { readonly table: DrawTable }) {
  const t = useTranslations('draws')
  const { round } = table
  const came =
    round?.state === 'settled' && round.outcome !== null ? doubleColor(round.outcome) : null
  return (
    <>
      <fieldset
        aria-label={t('choose')}
        disabled={table.isFixed}
        className="grid min-w-0 grid-cols-3 gap-8"
      >
        {COLORS.map((color) => (
          <Choice key={color} table={table} color={color} came={came} />
        ))}
      </fieldset>
      <div className="grid grid-cols-3 gap-8">
        {COLORS.map((color) => (
          <Column key={color} table={table} color={color} />
        ))}
      </div>
    </>
  )
}

type ChoiceProps = {
  readonly table: DrawTable
  readonly color: DoubleColor
  readonly came: DoubleColor | null
}

function Choice({ table, color, came }: ChoiceProps) {
  const t = useTranslations('draws')
  const { round, mine, selection } = table
  const own = round ? stakedOn(mine, round.roundId, color) : 0n
  return (
    <button
      type="button"
      aria-pressed={selection === color}
      data-came={came === null ? undefined : came === color}
      onClick={() => table.setSelection(color)}
      className={`press double-choice double-${color} min-h-[80px] rounded-14 px-4 py-8 text-center`}
    >
      <span className="flex items-center justify-center gap-6 text-14 font-[620] max-[359px]:gap-4 max-[359px]:text-12">
        <ColorSign color={color} className="size-14 shrink-0" />
        {t(color)}
      </span>
      <span className="figures block text-28 leading-none">
        <PaysFigure table={table} selection={color} />
      </span>
      {own > 0n && (
        <span className="mt-2 block text-12 font-[620]">
          {t('yourStake', { stake: formatReais(own as never) })}
        </span>
      )}
    </button>
  )
}

type ColumnProps = { readonly table: DrawTable; readonly color: DoubleColor }

/** What lies on a colour in this round, and the latest bets on it under masked names. */
function Column({ table: { current }, color }: ColumnProps) {
  const t = useTranslations('draws')
  const total = current?.totals.find(({ selection }) => selection === color)
  const bets = (current?.bets ?? []).filter(({ selection }) => selection === color)
  return (
    <section aria-label={`${t('everybody')}: ${t(color)}`} className="min-w-0 text-12">
      <p className="flex flex-wrap justify-between gap-x-6 text-soft">
        <span>{t('total', { bets: total?.bets ?? 0 })}</span>
        {total && <MoneyText amount={total.stake} className="text-14 text-fg" />}
      </p>
      <ul className="text-muted">
        {bets.slice(0, BETS_SHOWN).map(({ betId, player, stake }) => (
          <li key={betId} className="flex justify-between gap-4">
            <span className="truncate">{player}</span>
            <MoneyText amount={stake} className="text-14" />
          </li>
        ))}
      </ul>
    </section>
  )
}
