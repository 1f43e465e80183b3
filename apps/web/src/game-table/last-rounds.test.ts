import { expect, test } from 'vitest'
import { withNewest } from './last-rounds.ts'

test('a long session keeps the last rounds that are shown, each once, and forgets the older ones', () => {
  const first = { roundId: '0' }
  const known = Array.from({ length: 500 }, (_, n) => ({ roundId: String(n) })).reduce(
    (held, round) => withNewest(round, held),
    [first],
  )
  expect(known.map(({ roundId }) => Number(roundId))).toEqual(
    Array.from({ length: 20 }, (_, n) => 499 - n),
  )
  expect(withNewest({ roundId: '490' }, known).slice(0, 2)).toEqual([
    { roundId: '490' },
    { roundId: '499' },
  ])
})
