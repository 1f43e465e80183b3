import { useEffect } from 'react'

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'target' | 'preventDefault'>

/**
 * Keeps a key that is held down from pressing again and again: one press is one act, also where the
 * focus or what the button does has moved on since.
 */
export function onePress(event: Press) {
  const isTyped = event.target instanceof Element && event.target.matches('input, textarea')
  const presses = event.key === 'Enter' || (event.key === ' ' && !isTyped)
  if (event.repeat && presses) event.preventDefault()
}

/** As `onePress`, for all that is pressed while the part that asks for it is shown. */
export function useOnePress() {
  useEffect(() => {
    addEventListener('keydown', onePress, true)
    return () => removeEventListener('keydown', onePress, true)
  }, [])
}
