import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('[SEC-13] what one socket asks a thousand times is done one at a time, and waits once', async () => {
  const done: string[] = []
  let ends = () => {}
  let atOnce = 0
  const ask = oneAtATime(async (name) => {
    atOnce++
    expect(atOnce).toBe(1)
    await new Promise<void>((resolve) => (ends = resolve))
    atOnce--
    done.push(name)
  }, 3)
  for (let count = 0; count < 1_000; count++) ask('dice')
  for (const name of ['mines', 'limbo', 'double', 'lucky']) ask(name)
  for (let count = 0; count < 9; count++) {
    ends()
    await new Promise(setImmediate)
  }
  expect(done).toEqual(['dice', 'dice', 'mines', 'limbo'])
  ask('double')
  ends()
  await new Promise(setImmediate)
  expect(done.at(-1)).toBe('double')
})
