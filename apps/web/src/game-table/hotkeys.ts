import { useEffect, useRef } from 'react'
import { useOverlays } from '../overlays/overlay-store.ts'
import { useGameSettings } from './settings.ts'

export type HotkeyAction = 'bet' | 'half' | 'double' | 'minimum' | 'special' | 'cashOut'

/** What a game does for each key; a game leaves out what it does not have. */
export type HotkeyActions = { readonly [Action in HotkeyAction]?: () => void }

/** The keys in the order of the help list. */
export const HOTKEYS: readonly { readonly key: string; readonly action: HotkeyAction }[] = [
  { key: ' ', action: 'bet' },
  { key: 'a', action: 'half' },
  { key: 's', action: 'double' },
  { key: 'd', action: 'minimum' },
  { key: 'q', action: 'special' },
  { key: 'w', action: 'cashOut' },
]

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> & {
  readonly target: EventTarget | null
}

/**
 * The action a key press asks for. None with a modifier, while the key is held, in a field that is
 * typed in, or for Space on a control that Space itself presses.
 */
export function hotkeyOf(press: KeyPress): HotkeyAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return null
  const on = press.target instanceof Element ? press.target : null
  if (on?.closest('input, textarea, select, [contenteditable="true"]')) return null
  if (press.key === ' ' && on?.closest('button, a, summary, [role="tab"], [role="gridcell"]')) {
    return null
  }
  return HOTKEYS.find(({ key }) => key === press.key.toLowerCase())?.action ?? null
}

/** Lets the keys work the game while they are wanted and no overlay lies over it. */
export function useHotkeys(actions: HotkeyActions) {
  const wanted = useGameSettings(({ keys }) => keys)
  const covered = useOverlays(({ stack }) => stack.length > 0)
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!wanted || covered) return undefined
    const press = (event: KeyboardEvent) => {
      const action = hotkeyOf(event)
      const act = action && latest.current[action]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [wanted, covered])
}
