import { useLayoutEffect, useRef } from 'react'

/** Opens a match at its top and finds the list again where it was left. */
export function useListPosition(isListShown: boolean) {
  const left = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (!isListShown) {
      left.current ??= 0
      window.scrollTo({ top: 0, behavior: 'instant' })
      return undefined
    }
    if (left.current !== null) window.scrollTo({ top: left.current, behavior: 'instant' })
    const note = () => {
      left.current = window.scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [isListShown])
}
