import { expect, test } from 'vitest'
import { reais } from '../money.ts'
import { vipLevel, vipLevels } from './levels.ts'

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
  })
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
