import { ChevronDown, ChevronUp, Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useOddsText } from './odds-format.ts'
import { usePriceMove } from './use-price-move.ts'

export type OddsButtonProps = {
  /** The short sign in the cell: 1, X, 2, +2,5. */
  readonly sign: string
  /** The whole selection in words, for screen readers. */
  readonly selection: string
  readonly odds: string
  readonly open: boolean
  readonly chosen: boolean
  readonly onToggle: () => void
  readonly className?: string
}

/** A price that is longer, such as 6737/100, is set smaller, so that it leaves its sign room. */
const LONG = 6

/** One price: choose it or take it back. A move shows as arrow and colour for 3 s. */
export function OddsButton(props: OddsButtonProps) {
  const { sign, selection, odds, open, chosen, onToggle, className = '' } = props
  const t = useTranslations('sport')
  const move = usePriceMove(odds)
  const shown = useOddsText()(odds)
  const words = move && (move === 'up' ? t('rose') : t('fell'))
  const price = [t('priceOf', { selection, odds: shown }), words].filter(Boolean).join(', ')
  const label = open ? price : t('priceClosed', { selection })
  return (
    <button
      type="button"
      disabled={!open}
      aria-pressed={chosen}
      onClick={onToggle}
      className={`press group flex min-h-[max(0.48rem,44px)] min-w-0 flex-1 items-center justify-between gap-6 rounded-10 px-10 py-4 ${
        chosen
          ? 'bg-interactive text-page'
          : 'bg-raised text-fg hover:bg-pressed disabled:text-muted disabled:hover:bg-raised'
      } ${className}`}
    >
      <span className="sr-only">{label}</span>
      <span
        aria-hidden="true"
        className={`min-w-0 text-left text-12 leading-tight break-words ${chosen ? 'opacity-75' : 'text-muted'}`}
      >
        {sign}
      </span>
      {open ? (
        <span aria-hidden="true" className="flex shrink-0 items-center gap-2">
          <Move move={chosen ? null : move} />
          <span
            key={odds}
            className={`figures leading-none ${shown.length > LONG ? 'text-16' : 'text-22'} ${COLOURS[chosen ? 'none' : (move ?? 'none')]}`}
          >
            {shown}
          </span>
        </span>
      ) : (
        <Lock className="size-14 shrink-0" aria-hidden="true" />
      )}
    </button>
  )
}

const COLOURS = { up: 'text-win', down: 'text-lose', none: '' } as const

function Move({ move }: { readonly move: 'up' | 'down' | null }) {
  if (!move) return null
  const Arrow = move === 'up' ? ChevronUp : ChevronDown
  return <Arrow className={`size-14 ${COLOURS[move]}`} strokeWidth={3} aria-hidden="true" />
}
