import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WhenNear } from './when-near.tsx'

afterEach(() => vi.unstubAllGlobals())

const shown = <WhenNear room="h-10">{() => <p>what lies below</p>}</WhenNear>

/** Stands where the browser watches, and tells what it would. */
function watching() {
  let tell: IntersectionObserverCallback = () => {}
  const watched: Element[] = []
  class Watcher {
    constructor(heard: IntersectionObserverCallback) {
      tell = heard
    }
    observe = (element: Element) => void watched.push(element)
    disconnect = () => void watched.splice(0)
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  const say = (isIntersecting: boolean) =>
    act(async () =>
      tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver),
    )
  return { say, watched }
}

test('what lies below the first screen keeps its room until somebody comes near, and then stays', async () => {
  const { say, watched } = watching()
  const { container } = render(shown)
  expect(container.querySelector('.h-10')).not.toBeNull()
  await say(false)
  expect(screen.queryByText('what lies below')).toBeNull()
  await say(true)
  expect(screen.getByText('what lies below')).toBeDefined()
  expect(watched).toEqual([])
})

test('a browser that cannot say what is near is shown everything', () => {
  render(shown)
  expect(screen.getByText('what lies below')).toBeDefined()
})
