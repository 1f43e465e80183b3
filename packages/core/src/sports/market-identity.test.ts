import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { marketId, outcomeId, parseOutcomeId } from './market-identity.ts'

const part = fc.stringMatching(/^[A-Za-z0-9_.+:-]{1,12}$/)

test('the order of specifiers does not change the market', () => {
  const first = marketId({ eventId: 'e', key: 'k', specifiers: { b: '2', a: '1' } })
  expect(first).toBe('e/k/a=1|b=2')
  expect(marketId({ eventId: 'e', key: 'k', specifiers: { a: '1', b: '2' } })).toBe(first)
})

test('a moved line is another market', () => {
  const at = (total: string) => marketId({ eventId: 'e', key: 'total', specifiers: { total } })
  expect(at('2.50')).not.toBe(at('2.75'))
})

test('an outcome id reads back as what it was made of', () => {
  const identities = fc.record({
    eventId: part,
    key: part,
    specifiers: fc.dictionary(part, part, { maxKeys: 3, noNullPrototype: true }),
    outcome: fc.oneof(
      part,
      fc.tuple(part, part).map((both) => both.join('/')),
    ),
  })
  fc.assert(
    fc.property(identities, (identity) => {
      expect(parseOutcomeId(outcomeId(identity))).toEqual(identity)
    }),
  )
})

test('a specifier with the name of a part of the language reads back too', () => {
  const specifiers = Object.fromEntries([['__proto__', '1']])
  const text = outcomeId({ eventId: 'e', key: 'k', specifiers, outcome: 'x' })
  expect(text).toBe('e/k/__proto__=1/@x')
  expect(parseOutcomeId(text)).toEqual({ eventId: 'e', key: 'k', specifiers, outcome: 'x' })
})

test.each([
  '',
  'e',
  'e/k',
  'e/k/home',
  'e/k/a=1',
  'e/k/b=2|a=1/@x',
  'e/k/a/@x',
  'e/k/a=1/b/@x',
  '//@x',
  'e/k/@x/',
  'e/k/@x/y/z',
  'e/k/@@x',
])('%j is no outcome id', (text) => expect(parseOutcomeId(text)).toBeNull())

test.each(['a/b', 'a b', '', 'a|b', 'a=b', 'é'])('%j cannot be a part of one', (eventId) => {
  expect(() => marketId({ eventId, key: 'k', specifiers: {} })).toThrow(RangeError)
})
