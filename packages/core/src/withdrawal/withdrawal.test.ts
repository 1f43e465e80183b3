import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos, reais, zero } from '../money.ts'
import { assessRisk, evidenceOf, pointsOf, riskFlags, riskRules, scoreOf } from './risk.ts'
import { usualBounds } from './risk.ts'
import type { RiskFacts, RiskFlag } from './risk.ts'
import { usdtFor } from './usdt.ts'

/** A player who deposited, played and withdraws for the first time. */
const calm: RiskFacts = {
  atMs: Date.UTC(2026, 4, 10),
  amount: reais(100n),
  deposited: reais(200n),
  withdrawn: zero,
  turnover: reais(1_000n),
  wagerTo: reais(200n),
  withdrawalsThisWeek: 0n,
  askedWithinDay: centavos(0n),
  passwordChangedAtMs: null,
  guardChange: null,
  destinationChangedAtMs: null,
  deviceFirstSeenAtMs: null,
  othersOnDevice: 0,
  othersOnDestination: 0,
  adjusted: zero,
  received: zero,
  careMarker: null,
  hiddenAtMs: null,
  bestWin: null,
}

const hoursAgo = (hours: number) => calm.atMs - hours * 3_600_000
const win = (payout: bigint) => ({
  bestWin: { atMs: 0, game: 'game:limbo', stake: reais(1n), payout: centavos(payout) },
})
const guard = (hours: number) => ({
  guardChange: { atMs: hoursAgo(hours), what: 'second_factor_off' as const },
})
const marker = (days: number, isInForce: boolean) => ({
  careMarker: { atMs: hoursAgo(days * 24), what: 'call', isInForce },
})

const cases: readonly [RiskFlag, Partial<RiskFacts>, Partial<RiskFacts>][] = [
  ['no_play', { turnover: reais(199n), wagerTo: zero }, { turnover: reais(300n) }],
  ['rollover_edge', { turnover: reais(219n) }, { turnover: reais(220n) }],
  ['no_deposit', { deposited: zero }, { deposited: centavos(1n), amount: centavos(20n) }],
  ['far_above_deposits', { amount: centavos(400_001n) }, { amount: reais(4_000n) }],
  ['velocity', { withdrawalsThisWeek: 10n }, { withdrawalsThisWeek: 9n }],
  ['big_multiplier', win(10_000n), win(9_999n)],
  ['new_device', { deviceFirstSeenAtMs: hoursAgo(23.9) }, { deviceFirstSeenAtMs: hoursAgo(24) }],
  ['shared_device', { othersOnDevice: 1 }, { othersOnDevice: 0 }],
  ['hidden_place', { hiddenAtMs: hoursAgo(71.9) }, { hiddenAtMs: hoursAgo(72) }],
  ['shared_destination', { othersOnDestination: 1 }, { othersOnDestination: 0 }],
  ['password_changed', { passwordChangedAtMs: hoursAgo(0) }, { passwordChangedAtMs: hoursAgo(24) }],
  ['second_factor_changed', guard(23), guard(24)],
  [
    'destination_changed',
    { destinationChangedAtMs: hoursAgo(1) },
    { destinationChangedAtMs: hoursAgo(30) },
  ],
  ['manual_adjustment', { adjusted: centavos(1n) }, { adjusted: zero }],
  ['received_transfers', { received: centavos(1n) }, { received: zero }],
  ['care_marker', marker(29, false), marker(30, false)],
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
  const facts = { ...calm, othersOnDestination: 1, passwordChangedAtMs: hoursAgo(1) }
  expect(assessRisk(facts).score).toBe(100)
  const off = assessRisk(facts, { password_changed: 0, shared_destination: 7 })
  expect(off).toEqual({ score: 7, flags: ['shared_destination'] })
})

test('a break in force marks a player however long ago it began', () => {
  const facts = { ...calm, ...marker(400, true) }
  expect(assessRisk(facts).flags).toEqual(['care_marker'])
})

test('a marker of care is shown and adds nothing to the score, whatever its weight', () => {
  const facts = { ...calm, ...marker(1, true), othersOnDevice: 1 }
  expect(assessRisk(facts, { care_marker: 100 })).toEqual({
    score: 15,
    flags: ['shared_device', 'care_marker'],
  })
})

test('an operator moves where a rule begins, both ways', () => {
  const facts = { ...calm, ...win(6_000n), ...guard(40) }
  expect(assessRisk(facts).flags).toEqual([])
  const strict = { ...usualBounds, bigMultiplier: 60, freshHours: 41 }
  expect(assessRisk(facts, {}, strict).flags).toEqual(['big_multiplier', 'second_factor_changed'])
  const both = { ...calm, withdrawalsThisWeek: 12n, ...marker(29, false) }
  expect(assessRisk(both).flags).toEqual(['velocity', 'care_marker'])
  const mild = { ...usualBounds, weeklyWithdrawals: 13, careDays: 7 }
  expect(assessRisk(both, {}, mild).flags).toEqual([])
})

test('what a flag stands on is told with its instant, its sums and its word', () => {
  const facts = { ...calm, ...win(12_345n), ...guard(3), turnover: reais(10n) }
  expect(evidenceOf('big_multiplier', facts)).toEqual({
    atMs: 0,
    amounts: [reais(1n), centavos(12_345n)],
    count: 123,
    what: 'game:limbo',
  })
  expect(evidenceOf('second_factor_changed', facts)).toEqual({
    atMs: hoursAgo(3),
    what: 'second_factor_off',
  })
  expect(evidenceOf('no_play', facts)).toEqual({ amounts: [reais(10n), reais(200n)] })
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

const someFlags = fc.subarray([...riskFlags])
const someWeights = fc.dictionary(fc.constantFrom(...riskFlags), fc.integer({ min: -5, max: 120 }))

test('[R135] a score lies within 0 and 100, and no sign that comes to others ever lowers it', () => {
  fc.assert(
    fc.property(someFlags, fc.constantFrom(...riskFlags), someWeights, (flags, one, weights) => {
      const score = scoreOf(flags, weights)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      expect(scoreOf([...flags, one], weights)).toBeGreaterThanOrEqual(score)
      expect(scoreOf([...flags, ...flags], weights)).toBe(score)
    }),
  )
})

test('[R135] the points of the signs that are shown make up the score', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cases), someWeights, ([, met], weights) => {
      const { score, flags } = assessRisk({ ...calm, ...met }, weights)
      const sum = flags.reduce((total, flag) => total + pointsOf(flag, weights), 0)
      expect(score).toBe(Math.min(sum, 100))
    }),
  )
})
