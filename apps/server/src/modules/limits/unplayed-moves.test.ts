import { centavos } from '@jogada/core'
import { expect, test } from 'vitest'
import { unplayedMoves } from './unplayed.ts'

/** A Friday. */
const at = new Date('2026-11-20T15:00:00Z')

const movesOf = (...stakes: readonly (readonly [count: bigint, stakedAt: string])[]) =>
  Object.fromEntries(
    unplayedMoves(
      stakes.map(([count, stakedAt]) => ({
        amount: centavos(count),
        stakedAt: new Date(stakedAt),
      })),
      at,
    ).map(({ name, delta }) => [name, delta]),
  )

test.each([
  ['the same day', '2026-11-20T03:00:00Z', { 'rg:stake': -500n }],
  [
    'another day of the same week',
    '2026-11-20T02:59:59Z',
    { 'rg:loss': 500n, 'rg:back:week': 500n, 'rg:back:month': 500n, 'rg:terms': 1n },
  ],
  [
    'another week of the same month',
    '2026-11-16T02:59:59Z',
    { 'rg:loss': 500n, 'rg:back:month': 500n, 'rg:terms': 1n },
  ],
  ['another month', '2026-11-01T02:59:59Z', { 'rg:loss': 500n }],
])('[RG-01] what limits a stake of %s gives back', (_, stakedAt, moves) => {
  expect(movesOf([500n, stakedAt])).toEqual(moves)
})

test('[RG-01] stakes of several days that come back together are one move of each counter', () => {
  const moves = movesOf(
    [100n, '2026-11-20T14:00:00Z'],
    [200n, '2026-11-19T14:00:00Z'],
    [400n, '2026-11-18T14:00:00Z'],
    [0n, '2026-11-17T14:00:00Z'],
  )
  expect(moves).toEqual({
    'rg:stake': -100n,
    'rg:loss': 600n,
    'rg:back:week': 600n,
    'rg:back:month': 600n,
    'rg:terms': 1n,
  })
  expect(movesOf([0n, '2026-11-20T14:00:00Z'])).toEqual({})
})

test('[RG-01] a stake that stands again takes back what it had given', () => {
  expect(movesOf([-500n, '2026-11-19T14:00:00Z'])).toEqual({
    'rg:loss': -500n,
    'rg:back:week': -500n,
    'rg:back:month': -500n,
    'rg:terms': 1n,
  })
})
