import { expect, test } from 'vitest'
import { reais } from '../money.ts'
import { levelAfter, reachedLevel, rebateOf, vipLevel, vipLevels } from './levels.ts'

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
