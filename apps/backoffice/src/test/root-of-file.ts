import { act } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'

/** What the parts of a page ask a browser for and jsdom has not: a wide, still page without fonts. */
function standInForBrowser() {
  Reflect.set(globalThis, 'matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
  Reflect.set(
    globalThis,
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
}

/**
 * A place on the page for each test of one file, emptied after it. Call it at the top of the file;
 * gives what draws there.
 */
export function rootOfFile(): (shown: ReactNode) => void {
  let root: Root
  beforeEach(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
    standInForBrowser()
    const place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  })
  afterEach(() => {
    act(() => root.unmount())
    document.body.replaceChildren()
  })
  return (shown) => act(() => root.render(shown))
}
