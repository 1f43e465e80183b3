import { expect, test } from 'vitest'
import { legsOfLines, NAMED_SYSTEMS, PARLAY, SINGLE, systemLines } from './systems.ts'

test('a single and a parlay are one line of all their legs', () => {
  expect(legsOfLines(SINGLE, 1)).toEqual([[0]])
  expect(legsOfLines(PARLAY, 3)).toEqual([[0, 1, 2]])
})

test('a system is every choice of its sizes, and each line has the bankers', () => {
  expect(legsOfLines({ kind: 'system', sizes: [3, 2] }, 3)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 1, 2],
  ])
  expect(legsOfLines({ kind: 'system', sizes: [2], bankers: [2] }, 4)).toEqual([
    [0, 2],
    [1, 2],
    [2, 3],
  ])
})

test.each(Object.entries(NAMED_SYSTEMS))('%s has as many lines as are counted', (_, named) => {
  const shape = { kind: 'system', sizes: named.sizes } as const
  const lines = legsOfLines(shape, named.legs)
  expect(lines).toHaveLength(systemLines(shape, named.legs))
  expect(new Set(lines.map(String)).size).toBe(lines.length)
})
