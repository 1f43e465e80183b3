import { fireEvent } from '@testing-library/react'

/** What a browser does each time that Enter, which is held down, repeats itself. */
export function repeatEnter() {
  const held = document.activeElement
  if (!held || !fireEvent.keyDown(held, { key: 'Enter', repeat: true })) return
  if (held.matches('button')) fireEvent.click(held)
  else held.closest('form')?.requestSubmit()
}
