import { expect, test } from 'vitest'
import { formatOdds, odds, parseOdds } from './odds.ts'

test.for([
  [1_955n, '1.955'],
  [1_950n, '1.95'],
  [1_900n, '1.90'],
  [2_000n, '2.00'],
  [1_001n, '1.001'],
  [1_010n, '1.01'],
  [12_005n, '12.005'],
  [1_000_000n, '1000.00'],
] as const)('%s thousandths are written %s, and read again', ([thousandths, text]) => {
  expect(formatOdds(odds(thousandths))).toBe(text)
  expect(parseOdds(text)).toBe(thousandths)
})

test.for(['1', '1.000', '0.99', 'a1.95', '1.95 ', '1.9555', '1.', '-2.00', '1,95', ''])(
  'odds are not read from "%s"',
  (text) => expect(parseOdds(text)).toBeNull(),
)

test('odds of one, which return the stake alone, are none', () => {
  expect(() => odds(1_000n)).toThrow('decimal odds are above 1')
  expect(parseOdds('2')).toBe(2_000n)
})
