import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, centavos, reais, subtract, zero } from '../money.ts'
import { discountBack, discountGoneAt } from './discount-back.ts'

const money = (min: bigint, max: bigint) => fc.bigInt({ min, max }).map(centavos)

test('[PIX-07] [R196] a part of a discounted payment takes the same part of its discount along', () => {
  const payment = { paid: reais(180n), discount: reais(20n), taken: zero }
  expect(discountGoneAt(payment, reais(90n))).toBe(reais(10n))
  expect(discountBack(payment, zero, reais(180n))).toBe(reais(20n))
  expect(discountBack(payment, reais(90n), reais(180n))).toBe(reais(10n))
  expect(discountBack(payment, zero, centavos(8n))).toBe(zero)
  expect(discountGoneAt(payment, reais(400n))).toBe(reais(20n))
})

test('[PIX-07] however a payment is cut into refunds, its whole discount goes back with the last', () => {
  fc.assert(
    fc.property(
      money(1n, 10n ** 7n),
      money(0n, 10n ** 6n),
      fc.array(fc.bigInt({ min: 0n, max: 10n ** 7n }), { maxLength: 8 }),
      (paid, discount, cuts) => {
        const stops = [...cuts.map((cut) => centavos(cut % (paid + 1n))), paid].toSorted((a, b) =>
          Number(a - b),
        )
        let back = zero
        let refunded = zero
        for (const stop of stops) {
          const step = discountBack({ paid, discount, taken: zero }, refunded, stop)
          expect(step >= 0n).toBe(true)
          back = add(back, step)
          refunded = stop
          // never more than its share, and less by under a centavo
          const exactTimesPaid = discount * refunded
          expect(back * paid <= exactTimesPaid).toBe(true)
          expect((back + 1n) * paid > exactTimesPaid).toBe(true)
        }
        expect(back).toBe(discount)
        expect(subtract(back, discount)).toBe(zero)
      },
    ),
  )
})

test('[PIX-07] what was taken of a discount unplayed does not go back a second time', () => {
  const payment = { paid: reais(180n), discount: reais(20n) }
  const back = (taken: bigint, from: bigint, to: bigint) =>
    discountBack({ ...payment, taken: reais(taken) }, reais(from), reais(to))
  expect(back(20n, 0n, 180n)).toBe(zero)
  expect(back(15n, 0n, 180n)).toBe(reais(5n))
  // half of the payment had taken half of the discount along before the rest was taken
  expect(back(10n, 90n, 180n)).toBe(zero)
  expect(back(10n, 90n, 0n)).toBe(reais(-10n))
})
