import { expect, test } from 'vitest'
import { AGAIN, untilFresh } from './until-fresh.ts'
import type { Attempt } from './until-fresh.ts'

/** An attempt that is too late so many times, and what it was told each time. */
function lateFor(times: number) {
  const told: Attempt[] = []
  const attempt = async (which: Attempt): Promise<string | typeof AGAIN> => {
    told.push(which)
    return told.length > times ? 'done' : AGAIN
  }
  return { told, attempt }
}

test('what was decided on a fresh reading is given, and nothing is decided after it', async () => {
  const { told, attempt } = lateFor(2)
  expect(await untilFresh(attempt)).toBe('done')
  expect(told.map(({ number }) => number)).toEqual([1, 2, 3])
  const nothing = await untilFresh(async () => undefined)
  expect(nothing).toBeUndefined()
})

test('of twenty calls that race the last is still decided; beyond them a caller reads that we are busy', async () => {
  const { told, attempt } = lateFor(19)
  expect(await untilFresh(attempt)).toBe('done')
  expect(told.filter(({ isLast }) => isLast)).toEqual([{ number: 20, isLast: true }])
  const later = lateFor(20)
  await expect(untilFresh(later.attempt)).rejects.toMatchObject({ code: 'service_busy' })
  expect(later.told).toHaveLength(20)
})

test('a caller may say how often, and what is to be given in the end', async () => {
  const { told, attempt } = lateFor(5)
  expect(await untilFresh(attempt, { attempts: 3, afterLast: () => 'left' })).toBe('left')
  expect(told.map(({ isLast }) => isLast)).toEqual([false, false, true])
  const afterLast = () => {
    throw new Error('the match never stands still')
  }
  await expect(untilFresh(lateFor(20).attempt, { afterLast })).rejects.toThrow(/stands still/)
})

test('an attempt that fails is not made again', async () => {
  let made = 0
  const failing = untilFresh(async () => {
    made++
    throw new Error('out of order')
  })
  await expect(failing).rejects.toThrow('out of order')
  expect(made).toBe(1)
})
