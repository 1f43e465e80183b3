import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, centavos } from '../money.ts'
import { levyOf, levyRateOn } from './levy.ts'
import { licenceProfile } from './profile.ts'

const { levy } = licenceProfile('br')
const shareOn = (day: string) => {
  const rate = levyRateOn(levy, day)
  return rate && (rate.socialSecurity + rate.destinations) / 100
}

test('[BR-14] the levy follows the day: 12, 13, 14 and then 15 percent', () => {
  expect(
    ['2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01', '2027-06-15', '2028-01-01'].map(
      shareOn,
    ),
  ).toEqual([null, 12, 12, 13, 14, 15])
  expect(licenceProfile('open').levy).toEqual([])
})

test('[BR-14] revenue is split as the law says, to the centavo', () => {
  const rate = levyRateOn(levy, '2026-11-22')
  expect(levyOf(centavos(389_25n), rate)).toEqual({
    socialSecurity: 3_89n,
    destinations: 46_71n,
    kept: 338_65n,
  })
  expect(levyOf(centavos(-5_00n), rate)).toEqual({
    socialSecurity: 0n,
    destinations: 0n,
    kept: -5_00n,
  })
})

test('[BR-14] nothing is lost or made by the split', () => {
  fc.assert(
    fc.property(fc.bigInt(-1_000_000n, 10_000_000_000n), fc.constantFrom(...levy), (n, rate) => {
      const { socialSecurity, destinations, kept } = levyOf(centavos(n), rate)
      expect(add(socialSecurity, destinations, kept)).toBe(n)
    }),
  )
})
