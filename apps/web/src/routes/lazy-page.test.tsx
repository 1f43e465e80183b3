import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('[R201] the code of a page is waited for 120 s and then given up', async () => {
  const page = lazyPage(() => new Promise<{ Page: () => null }>(() => {}), 'Page')
  const settled = vi.fn<() => void>()
  void page.preload!()!.then(settled, settled)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledOnce()
  expect(() => (page as () => unknown)()).toThrow('the page did not load in time')
})
