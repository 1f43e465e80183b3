import { centavos, reais } from '@jogada/core'
import { describe, expect, test } from 'vitest'
import type { SlipSelection } from '../../slip/slip-store.ts'
import {
  isBettable,
  needsConsent,
  oddsToSend,
  sameMatch,
  slipItem,
  ticketReturn,
  totalReturn,
} from './slip-item.ts'
import { checkStake, commonLimits, largestStake, quickStakes } from './stake-check.ts'

const selection: SlipSelection = {
  outcomeId: 'e/1x2/@draw',
  marketId: 'e/1x2',
  eventId: 'e',
  home: 'Flamengo',
  away: 'Palmeiras',
  replay: false,
  marketKey: '1x2',
  line: null,
  outcome: 'draw',
  odds: '2.05',
}

const at = (odds: string) => slipItem(selection, { state: 'open', odds })

describe('[R107] a selection against what is offered now', () => {
  test('a worse price waits for the player and is sent only as confirmed', () => {
    const item = at('1.95')
    expect(needsConsent(item, 'better')).toBe(true)
    expect(oddsToSend(item, 'better')).toBe('1.95')
  })

  test('a better price is given without asking; what was seen is what is sent', () => {
    const item = at('2.10')
    expect(item.notice?.kind).toBe('price_up')
    expect(needsConsent(item, 'better')).toBe(false)
    expect(oddsToSend(item, 'better')).toBe('2.05')
    expect(totalReturn([item], reais(10n))).toBe(2100n)
  })

  test('with any price allowed nothing is asked, with none every change is', () => {
    for (const odds of ['1.95', '2.10']) {
      expect(needsConsent(at(odds), 'any')).toBe(false)
      expect(oddsToSend(at(odds), 'any')).toBe('2.05')
      expect(needsConsent(at(odds), 'none')).toBe(true)
      expect(oddsToSend(at(odds), 'none')).toBe(odds)
    }
    expect(needsConsent(at('2.05'), 'none')).toBe(false)
  })

  test('a parlay returns the product of its legs, and nothing while one of them is closed', () => {
    const other = slipItem({ ...selection, eventId: 'f' }, { state: 'open', odds: '2.00' })
    expect(ticketReturn([at('2.05'), other], { kind: 'parlay' }, reais(10n))).toBe(4100n)
    const closed = slipItem(selection, { state: 'closed' })
    expect(ticketReturn([closed, other], { kind: 'parlay' }, reais(10n))).toBe(0n)
  })

  test('a second selection of one match names the first', () => {
    const second = slipItem({ ...selection, outcomeId: 'e/btts/@yes' }, { state: 'suspended' })
    expect([...sameMatch([at('2.05'), second])]).toEqual([['e/btts/@yes', selection]])
    expect(sameMatch([at('2.05')]).size).toBe(0)
  })

  test('nothing can be bet on what is suspended, closed or not loaded', () => {
    for (const state of ['suspended', 'closed', 'unknown'] as const) {
      expect(isBettable(slipItem(selection, { state }))).toBe(false)
    }
    expect(isBettable(at('2.05'))).toBe(true)
  })

  test('the total leaves out what cannot be bet on', () => {
    const items = [at('2.05'), slipItem(selection, { state: 'suspended' })]
    expect(totalReturn(items, reais(10n))).toBe(2050n)
  })
})

describe('[R078] [R123] the stake of a slip', () => {
  const limits = { min: reais(1n), max: reais(1500n) }
  const balance = reais(100n)
  const check = (stake: bigint, bets = 1) =>
    checkStake({ stake: centavos(stake), bets, limits, balance })

  test('[R122] no amount comes first, then the limits, then the balance', () => {
    expect(check(0n)?.kind).toBe('missing')
    expect(check(99n)).toEqual({ kind: 'below_minimum', limit: reais(1n) })
    expect(check(150_001n)).toEqual({ kind: 'over_limit', limit: reais(1500n) })
    expect(check(10_001n)).toMatchObject({ kind: 'insufficient', missing: 1n })
    expect(check(10_000n)).toBeNull()
  })

  test('the balance has to cover every bet', () => {
    expect(check(5_000n, 2)).toBeNull()
    expect(check(5_001n, 2)).toMatchObject({ kind: 'insufficient', missing: 2n })
  })

  test('several bets share the tightest limits', () => {
    const other = { min: reais(2n), max: reais(20n) }
    expect(commonLimits([limits, other])).toEqual(other)
    expect(commonLimits([])).toBeNull()
  })

  test.each([
    ['unknown', null, [5n, 10n, 50n, 100n]],
    ['wide', { min: reais(1n), max: reais(500n) }, [5n, 10n, 50n, 100n]],
    ['those of a replay', { min: reais(1n), max: reais(20n) }, [2n, 5n, 10n, 20n]],
    ['nearly used up', { min: reais(1n), max: centavos(350n) }, [1n, 2n]],
    ['used up', { min: reais(1n), max: reais(0n) }, []],
  ])('no chip offers a stake beyond limits that are %s', (_title, known, offered) => {
    expect(quickStakes(known)).toEqual(offered.map(reais))
  })

  test('the largest stake keeps within limit and balance over all bets', () => {
    expect(largestStake({ bets: 3, limits, balance })).toBe(3333n)
    expect(largestStake({ bets: 1, limits, balance: reais(9000n) })).toBe(reais(1500n))
  })
})
