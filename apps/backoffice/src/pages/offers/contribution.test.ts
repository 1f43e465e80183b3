import { expect, test } from 'vitest'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { contributionFields, contributionOf, contributionValues } from './contribution.ts'

test('a share that is no share of a family is not saved as the whole of it', () => {
  const values = contributionValues([{ family: 'dice', percent: 20 }])
  expect(contributionOf(values)).toEqual([{ family: 'dice', percent: 20 }])
  expect(contributionOf({ ...values, 'counts:dice': 100 })).toEqual([])
  expect(contributionOf({ ...values, 'counts:dice': 1000 })).toEqual([
    { family: 'dice', percent: 1000 },
  ])
  expect(contributionOf({ ...values, 'counts:dice': Number.NaN })).toHaveLength(1)
  // and its field is marked
  expect(contributionFields(offerTexts.pt).every(({ max }) => max === 100)).toBe(true)
})
