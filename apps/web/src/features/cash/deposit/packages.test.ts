// @vitest-environment node
import type { PackageEntry } from '@jogada/contract/order'
import { expect, test } from 'vitest'
import { cardsInRow, choosePackages, isPayable } from './packages.ts'

const entry = (own: Partial<PackageEntry>): PackageEntry => ({
  pkgId: `p${own.price}${own.curreny ?? ''}`,
  price: '20.00',
  gift: '0.00',
  sort: 1,
  curreny: 'BRL',
  ...own,
})

test('[R161] the deposit page offers packages in BRL, EXTPAY or without a currency, in their order', () => {
  const { offered, hasOtherWays } = choosePackages(
    [
      entry({ price: '50.00', sort: 3, curreny: '' }),
      entry({ price: '30.00', sort: 2, curreny: 'EXTPAY' }),
      entry({ price: '20.00', sort: 1 }),
      entry({ price: '70.00', sort: 0, curreny: 'INSBRL' }),
      entry({ price: '80.00', sort: 0, curreny: 'EXPPAY' }),
    ],
    'page',
  )
  expect(offered.map(({ price }) => price)).toEqual(['20.00', '30.00', '50.00'])
  expect(hasOtherWays).toBe(false)
})

test.each(['BTBRL', 'FCBRL'] as const)('[R161] %s entries are flagged, not offered', (curreny) => {
  const choice = choosePackages([entry({}), entry({ price: '100.00', curreny })], 'page')
  expect(choice.offered).toHaveLength(1)
  expect(choice.preselected).toBeUndefined()
  expect(choice.hasOtherWays).toBe(true)
})

test('[R161] the package at exactly 100 is chosen beforehand, whatever its place', () => {
  const entries = [
    entry({ price: '1000.00', sort: 1 }),
    entry({ price: '100.00', sort: 2, pkgId: 'hundred' }),
  ]
  expect(choosePackages(entries, 'page').preselected?.pkgId).toBe('hundred')
  expect(choosePackages([entry({ price: '1000.00' })], 'page').preselected).toBeUndefined()
})

test('[R161] the low-balance deposit shows the first four packages only', () => {
  const entries = [5, 1, 4, 2, 3].map((sort) =>
    entry({ sort, pkgId: `${sort}`, curreny: 'INSBRL' }),
  )
  const { offered } = choosePackages(entries, 'low_balance')
  expect(offered.map(({ pkgId }) => pkgId)).toEqual(['1', '2', '3', '4'])
})

test('[R101] [R114] only a chosen package with a price above 0 can be paid', () => {
  expect(isPayable(undefined)).toBe(false)
  expect(isPayable(entry({ price: '0.00' }))).toBe(false)
  expect(isPayable(entry({ price: '0.01' }))).toBe(true)
})

test('[R161] packages stand four beside one another, and three where an amount has five figures', () => {
  expect(cardsInRow([entry({ price: '20.00' }), entry({ price: '9999.99' })])).toBe(4)
  expect(cardsInRow([entry({ price: '20.00' }), entry({ price: '10000.00' })])).toBe(3)
})
