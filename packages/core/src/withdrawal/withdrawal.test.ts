import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos, reais, zero } from '../money.ts'
import { assessRisk, riskRules } from './risk.ts'
import type { RiskFacts, RiskFlag } from './risk.ts'
import { usdtFor } from './usdt.ts'

/** A player who deposited, played and withdraws for the first time. */
const calm: RiskFacts = {
  amount: reais(100n),
  deposited: reais(200n),
  withdrawn: zero,
  turnover: reais(1_000n),
  wagerTo: reais(200n),
  withdrawalsThisWeek: 0n,
  passwordAgeHours: null,
  destinationAgeHours: null,
  deviceAgeHours: null,
  othersOnDevice: 0,
  othersOnDestination: 0,
  adjusted: zero,
  received: zero,
}

const cases: readonly [RiskFlag, Partial<RiskFacts>, Partial<RiskFacts>][] = [
  ['no_play', { turnover: reais(199n), wagerTo: zero }, { turnover: reais(300n) }],
  ['rollover_edge', { turnover: reais(219n) }, { turnover: reais(220n) }],
  ['no_deposit', { deposited: zero }, { deposited: centavos(1n), amount: centavos(20n) }],
  ['far_above_deposits', { amount: centavos(400_001n) }, { amount: reais(4_000n) }],
  ['velocity', { withdrawalsThisWeek: 10n }, { withdrawalsThisWeek: 9n }],
  ['new_device', { deviceAgeHours: 23.9 }, { deviceAgeHours: 24 }],
  ['shared_device', { othersOnDevice: 1 }, { othersOnDevice: 0 }],
  ['shared_destination', { othersOnDestination: 1 }, { othersOnDestination: 0 }],
  ['password_changed', { passwordAgeHours: 0 }, { passwordAgeHours: 24 }],
  ['destination_changed', { destinationAgeHours: 1 }, { destinationAgeHours: 30 }],
  ['manual_adjustment', { adjusted: centavos(1n) }, { adjusted: zero }],
  ['received_transfers', { received: centavos(1n) }, { received: zero }],
]

test('a calm withdrawal shows no sign of risk', () => {
  expect(assessRisk(calm)).toEqual({ score: 0, flags: [] })
})

test.each(cases)('%s is a sign of risk up to its bound and not beyond', (flag, met, missed) => {
  expect(assessRisk({ ...calm, ...met }).flags).toEqual([flag])
  expect(assessRisk({ ...calm, ...missed }).flags).not.toContain(flag)
})

test('every rule of risk has a case', () => {
  expect(cases.map(([flag]) => flag).sort()).toEqual(Object.keys(riskRules).sort())
})

test('weights add up to 100 at most, and a weight of 0 turns its rule off', () => {
  const facts = { ...calm, othersOnDestination: 1, passwordAgeHours: 1 }
  expect(assessRisk(facts).score).toBe(100)
  const off = assessRisk(facts, { password_changed: 0, shared_destination: 7 })
  expect(off).toEqual({ score: 7, flags: ['shared_destination'] })
})

test('[R121] [MON-01] USDT is amount / rate − 1 with two places, never below zero', () => {
  expect(usdtFor(reais(100n), 540n, 100n)).toBe(1752n)
  expect(usdtFor(reais(54n), 540n, 100n)).toBe(900n)
  expect(usdtFor(reais(5n), 540n, 100n)).toBe(0n)
})

test('[MON-01] USDT never gives more than half a hundredth above the exact amount', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      fc.bigInt({ min: 1n, max: 10n ** 5n }),
      (amount, rate) => {
        const usdt = usdtFor(centavos(amount), rate, 100n)
        if (usdt === 0n) return
        const twice = 2n * ((usdt + 100n) * rate - amount * 100n)
        expect(twice <= rate).toBe(true)
        expect(twice > 0n - rate).toBe(true)
      },
    ),
  )
})
