import { expect, test } from 'vitest'
import { centavos } from '../money.ts'
import { offerObstaclesOf } from './offering.ts'
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
