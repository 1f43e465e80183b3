import { expect, test, vi } from 'vitest'
import { untilItComes } from './until-it-comes.ts'

test('code that does not come is fetched again after a pause, until it comes', async () => {
  vi.useFakeTimers()
  let asked = 0
  const coming = untilItComes(() => {
    asked += 1
    return asked < 4 ? Promise.reject(new TypeError('no network')) : Promise.resolve('the code')
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(10_001)
  expect(asked).toBe(4)
  expect(await coming).toBe('the code')
  vi.useRealTimers()
})
