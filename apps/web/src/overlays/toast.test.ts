import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast, useToast } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const shown = () => useToast.getState().toast?.text ?? null

test('[R201] a toast stays for 1500 ms, and a newer one for its own 1500 ms', () => {
  showToast('um')
  vi.advanceTimersByTime(1499)
  expect(shown()).toBe('um')
  showToast('dois')
  vi.advanceTimersByTime(1499)
  expect(shown()).toBe('dois')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeNull()
})
