import { useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { SIDE, tileAfterKey } from './board.ts'
import type { Stone } from './board.ts'
import pavement from './pavement.svg'
import { Burst, GemArt, UrchinArt } from './stone-art.tsx'

export type MinesBoardProps = {
  readonly stones: readonly Stone[]
  /** The stone that was asked for and is not answered yet. */
  readonly waiting: number | null
  readonly disabled: boolean
  readonly press: (tile: number) => void
}

/** Five by five stones of the promenade; arrows move, Enter opens. */
export function MinesBoard({ stones, waiting, disabled, press }: MinesBoardProps) {
  const t = useTranslations('mines')
  const [current, setCurrent] = useState(0)
  const board = useRef<HTMLFieldSetElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = tileAfterKey(current, event.key)
    if (next === null) return
    event.preventDefault()
    setCurrent(next)
    board.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <fieldset
      ref={board}
      aria-label={t('board')}
      className="mines-board"
      style={{ '--pavement': `url(${pavement})` } as CSSProperties}
    >
      {stones.map((stone, tile) => (
        <StoneButton
          // oxlint-disable-next-line react/no-array-index-key -- a stone is its place on the board
          key={tile}
          tile={tile}
          stone={stone}
          waiting={tile === waiting}
          disabled={disabled}
          isCurrent={tile === current}
          focus={() => setCurrent(tile)}
          move={move}
          press={press}
        />
      ))}
    </fieldset>
  )
}

type StoneButtonProps = {
  readonly tile: number
  readonly stone: Stone
  readonly waiting: boolean
  readonly disabled: boolean
  readonly isCurrent: boolean
  readonly focus: () => void
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

function StoneButton(props: StoneButtonProps) {
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
      onFocus={focus}
      onKeyDown={move}
      onClick={() => !disabled && isClosed && press(tile)}
      className="stone"
      style={{ '--row': row, '--column': column, '--order': tile } as CSSProperties}
    >
      <span className="stone-turn">
        <span className="stone-front" />
        <span className="stone-back">{!isClosed && (isBad ? <UrchinArt /> : <GemArt />)}</span>
      </span>
      {stone === 'gem' && <Burst className="text-(--mar)" />}
      {stone === 'hit' && <Burst className="text-(--guarana)" />}
    </button>
  )
}
