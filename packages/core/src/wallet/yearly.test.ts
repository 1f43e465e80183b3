import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '../money.ts'
import { ownMoney, playCategories, playCategory, yearResults } from './yearly.ts'

test.each([
  ['house:sportsbook', 'bet_settlement', 'sports'],
  ['house:sportsbook', 'bet_cash_out', 'sports'],
  ['house:games', 'dice_bet', 'games'],
  ['house:games', 'draw_double_settlement', 'games'],
  ['house:games', 'provider_credit', 'games'],
  ['house:promotion', 'provider_promotion', 'games'],
  ['house:promotion', 'gift_taken', null],
  ['house:referral', 'referral_paid', null],
  ['house:psp_clearing', 'deposit', null],
  ['house:adjustment', 'adjustment', null],
])('[BR-13] on %s, %s is of the category %s', (account, kind, category) => {
  expect(playCategory(account, kind)).toBe(category)
})

test('[BR-13] a result is prizes less stakes in each category, and both make the whole', () => {
  const line = fc.record({
    category: fc.constantFrom(...playCategories),
    stakes: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 12n }).map(centavos),
    prizes: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 12n }).map(centavos),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const { sports, games, total } = yearResults(lines)
      let won = 0n
      for (const { category, stakes, prizes } of lines) {
        if (category === 'games') won += prizes - stakes
      }
      expect(games.result).toBe(won)
      expect(games.result + sports.result).toBe(total.result)
      expect(total.prizes - total.stakes).toBe(total.result)
    }),
  )
})

test('[BR-13] money in open bets and asked withdrawals is the player’s, a gift yet to be played is not', () => {
  const accounts = { cash: centavos(7n), held: centavos(20n), withdrawing: centavos(300n) }
  expect(ownMoney({ ...accounts, bonus: centavos(5_000n) } as typeof accounts)).toBe(327n)
})
