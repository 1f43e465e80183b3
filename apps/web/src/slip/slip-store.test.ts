import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_SELECTIONS, emptySlip, isSent, readSlip, toggled } from './slip-store.ts'
import type { Slip, SlipSelection } from './slip-store.ts'

const selection = (event: number, market: number, outcome: number): SlipSelection => ({
  outcomeId: `e${event}/m${market}/@${outcome}`,
  marketId: `e${event}/m${market}`,
  eventId: `e${event}`,
  sport: 'football',
  home: 'A',
  away: 'B',
  replay: false,
  marketKey: `m${market}`,
  line: null,
  outcome: String(outcome),
  odds: '2.00',
})

const anySelection = fc
  .tuple(fc.nat(14), fc.nat(2), fc.nat(2))
  .map(([event, market, outcome]) => selection(event, market, outcome))

const sent = (outcomeId: string): Slip['attempts'] => ({
  [outcomeId]: {
    key: 'k',
    stake: '1.00',
    policy: 'better',
    kind: 'single',
    sizes: [],
    bankers: [],
    legs: [{ outcomeId, odds: '2.00' }],
    atMs: 0,
  },
})

test('[TST-04] [R107] however one taps, a market is chosen once at most and a slip holds twenty', () => {
  fc.assert(
    fc.property(fc.array(anySelection, { maxLength: 80 }), (taps) => {
      const end = taps.reduce<Slip>(
        (slip, tap) => ({ ...slip, selections: toggled(slip, tap) }),
        emptySlip,
      )
      const markets = end.selections.map(({ marketId }) => marketId)
      expect(new Set(markets).size).toBe(markets.length)
      expect(markets.length).toBeLessThanOrEqual(MAX_SELECTIONS)
    }),
  )
})

test('[R107] what is under way stays, whatever else is tapped', () => {
  fc.assert(
    fc.property(anySelection, fc.array(anySelection, { maxLength: 40 }), (first, taps) => {
      const start: Slip = {
        ...emptySlip,
        selections: [first],
        attempts: sent(first.outcomeId),
      }
      const end = [first, ...taps].reduce<Slip>(
        (slip, tap) => ({ ...slip, selections: toggled(slip, tap) }),
        start,
      )
      expect(isSent(end, first.outcomeId)).toBe(true)
      expect(end.selections).toContainEqual(first)
    }),
  )
})

test('[R107] two taps on an outcome leave the slip without it', () => {
  fc.assert(
    fc.property(anySelection, (tap) => {
      const once = { ...emptySlip, selections: toggled(emptySlip, tap) }
      expect(once.selections).toEqual([tap])
      expect(toggled(once, tap)).toEqual([])
    }),
  )
})

test('[R122] the twenty-first selection is not taken', () => {
  const full = Array.from({ length: MAX_SELECTIONS }, (_, at) => selection(at, 0, 0))
  const slip = { ...emptySlip, selections: full }
  expect(toggled(slip, selection(99, 0, 0))).toBe(full)
  expect(toggled(slip, selection(3, 0, 1)).length).toBe(MAX_SELECTIONS)
})

test('[R107] a kept slip comes back as it was, and anything else as an empty one', () => {
  const slip: Slip = { ...emptySlip, selections: [selection(1, 0, 0)], attempts: sent('e1/m0/@0') }
  expect(readSlip(JSON.stringify(slip))).toEqual(slip)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(readSlip(text).selections)).toBe(true)
    }),
  )
  expect(readSlip(null)).toEqual(emptySlip)
  const old = { selections: [selection(1, 0, 0)], attempts: { x: { key: 'k', odds: '2.00' } } }
  expect(readSlip(JSON.stringify(old)).attempts).toEqual({})
})
