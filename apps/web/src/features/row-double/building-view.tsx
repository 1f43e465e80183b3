/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a grid of buttons with a layout of its own, no table */
import { rowDouble } from '@jogada/core/games/row-double'
import { memo, useRef } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { decimalText } from '../../components/decimal-text.ts'
import { isLost, isSpent, useFocusAt } from '../../game-table/kept-focus.ts'
import { useSteady } from '../../game-table/use-steady.ts'
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
  const pressOne = useSteady(press)
  const climbed = floors.findIndex(({ isNext }) => isNext)
  const building = useRef<HTMLDivElement>(null)
  const floorToChoose = floors.findIndex(({ row, isNext }) => isNext && canPress(row))
  useFocusAt(
    floorToChoose < 0 ? null : floorToChoose,
    () => {
      const held = document.activeElement
      const floor = held?.closest('.floor')
      const tile = held && floor ? windowsOf(floor).indexOf(held as HTMLElement) : 0
      const next = building.current?.querySelector('.floor[data-next]')
      return next && windowsOf(next)[tile]
    },
    (held) =>
      floorToChoose === 0
        ? isLost(held)
        : isSpent(held) && building.current?.contains(held) === true,
  )
  const top = floors.findLastIndex(({ windows }) => windows.some((look) => ENDED.has(look)))
  return (
    <div
      ref={building}
      role="grid"
      aria-label={t('tower', { rows: String(FLOORS) })}
      className="building"
      style={{ '--next': climbed >= 0 ? climbed : Math.max(0, top) } as CSSProperties}
    >
      <div role="rowgroup" className="building-floors">
        {floors.toReversed().map((floor) => (
          <FloorRow
            key={floor.row}
            floor={floor}
            difficulty={difficulty}
            waiting={floor.isNext ? waiting : null}
            enabled={canPress(floor.row)}
            press={pressOne}
          />
        ))}
      </div>
    </div>
  )
}

const ENDED: ReadonlySet<WindowLook> = new Set(['lit', 'hit'])

const isOpenWindow = (element: Element) => !element.matches('[aria-disabled]')
const windowsOf = (floor: Element) => [...floor.querySelectorAll<HTMLElement>('button')]

/** Arrows move along a floor and between the floors that can be chosen from. */
function moveInBuilding(event: KeyboardEvent<HTMLElement>) {
  const held = event.currentTarget
  const floor = held.closest('.floor')!
  const along = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const upward = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const at = windowsOf(floor).indexOf(held)
  if (along !== undefined) {
    const open = windowsOf(floor).filter(isOpenWindow)
    open[(open.indexOf(held) + along + open.length) % open.length]?.focus()
  } else if (upward !== undefined) {
    const floors = [...floor.parentElement!.children].filter((one) =>
      windowsOf(one).some(isOpenWindow),
    )
    const passed = floors.filter((one) => isAbove(one, floor) === upward < 0 && one !== floor)
    const next = upward < 0 ? passed.at(-1) : passed[0]
    if (next) windowsOf(next)[at]?.focus()
  } else return
  event.preventDefault()
}

const isAbove = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

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
    <div
      role="row"
      className="floor"
      data-next={isNext || undefined}
      data-climbed={isClimbed || undefined}
    >
      <span aria-hidden="true" className="floor-pays figures">
        {short(multiplier)}×
      </span>
      {windows.map((look, tile) => (
        // oxlint-disable-next-line react/no-array-index-key -- a window is its place on the floor
        <div key={tile} role="gridcell" className="flex min-w-[44px] flex-1">
          <WindowButton
            row={row}
            tile={tile}
            look={look}
            waiting={tile === waiting}
            enabled={enabled}
            press={press}
          />
        </div>
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

/** Drawn anew only when something of its own changes. */
const WindowButton = memo(function WindowButton(props: WindowButtonProps) {
  const { row, tile, look, waiting, enabled, press } = props
  const t = useTranslations('rowDouble')
  return (
    <button
      type="button"
      aria-label={t(NAMES[look], { row: String(row + 1), tile: String(tile + 1) })}
      aria-disabled={!enabled || undefined}
      tabIndex={enabled ? 0 : -1}
      data-look={look}
      data-waiting={waiting || undefined}
      onKeyDown={moveInBuilding}
      onClick={() => enabled && press(row, tile)}
      className="pane"
    >
      <PaneArt look={look} />
    </button>
  )
})

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
