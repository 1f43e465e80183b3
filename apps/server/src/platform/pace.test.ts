import { expect, test } from 'vitest'
import { createPace } from './pace.ts'
import { Refusal } from './refusal.ts'

/** A stopwatch that stands still until it is waited on, and what was waited for. */
function standing() {
  const waited: number[] = []
  let at = 1000
  const pace = createPace({
    now: () => at,
    wait: (ms) => Promise.resolve(waited.push(ms)),
  })
  return { pace, waited, advance: (ms: number) => (at += ms) }
}

test('[RG-01] what a player starts at once is started one after the other, each a gap later', async () => {
  const { pace, waited, advance } = standing()
  await Promise.all([pace.turn(1n, 500), pace.turn(1n, 500), pace.turn(1n, 1000)])
  expect(waited).toEqual([500, 1500])
  advance(1700)
  await pace.turn(1n, 500)
  expect(waited).toEqual([500, 1500, 300])
})

test('nobody waits for the turn of another player, nor after a rest', async () => {
  const { pace, waited, advance } = standing()
  await pace.turn(1n, 500)
  await pace.turn(2n, 500)
  advance(500)
  await pace.turn(1n, 500)
  expect(waited).toEqual([])
})

test('[SEC-07] a turn that is more than five seconds away is refused, and takes none from the rest', async () => {
  const { pace, waited, advance } = standing()
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => pace.turn(1n, 1000)))
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(14)
  expect(refused[0]!.reason).toBeInstanceOf(Refusal)
  expect(waited).toEqual([1000, 2000, 3000, 4000, 5000])
  advance(6000)
  await pace.turn(1n, 1000)
  expect(waited).toHaveLength(5)
})

test('players who rest are forgotten, and those who wait are not', async () => {
  const { pace, waited, advance } = standing()
  for (let playerId = 1n; playerId <= 10_000n; playerId++) await pace.turn(playerId, 500)
  advance(6000)
  await pace.turn(20_000n, 500)
  await pace.turn(20_000n, 500)
  expect(waited).toEqual([500])
})
