import { rowDouble } from '@jogada/core/games/row-double'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { decimalText } from '../../components/decimal-text.ts'
import { FLOORS } from './building.ts'
import type { Floor, WindowLook } from './building.ts'
import type { Difficulty } from './row-double-queries.ts'

export type BuildingProps = {
  readonly floors: readonly Floor[]
  readonly difficulty: Difficulty
  /** The window that was asked for on the next floor and is not answered yet. */
  readonly waiting: number | null
  readonly canPress: (row: number) => boolean
  readonly press: (row: number, tile: number) => void
}

/** A building at night: the floors climbed are lit, the next one waits for a choice. */
export function Building({ floors, difficulty, waiting, canPress, press }: BuildingProps) {
  const t = useTranslations('rowDouble')
  const climbed = floors.findIndex(({ isNext }) => isNext)
  const top = floors.findLastIndex(({ windows }) => windows.some((look) => ENDED.has(look)))
  return (
    <fieldset
      aria-label={t('tower', { rows: String(FLOORS) })}
      className="building"
      style={{ '--next': climbed >= 0 ? climbed : Math.max(0, top) } as CSSProperties}
    >
      <div className="building-floors">
        {floors.toReversed().map((floor) => (
          <FloorRow
            key={floor.row}
            floor={floor}
            difficulty={difficulty}
            waiting={floor.isNext ? waiting : null}
            enabled={canPress(floor.row)}
            press={press}
          />
        ))}
      </div>
    </fieldset>
  )
}

const ENDED: ReadonlySet<WindowLook> = new Set(['lit', 'hit'])

/** Arrows to the side move between the windows of a floor that can be chosen. */
function moveAlongFloor(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const floor = event.currentTarget.parentElement
  const open = [...(floor?.querySelectorAll<HTMLElement>('button[tabindex="0"]') ?? [])]
  const at = open.indexOf(document.activeElement as HTMLElement)
  if (step === undefined || at < 0) return
  event.preventDefault()
  open[(at + step + open.length) % open.length]?.focus()
}

type FloorRowProps = {
  readonly floor: Floor
  readonly difficulty: Difficulty
  readonly waiting: number | null
  readonly enabled: boolean
  readonly press: (row: number, tile: number) => void
}

function FloorRow({ floor, difficulty, waiting, enabled, press }: FloorRowProps) {
  const { row, windows, isNext } = floor
  const multiplier = rowDouble.multiplierX10000({ difficulty }, row + 1)
  const isClimbed = windows.includes('lit')
  return (
    <div className="floor" data-next={isNext || undefined} data-climbed={isClimbed || undefined}>
      <span aria-hidden="true" className="floor-pays figures">
        {short(multiplier)}×
      </span>
      {windows.map((look, tile) => (
        <WindowButton
          // oxlint-disable-next-line react/no-array-index-key -- a window is its place on the floor
          key={tile}
          row={row}
          tile={tile}
          look={look}
          waiting={tile === waiting}
          enabled={enabled}
          press={press}
        />
      ))}
    </div>
  )
}

/** A multiplier that fits beside its floor: fewer decimals the larger it is. */
function short(multiplierX10000: number): string {
  const whole = Math.floor(multiplierX10000 / 10_000)
  if (whole >= 1000) return whole.toLocaleString('pt-BR')
  if (whole >= 100) return decimalText(Math.floor(multiplierX10000 / 1000), 1)
  return decimalText(Math.floor(multiplierX10000 / 100), 2)
}

type WindowButtonProps = {
  readonly row: number
  readonly tile: number
  readonly look: WindowLook
  readonly waiting: boolean
  readonly enabled: boolean
  readonly press: (row: number, tile: number) => void
}

const NAMES = {
  closed: 'windowClosed',
  choice: 'window',
  marked: 'windowMarked',
  lit: 'windowLit',
  hit: 'windowHit',
  shownLit: 'windowLit',
  shownDark: 'windowDark',
} as const satisfies Record<WindowLook, string>

function WindowButton({ row, tile, look, waiting, enabled, press }: WindowButtonProps) {
  const t = useTranslations('rowDouble')
  return (
    <button
      type="button"
      aria-label={t(NAMES[look], { row: String(row + 1), tile: String(tile + 1) })}
      aria-disabled={!enabled || undefined}
      tabIndex={enabled ? 0 : -1}
      data-look={look}
      data-waiting={waiting || undefined}
      onKeyDown={moveAlongFloor}
      onClick={() => enabled && press(row, tile)}
      className="pane"
    >
      <PaneArt look={look} />
    </button>
  )
}

/**
 * A window with its shutters: lit with somebody's lamp, dark, or still shut. Decorative. The
 * shutters are no part of the drawing: what moves inside of one is laid out in every frame.
 */
function PaneArt({ look }: { readonly look: WindowLook }) {
  const isLit = look === 'lit' || look === 'shownLit'
  return (
    <span aria-hidden="true">
      <PaneRoom look={look} isLit={isLit} />
      <span className="pane-shutter pane-left" />
      <span className="pane-shutter pane-right" />
    </span>
  )
}

function PaneRoom({ look, isLit }: { readonly look: WindowLook; readonly isLit: boolean }) {
  return (
    <svg viewBox="0 0 100 44" preserveAspectRatio="none" className="pane-art">
      <rect width="100" height="44" fill={isLit ? '#ffc93c' : '#17101f'} />
      {isLit && (
        <path d="M0 44V30c20-8 40-2 50-12 12 10 30 4 50 12v14Z" fill="#ff9f3c" opacity="0.55" />
      )}
      {look === 'hit' && (
        <path d="M34 10 66 34M66 10 34 34" stroke="#ff8578" strokeWidth="5" strokeLinecap="round" />
      )}
      <path d="M50 0v44" stroke="#0e0a14" strokeWidth="2.500" opacity={isLit ? 0.5 : 0} />
    </svg>
  )
}
