import { useEffect, useRef } from 'react'

/** Whether nothing has the focus, as after a focused button was disabled; some browsers leave it there. */
export const isLost = (held: Element | null) =>
  held === null || held === document.body || held.matches(':disabled')

/** Whether what has the focus cannot be pressed any more. */
export const isSpent = (held: Element | null) => held?.matches('[aria-disabled]') === true

/**
 * Takes the focus to `next` whenever `moment` changes to something, for whoever pressed the last
 * control by keys, or went on from it by Tab, and stands where `isFrom` says. Whoever points is left
 * alone.
 */
export function useFocusAt(
  moment: string | number | null,
  next: () => HTMLElement | null | undefined,
  isFrom: (held: Element | null) => boolean,
) {
  const byKeys = useRef(false)
  useEffect(() => {
    const ending = new AbortController()
    // a press that came from no pointer counts no clicks
    const note = ({ detail }: MouseEvent) => (byKeys.current = detail === 0)
    const noteTab = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') byKeys.current = true
    }
    addEventListener('click', note, { capture: true, signal: ending.signal })
    addEventListener('keydown', noteTab, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [])
  useEffect(() => {
    if (moment !== null && byKeys.current && isFrom(document.activeElement)) next()?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- the moment alone moves the focus
  }, [moment])
}
