import { expect, test } from 'vitest'
import { centavos } from '../money.ts'
import {
  discountBy,
  earnsOffer,
  multipliedBonus,
  nextDepositOf,
  offerObstaclesOf,
} from './offering.ts'
import type { OfferFacts, OfferTerms } from './offering.ts'

const at = (text: string) => new Date(`2026-11-${text}T12:00:00Z`)

const terms: OfferTerms = {
  audience: 'first_deposit',
  isOn: true,
  startsAt: at('10'),
  endsAt: at('20'),
  budget: centavos(1_000n),
}
const facts: OfferFacts = {
  now: at('15'),
  isAllowed: true,
  isTest: false,
  isBarred: false,
  next: 'first',
  spent: 999n,
}

test.each<[string, Partial<OfferTerms>, Partial<OfferFacts>, readonly string[]]>([
  ['all is well', {}, {}, []],
  ['the licence forbids it', {}, { isAllowed: false }, ['licence']],
  ['it is off', { isOn: false }, {}, ['off']],
  ['it begins at that instant', {}, { now: at('10') }, []],
  ['it has not begun', {}, { now: at('09') }, ['not_begun']],
  ['it ends at that instant', {}, { now: at('20') }, ['ended']],
  ['it never ends', { endsAt: null }, { now: at('30') }, []],
  ['it is for another deposit', {}, { next: 'second' }, ['audience']],
  ['it is for everybody', { audience: 'everybody' }, { next: 'later' }, []],
  ['its budget is spent', {}, { spent: 1_000n }, ['budget']],
  ['the player is one for tests', {}, { isTest: true }, ['test_player']],
  ['nothing may be advertised', {}, { isBarred: true }, ['barred']],
  [
    'several things at once',
    { isOn: false },
    { isBarred: true, next: 'later' },
    ['off', 'barred', 'audience'],
  ],
])('a campaign says why it is not offered when %s', (_, other, more, expected) => {
  expect(offerObstaclesOf({ ...terms, ...other }, { ...facts, ...more })).toEqual(expected)
})

test('[R196] a discount is taken off the price, rounded half up, and never all of it', () => {
  expect(discountBy(centavos(10_000n), 1_000)).toBe(1_000n)
  // 99.95 at 90 % is 89.955
  expect(discountBy(centavos(9_995n), 1_000)).toBe(999n)
  expect(discountBy(centavos(10_000n), 10_000)).toBe(0n)
})

test('the deposit after none is the first, after the first the second, and then a later one', () => {
  expect(nextDepositOf(0n, 0n)).toBe('first')
  expect(nextDepositOf(500n, 500n)).toBe('second')
  expect(nextDepositOf(900n, 500n)).toBe('later')
  expect(nextDepositOf(900n, 0n)).toBe('later')
})

test('an offer is earned by play from its threshold on, and multiplied rounded down', () => {
  expect([earnsOffer(500n, 499n), earnsOffer(500n, 500n), earnsOffer(500n, 501n)]).toEqual([
    false,
    true,
    true,
  ])
  expect(multipliedBonus(centavos(333n), 150)).toBe(499n)
})
