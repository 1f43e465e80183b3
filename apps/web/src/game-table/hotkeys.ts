import type { HouseGame } from '@jogada/core/games/house-games'
import { useEffect, useRef } from 'react'
import { useOverlays } from '../overlays/overlay-store.ts'
import { useReality } from './reality.ts'
import { useGameSettings } from './settings.ts'

export type HotkeyAction = 'bet' | 'half' | 'double' | 'minimum' | 'special' | 'cashOut'

/** What a game does for each key; a game leaves out what it does not have. */
export type HotkeyActions = { readonly [Action in HotkeyAction]?: () => void }

type Hotkey = { readonly key: string; readonly action: HotkeyAction }

const HOTKEYS: readonly Hotkey[] = [
  { key: ' ', action: 'bet' },
  { key: 'a', action: 'half' },
  { key: 's', action: 'double' },
  { key: 'd', action: 'minimum' },
  { key: 'q', action: 'special' },
  { key: 'w', action: 'cashOut' },
]

const LACKS: Readonly<Record<HouseGame, readonly HotkeyAction[]>> = {
  dice: ['cashOut'],
  limbo: ['special', 'cashOut'],
  mines: [],
  rowDouble: [],
  double: ['cashOut'],
  luckyColor: ['cashOut'],
}

/** The keys that do something in a game, in the order of the help list. */
export const hotkeysOf = (game: HouseGame): readonly Hotkey[] =>
  HOTKEYS.filter(({ action }) => !LACKS[game].includes(action))

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> & {
  readonly target: EventTarget | null
}

/** By what the focus was last moved: a control that was clicked keeps it without being meant. */
export type FocusWay = 'keys' | 'pointer'

const MOVES_FOCUS = /^(Tab|Arrow|Home|End|Page)/

/**
 * The action a key press asks for. None with a modifier, while the key is held, in a field that is
 * typed in, or for Space on a control that was reached by keys, which Space itself presses.
 */
export function hotkeyOf(press: KeyPress, way: FocusWay = 'keys'): HotkeyAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return null
  const on = press.target instanceof Element ? press.target : null
  if (on?.closest('input, textarea, select, [contenteditable="true"]')) return null
  if (press.key === ' ' && way === 'keys' && on?.closest('button, a, summary, [role="tab"]')) {
    return null
  }
  return HOTKEYS.find(({ key }) => key === press.key.toLowerCase())?.action ?? null
}

/** Lets the keys work the game while they are wanted and nothing lies over it. */
export function useHotkeys(actions: HotkeyActions) {
  const wanted = useGameSettings(({ keys }) => keys)
  const underOverlay = useOverlays(({ stack }) => stack.length > 0)
  const covered = useReality(({ due }) => due !== null) || underOverlay
  const latest = useRef(actions)
  const way = useFocusWay()
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!wanted || covered) return undefined
    const press = (event: KeyboardEvent) => {
      const action = hotkeyOf(event, way.current)
      const act = action && latest.current[action]
      if (!act) return
      event.preventDefault()
      // some browsers press a focused button when Space is let go, whatever became of the key before
      if (event.key === ' ' && event.target instanceof HTMLElement) event.target.blur()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [wanted, covered, way])
}

/** Follows by what the focus is moved, also in what lies over the game. */
function useFocusWay() {
  const way = useRef<FocusWay>('keys')
  useEffect(() => {
    const ending = new AbortController()
    const options = { capture: true, signal: ending.signal }
    const byPointer = () => (way.current = 'pointer')
    const byKeys = (event: KeyboardEvent) => {
      if (MOVES_FOCUS.test(event.key)) way.current = 'keys'
    }
    addEventListener('pointerdown', byPointer, options)
    addEventListener('keydown', byKeys, options)
    return () => ending.abort()
  }, [])
  return way
}
