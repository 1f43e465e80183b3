import type { DiceRound } from '@jogada/contract/game'
import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../components/icon-button.tsx'
import { isTold, toneOf } from '../../game-table/round-life.ts'
import { useCalm } from '../../game-table/settings.ts'
import { decimalText } from '../../components/decimal-text.ts'
import { targetOf, withTarget } from './dice-terms.ts'
import type { DiceTerms } from './dice-terms.ts'
import { targetAfterKey } from './target-keys.ts'
import type { Dice } from './use-dice.ts'

const SCALE = 10_000
const STEP = 100
/** A drag lands on halves; keys, steppers and the field reach every hundredth. */
const DRAG_STEP = 50
const MARKS = [0, 25, 50, 75, 100] as const

export type DiceRailProps = Pick<Dice, 'terms' | 'setTerms' | 'locked' | 'state'>

/** The rail from 0 to 100 with its winning side, the thumb on the target and the last roll. */
export function DiceRail({ terms, setTerms, locked, state }: DiceRailProps) {
  const t = useTranslations('dice')
  const target = targetOf(terms)
  const move = (to: number) => setTerms(withTarget(terms, to))
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={t('less')}
        disabled={locked}
        onClick={() => move(target - STEP)}
        className="-ml-8 min-h-[44px] min-w-[44px] disabled:opacity-45"
      >
        <Minus className="size-18" aria-hidden="true" />
      </IconButton>
      <div className="relative min-w-0 flex-1 pt-40 pb-22">
        <RollMarker round={state.round} told={isTold(state)} />
        <div className="relative h-28">
          <Zones terms={terms} />
          <Thumb terms={terms} move={move} locked={locked} />
        </div>
        <Marks />
      </div>
      <IconButton
        label={t('more')}
        disabled={locked}
        onClick={() => move(target + STEP)}
        className="-mr-8 min-h-[44px] min-w-[44px] disabled:opacity-45"
      >
        <Plus className="size-18" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** Both patterns over the whole rail, the winning one cut off at the target. */
function Zones({ terms }: { readonly terms: DiceTerms }) {
  const at = (targetOf(terms) / SCALE) * 100
  const cut = terms.direction === 'over' ? `inset(0 0 0 ${at}%)` : `inset(0 ${100 - at}% 0 0)`
  return (
    <div aria-hidden="true" className="rail-bed absolute inset-0 overflow-hidden rounded-full">
      <div className="rail-loss absolute inset-0" />
      <div className="rail-win absolute inset-0" style={{ clipPath: cut }} />
    </div>
  )
}

type ThumbProps = {
  readonly terms: DiceTerms
  readonly move: (targetX100: number) => void
  readonly locked: boolean
}

/** A native slider, unseen, over the drawn thumb: it brings touch, keys and screen readers. */
function Thumb({ terms, move, locked }: ThumbProps) {
  const t = useTranslations('dice')
  const target = targetOf(terms)
  const press = (event: KeyboardEvent) => {
    const next = targetAfterKey(target, event)
    if (next === null) return
    event.preventDefault()
    move(next)
  }
  return (
    <>
      <input
        type="range"
        min={0}
        max={SCALE}
        value={target}
        disabled={locked}
        aria-label={t('slider')}
        aria-valuetext={t('sliderValue', {
          target: decimalText(target, 2),
          chance: decimalText(terms.chance, 2),
        })}
        onChange={(event) => move(Math.round(event.target.valueAsNumber / DRAG_STEP) * DRAG_STEP)}
        onKeyDown={press}
        className="peer absolute -inset-x-22 -inset-y-12 z-1 m-0 w-[calc(100%+0.44rem)] touch-pan-y cursor-grab appearance-none opacity-0 [&::-moz-range-thumb]:size-44 [&::-webkit-slider-thumb]:size-44 [&::-webkit-slider-thumb]:appearance-none active:cursor-grabbing disabled:cursor-default"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-0 w-full outline-none peer-focus-visible:[&>span]:outline-2 peer-focus-visible:[&>span]:outline-primary"
        style={{ transform: `translateX(${(target / SCALE) * 100}%)` }}
      >
        <span className="absolute top-1/2 left-0 grid h-44 w-32 -translate-1/2 place-items-center rounded-10 bg-fg outline-offset-3">
          <span className="flex gap-3">
            <span className="h-16 w-2 rounded-full bg-page/50" />
            <span className="h-16 w-2 rounded-full bg-page/50" />
          </span>
        </span>
      </span>
    </>
  )
}

/** The roll over the rail: it slides there in 300 ms, or fades in where less motion is wanted. */
function RollMarker({ round, told }: { readonly round: DiceRound | null; readonly told: boolean }) {
  const still = useCalm()
  const motion = still
    ? 'transition-opacity starting:opacity-0'
    : 'transition-transform duration-300 ease-quint'
  const won = round && toneOf(round) === 'won'
  const colour = told && won ? 'bg-win text-page' : 'bg-pressed text-fg'
  return (
    <span
      key={still ? round?.roundId : undefined}
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 top-0 ${motion} ${round ? '' : 'opacity-0'}`}
      style={{ transform: `translateX(${((round?.roll ?? SCALE / 2) / SCALE) * 100}%)` }}
    >
      <span
        className={`figures absolute left-0 -translate-x-1/2 rounded-6 px-8 py-3 text-18 leading-none ${colour}`}
      >
        {round ? decimalText(round.roll, 2) : '–'}
        <span
          className={`absolute top-full left-1/2 h-8 w-2 -translate-x-1/2 ${told && won ? 'bg-win' : 'bg-pressed'}`}
        />
      </span>
    </span>
  )
}

function Marks() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-14 text-12 text-muted">
      {MARKS.map((mark) => (
        <span
          key={mark}
          className="figures absolute -translate-x-1/2 text-14 leading-none"
          style={{ left: `${mark}%` }}
        >
          {mark}
        </span>
      ))}
    </div>
  )
}
