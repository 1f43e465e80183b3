/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a grid of buttons with a layout of its own, no table */
import { memo, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { isLost, useFocusAt } from '../../game-table/kept-focus.ts'
import { useSteady } from '../../game-table/use-steady.ts'
import { SIDE, tileAfterKey } from './board.ts'
import type { Stone } from './board.ts'
import pavement from './pavement.svg'
import { Burst, GemArt, UrchinArt } from './stone-art.tsx'

export type MinesBoardProps = {
  readonly stones: readonly Stone[]
  /** The stone that was asked for and is not answered yet. */
  readonly waiting: number | null
  readonly disabled: boolean
  /** The open round: the focus of whoever plays by keys goes to the board when one begins. */
  readonly roundId: string | null
  readonly press: (tile: number) => void
}

const ROWS = Array.from({ length: SIDE }, (_, row) => row)

/** Five by five stones of the promenade; arrows move, Enter opens. */
export function MinesBoard({ stones, waiting, disabled, roundId, press }: MinesBoardProps) {
  const t = useTranslations('mines')
  const [current, setCurrent] = useState(0)
  const board = useRef<HTMLDivElement>(null)
  const stoneAt = (tile: number) => board.current?.querySelectorAll('button')[tile]
  const move = useSteady((event: KeyboardEvent) => {
    const next = tileAfterKey(current, event.key)
    if (next === null) return
    event.preventDefault()
    setCurrent(next)
    stoneAt(next)?.focus()
  })
  const pressOne = useSteady(press)
  useFocusAt(roundId, () => stoneAt(current), isLost)
  return (
    <div
      ref={board}
      role="grid"
      aria-label={t('board')}
      className="mines-board"
      style={{ '--pavement': `url(${pavement})` } as CSSProperties}
    >
      {ROWS.map((row) => (
        <div key={row} role="row" className="contents">
          {stones.slice(row * SIDE, (row + 1) * SIDE).map((stone, column) => {
            const tile = row * SIDE + column
            return (
              <div key={tile} role="gridcell" className="min-w-0">
                <StoneButton
                  tile={tile}
                  stone={stone}
                  waiting={tile === waiting}
                  disabled={disabled}
                  isCurrent={tile === current}
                  focus={setCurrent}
                  move={move}
                  press={pressOne}
                />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

type StoneButtonProps = {
  readonly tile: number
  readonly stone: Stone
  readonly waiting: boolean
  readonly disabled: boolean
  readonly isCurrent: boolean
  readonly focus: (tile: number) => void
  readonly move: (event: KeyboardEvent) => void
  readonly press: (tile: number) => void
}

const NAMES = {
  closed: 'closed',
  marked: 'marked',
  gem: 'gem',
  hit: 'hit',
  shownGem: 'gem',
  shownUrchin: 'urchin',
} as const satisfies Record<Stone, string>

/** Drawn anew only when something of its own changes: a step changes two stones of twenty-five. */
const StoneButton = memo(function StoneButton(props: StoneButtonProps) {
  const { tile, stone, waiting, disabled, isCurrent, focus, move, press } = props
  const t = useTranslations('mines')
  const [row, column] = [Math.floor(tile / SIDE), tile % SIDE]
  const isClosed = stone === 'closed' || stone === 'marked'
  const isBad = stone === 'hit' || stone === 'shownUrchin'
  return (
    <button
      type="button"
      aria-label={t(NAMES[stone], { row: String(row + 1), column: String(column + 1) })}
      aria-pressed={stone === 'marked' || undefined}
      aria-disabled={disabled || !isClosed || undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-stone={stone}
      data-waiting={waiting || undefined}
      onFocus={() => focus(tile)}
      onKeyDown={move}
      onClick={() => !disabled && isClosed && press(tile)}
      className="stone"
      style={{ '--row': row, '--column': column, '--order': tile } as CSSProperties}
    >
      <span className="stone-turn">
        <span className="stone-front" />
        {!isClosed && <span className="stone-back">{isBad ? <UrchinArt /> : <GemArt />}</span>}
      </span>
      {stone === 'gem' && <Burst className="text-(--mar)" />}
      {stone === 'hit' && <Burst className="text-(--guarana)" />}
    </button>
  )
})
