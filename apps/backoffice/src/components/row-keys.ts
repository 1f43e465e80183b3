import { useHotkeys } from '@mantine/hooks'
import type { HotkeyItem } from '@mantine/hooks'
import { useEffect, useState } from 'react'

type Spot = { readonly key: string | null; readonly place: number }

/**
 * J and K move over the rows of a list, and the focus with them; Enter opens one; more keys act on the chosen row. The
 * choice stays on its row while the list is refreshed, and goes to the next one when it leaves.
 */
export function useRowKeys<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  open: (row: T) => void,
  more: Readonly<Record<string, (row: T) => void>> = {},
): { readonly chosen: T | undefined; readonly restart: () => void } {
  const [spot, setSpot] = useState<Spot>({ key: null, place: 0 })
  const [moves, setMoves] = useState(0)
  const found = rows.findIndex((row) => keyOf(row) === spot.key)
  // where it stands now is where the next one will stand when it leaves
  if (found >= 0 && found !== spot.place) setSpot({ key: spot.key, place: found })
  const place = found >= 0 ? found : Math.min(spot.place, rows.length - 1)
  const chosen = rows[place]
  const move = (step: number) => () => {
    const next = Math.max(0, Math.min(place + step, rows.length - 1))
    const row = rows[next]
    if (row === undefined) return
    setSpot({ key: keyOf(row), place: next })
    setMoves((count) => count + 1)
  }
  useEffect(() => {
    // what had the focus would take the Enter that is meant for the row
    if (moves > 0) document.querySelector<HTMLElement>('.chosen')?.focus()
  }, [moves])
  const acts = {
    ...more,
    enter: open,
    j: move(1),
    k: move(-1),
  }
  useHotkeys(
    Object.entries(acts).map(([key, act]): HotkeyItem => [
      key,
      (event) => {
        if (chosen === undefined || !isForRows(event)) return
        event.preventDefault()
        act(chosen)
      },
      { preventDefault: false },
    ]),
    // which fields keep their keys is decided above: a tab or a checkbox types nothing
    [],
  )
  return { chosen, restart: () => setSpot({ key: null, place: 0 }) }
}

const TYPED_IN = 'input:not([type=radio], [type=checkbox]), textarea, select'

/** Whether a key is meant for the list: nobody types, no dialog is open, and Enter presses nothing. */
function isForRows({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog]')) return false
  if (!(target instanceof HTMLElement)) return true
  if (target.matches(TYPED_IN)) return false
  return key !== 'Enter' || target.closest('a, button') === null
}
