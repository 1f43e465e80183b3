import type { RouterHistory } from '@tanstack/react-router'
import { trimOverlays, useOverlays } from './overlay-store.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many overlays are open at this entry. */
    overlays?: number
  }
}

/**
 * Gives each open overlay a history entry of its own, so that Back closes the top one. An entry
 * of an overlay that is gone (after a reload, a navigation or Forward) is skipped. Returns the
 * function that ends the watch.
 */
export function followHistory(history: RouterHistory): () => void {
  const shown = () => history.location.state.overlays ?? 0
  const wanted = () => useOverlays.getState().stack.length
  let pushing = false
  let scheduled = false

  function settle() {
    scheduled = false
    const difference = wanted() - shown()
    if (difference < 0) history.go(difference)
    for (let depth = shown() + 1; depth <= wanted(); depth++) {
      pushing = true
      history.push(history.location.href, { overlays: depth })
      // otherwise entries made in one task become a single one
      history.flush()
      pushing = false
    }
  }

  function schedule() {
    if (scheduled) return
    scheduled = true
    queueMicrotask(settle)
  }

  const stopStore = useOverlays.subscribe(schedule)
  const stopHistory = history.subscribe(() => {
    if (pushing) return
    trimOverlays(shown())
    schedule()
  })
  schedule()
  return () => {
    stopStore()
    stopHistory()
  }
}
