import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLoading, useLoading } from './loading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const visible = () => useLoading.getState().visible

test('[R141] [R201] the indicator shows during calls and hides 600 ms after the last answer', () => {
  const first = startLoading()
  const second = startLoading()
  expect(visible()).toBe(true)
  first()
  first()
  vi.advanceTimersByTime(1000)
  expect(visible()).toBe(true)
  second()
  vi.advanceTimersByTime(599)
  expect(visible()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(visible()).toBe(false)
})

test('[R201] a call that starts while the indicator lingers keeps it', () => {
  startLoading()()
  vi.advanceTimersByTime(300)
  const ended = startLoading()
  vi.advanceTimersByTime(1000)
  expect(visible()).toBe(true)
  ended()
  vi.advanceTimersByTime(600)
  expect(visible()).toBe(false)
})
