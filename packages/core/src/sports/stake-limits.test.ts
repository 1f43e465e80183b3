import { expect, test } from 'vitest'
import { reais } from '../money.ts'
import {
  limitBookFault,
  limitsOfLeg,
  limitsOfPlayer,
  lowestLimits,
  SHIPPED_LIMITS,
} from './stake-limits.ts'
import type { LimitBook, LimitedLeg, LimitShare } from './stake-limits.ts'

const football: LimitedLeg = {
  replay: false,
  sport: 'football',
  competition: 'Série A',
  market: 'total',
  isLive: false,
  isOneOfSeveral: false,
}
const every: LimitShare = {
  sport: null,
  competition: null,
  market: null,
  when: 'any',
  bets: 'any',
  sharePercent: 50,
}
const bookWith = (...rules: readonly Partial<LimitShare>[]): LimitBook => ({
  ...SHIPPED_LIMITS,
  shares: rules.map((rule) => ({ ...every, ...rule })),
})
const whole = SHIPPED_LIMITS.priced
const maxStakeOf = (book: LimitBook, leg: Partial<LimitedLeg> = {}) =>
  limitsOfLeg(book, { ...football, ...leg }).maxStake

test('[SPB-07] a rule leaves a part of stake, return and risk by outcome and market, and no more', () => {
  expect(limitsOfLeg(bookWith({}), football)).toEqual({
    ...whole,
    maxStake: reais(250n),
    maxPayout: reais(10_000n),
    outcomeLiability: reais(5_000n),
    marketLiability: reais(7_500n),
  })
  expect(limitsOfLeg(SHIPPED_LIMITS, football)).toEqual(whole)
})

test.each([
  [{ sport: 'football' }, { sport: 'tennis' }],
  [{ competition: 'Série A' }, { competition: 'Série B' }],
  [{ market: 'total' }, { market: '1x2' }],
  [{ when: 'before' }, { isLive: true }],
  [{ bets: 'single' }, { isOneOfSeveral: true }],
] as const)('[SPB-07] the rule %j is for what it names, and not for %j', (rule, other) => {
  const book = bookWith(rule)
  expect(maxStakeOf(book)).toBe(reais(250n))
  expect(maxStakeOf(book, other)).toBe(reais(500n))
})

test('[SPB-07] rules of live bets and of multiples are for those alone', () => {
  expect(maxStakeOf(bookWith({ when: 'live' }))).toBe(reais(500n))
  expect(maxStakeOf(bookWith({ when: 'live' }), { isLive: true })).toBe(reais(250n))
  expect(maxStakeOf(bookWith({ bets: 'multiple' }))).toBe(reais(500n))
  expect(maxStakeOf(bookWith({ bets: 'multiple' }), { isOneOfSeveral: true })).toBe(reais(250n))
})

test('[SPB-07] of several rules the strictest holds, in any order, and none multiplies another', () => {
  const rules = [
    { sharePercent: 40 },
    { sharePercent: 20, sport: 'football' },
    { sharePercent: 80 },
  ]
  expect(maxStakeOf(bookWith(...rules))).toBe(reais(100n))
  expect(maxStakeOf(bookWith(...rules.toReversed()))).toBe(reais(100n))
  expect(maxStakeOf(bookWith(...rules), { sport: 'tennis' })).toBe(reais(200n))
})

test('[SPB-07] what is left of a stake is never below the least one, and rounded down to the centavo', () => {
  const replay = { replay: true }
  expect(maxStakeOf(bookWith({ sharePercent: 1 }), replay)).toBe(reais(1n))
  expect(limitsOfLeg(bookWith({ sharePercent: 33 }), { ...football, ...replay }).maxPayout).toBe(
    16_500n,
  )
  const odd = { ...whole, maxPayout: 1_999n as typeof whole.maxPayout }
  expect(limitsOfPlayer(odd, 50).maxPayout).toBe(999n)
})

test('[SPB-07] a player’s part is of what is theirs, and the house’s own risk stays', () => {
  expect(limitsOfPlayer(whole, 10)).toEqual({
    ...whole,
    maxStake: reais(50n),
    maxPayout: reais(2_000n),
    playerStake: reais(100n),
    playerDay: reais(5_000n),
  })
  expect(limitsOfPlayer(whole, 100)).toBe(whole)
})

test('[SPB-07] a ticket has the lowest of each limit of its legs', () => {
  const stricter = { ...whole, maxStake: reais(5n), houseDay: reais(9n) }
  expect(lowestLimits([whole, stricter, whole])).toEqual(stricter)
  expect(lowestLimits([whole, SHIPPED_LIMITS.replayed]).maxPayout).toBe(reais(500n))
})

test('[SPB-07] limits that contradict each other are named', () => {
  expect(limitBookFault(SHIPPED_LIMITS)).toBeNull()
  const { priced, replayed } = SHIPPED_LIMITS
  const faultOf = (change: Partial<typeof priced>) =>
    limitBookFault({ ...SHIPPED_LIMITS, priced: { ...priced, ...change } })
  expect(faultOf({ minStake: reais(0n) })).toBe('priced.minStake')
  expect(faultOf({ maxStake: reais(0n) })).toBe('priced.maxStake')
  expect(faultOf({ maxPayout: reais(499n) })).toBe('priced.maxPayout')
  expect(faultOf({ eventLiability: reais(14_999n) })).toBe('priced.eventLiability')
  expect(faultOf({ playerStake: reais(499n) })).toBe('priced.playerStake')
  expect(
    limitBookFault({ ...SHIPPED_LIMITS, replayed: { ...replayed, houseDay: reais(1n) } }),
  ).toBe('replayed.houseDay')
})

test('[SPB-07] a rule of no moment and no kind is for live bets and multiples too', () => {
  expect(maxStakeOf(bookWith({}), { isLive: true })).toBe(reais(250n))
  expect(maxStakeOf(bookWith({}), { isOneOfSeveral: true })).toBe(reais(250n))
})

test('[SPB-07] limits may be as large as those that they must not be below', () => {
  const { priced } = SHIPPED_LIMITS
  const even = { ...priced, maxPayout: priced.maxStake, playerStake: priced.maxStake }
  expect(limitBookFault({ ...SHIPPED_LIMITS, priced: even })).toBeNull()
})
