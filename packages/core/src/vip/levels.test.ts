import { expect, test } from 'vitest'
import { reais } from '../money.ts'
import { levelAfter, reachedLevel, rebateOf, vipLevel, vipLevels, vipTableFault } from './levels.ts'
import type { VipLevel } from './levels.ts'

test('[R190] the VIP table has the levels 0 to 12 with fee and withdrawals a day', () => {
  expect(vipLevels.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(vipLevels.map((one) => Number(one.withdrawalsPerDay))).toEqual([
    1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 5,
  ])
  expect(vipLevels.map((one) => Number(one.withdrawalFeePerMille) / 10)).toEqual([
    3, 2.5, 2, 1.5, 1, 0.5, 0, 0, 0, 0, 0, 0, 0,
  ])
  expect(vipLevel(4)).toEqual({
    level: 4,
    deposited: reais(100n),
    played: reais(2_000n),
    playedAlone: reais(15_000n),
    withdrawalsPerDay: 1n,
    withdrawalFeePerMille: 10n,
    award: reais(5n),
    rebateParts: 40n,
  })
})

test('[R190] every level asks the deposits and the play of the specification’s table', () => {
  const asked = vipLevels.map(({ deposited, played, playedAlone }) =>
    [deposited, played, playedAlone].map((amount) =>
      amount === null ? null : Number(amount) / 100,
    ),
  )
  expect(asked).toEqual([
    [0, null, null],
    [5, 100, 400],
    [25, 500, 3_000],
    [50, 1_000, 6_000],
    [100, 2_000, 15_000],
    [250, 5_000, 40_000],
    [500, 10_000, 80_000],
    [2_500, 50_000, 400_000],
    [10_000, 200_000, 1_600_000],
    [25_000, 500_000, 3_000_000],
    [75_000, 1_500_000, 6_000_000],
    [250_000, 5_000_000, 20_000_000],
    [500_000, 10_000_000, 40_000_000],
  ])
})

test('each VIP level asks more than the one below', () => {
  const asked = vipLevels.slice(1).map(({ deposited, played, playedAlone }) => {
    expect(playedAlone! > played!).toBe(true)
    return deposited
  })
  expect(asked.every((amount, i) => i === 0 || amount > asked[i - 1]!)).toBe(true)
})

test('a level beyond the table counts as the highest one', () => {
  expect(vipLevel(40).level).toBe(12)
})

test('[R190] a level is reached by deposits and play together, or by play alone', () => {
  const level = (deposited: bigint, played: bigint) => reachedLevel(reais(deposited), reais(played))
  expect(level(0n, 0n)).toBe(0)
  expect(level(5n, 99n)).toBe(0)
  expect(level(4n, 399n)).toBe(0)
  expect(level(5n, 100n)).toBe(1)
  expect(level(0n, 400n)).toBe(1)
  expect(level(1_000_000n, 499n)).toBe(1)
  expect(level(25n, 500n)).toBe(2)
  expect(level(0n, 40_000_000n)).toBe(12)
  expect(level(500_000n, 10_000_000n)).toBe(12)
})

test('the level after the highest is none', () => {
  expect(levelAfter(11)?.level).toBe(12)
  expect(levelAfter(12)).toBeNull()
})

test('a rebate never rises above its share and never falls with the level', () => {
  expect(rebateOf(reais(1_000n), 0)).toBe(0n)
  expect(rebateOf(reais(1_000n), 1)).toBe(10n)
  expect(rebateOf(reais(1_000n), 12)).toBe(200n)
  for (const { level } of vipLevels.slice(1)) {
    expect(vipLevel(level).rebateParts).toBeGreaterThan(vipLevel(level - 1).rebateParts)
  }
})

const changed = (level: number, change: Partial<VipLevel>) =>
  vipLevels.map((one) => (one.level === level ? { ...one, ...change } : one))

test('[R190] the table as it ships climbs, and so does one whose levels give the same', () => {
  expect(vipTableFault(vipLevels)).toBeNull()
  expect(
    vipTableFault(changed(5, { withdrawalsPerDay: 1n, withdrawalFeePerMille: 10n })),
  ).toBeNull()
  expect(vipTableFault(changed(5, { rebateParts: vipLevel(4).rebateParts }))).toBeNull()
})

test.for<[string, Partial<VipLevel>]>([
  ['as few deposits', { deposited: reais(100n) }],
  ['no play', { played: null }],
  ['no play alone', { playedAlone: null }],
  ['as little play', { played: reais(2_000n) }],
  ['as little play alone', { playedAlone: reais(15_000n) }],
  ['no more play alone than beside deposits', { playedAlone: reais(5_000n) }],
  ['fewer withdrawals', { withdrawalsPerDay: 0n }],
  ['a larger fee', { withdrawalFeePerMille: 11n }],
  ['a smaller rebate', { rebateParts: vipLevel(4).rebateParts - 1n }],
])('[R190] a table whose level 5 asks or gives %s is named by that level', ([, change]) => {
  expect(vipTableFault(changed(5, change))).toBe(5)
})

test('[R190] level 1 asks some play and some play alone', () => {
  expect(vipTableFault(changed(1, { played: reais(0n) }))).toBe(1)
  expect(vipTableFault(changed(1, { played: reais(0n), playedAlone: reais(0n) }))).toBe(1)
})

test.for<[string, Partial<VipLevel>]>([
  ['a deposit', { deposited: reais(1n) }],
  ['play', { played: reais(1n) }],
  ['play alone', { playedAlone: reais(1n) }],
])('[R190] level 0 does not ask %s', ([, change]) => {
  expect(vipTableFault(changed(0, change))).toBe(0)
  expect(vipTableFault([])).toBe(0)
})
