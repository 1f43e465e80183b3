import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isNearLimit,
  isTighter,
  limitAt,
  limitEffectiveAt,
  pauseAt,
  waitingLimit,
} from './limits.ts'
import type { LimitChange, Pause } from './limits.ts'

const DAY_MS = 86_400_000
const start = new Date('2026-03-01T12:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const asked = { kind: 'loss', window: 'day' } as const

const change = (amount: bigint | null, atMs: number, effectiveMs = atMs): LimitChange => ({
  ...asked,
  amount,
  askedAt: after(atMs),
  effectiveAt: after(effectiveMs),
})

test('[RG-02] a looser limit binds after 24 hours to the millisecond, a tighter one at once', () => {
  const wide = limitEffectiveAt({ present: 100n, wanted: 200n, at: start }, DAY_MS)
  expect(wide).toEqual(after(DAY_MS))
  const changes = [change(100n, -1), change(200n, 0, DAY_MS)]
  expect(limitAt(changes, asked, after(DAY_MS - 1))).toBe(100n)
  expect(limitAt(changes, asked, after(DAY_MS))).toBe(200n)
  expect(limitEffectiveAt({ present: 100n, wanted: 50n, at: start }, DAY_MS)).toEqual(start)
})

test('[RG-02] a tighter limit ends a looser one that waits', () => {
  const changes = [change(100n, -1), change(200n, 0, DAY_MS), change(50n, 10)]
  expect(waitingLimit(changes, asked, after(20))).toBeNull()
  expect(limitAt(changes, asked, after(2 * DAY_MS))).toBe(50n)
})

test('[RG-02] a looser limit that still waits when another one is wished never comes into force', () => {
  const changes = [change(100n, -1), change(null, 0, DAY_MS), change(900n, 20, DAY_MS + 20)]
  expect(limitAt(changes, asked, after(DAY_MS + 10))).toBe(100n)
  expect(limitAt(changes, asked, after(DAY_MS + 20))).toBe(900n)
  const inForceBefore = [
    change(100n, -1),
    change(300n, 0, DAY_MS),
    change(900n, DAY_MS, 2 * DAY_MS),
  ]
  expect(limitAt(inForceBefore, asked, after(DAY_MS + 1))).toBe(300n)
})

test('[RG-02] a tighter limit binds where the clock is behind the one by which it was asked, too', () => {
  expect(limitAt([change(100n, 500)], asked, after(200))).toBe(100n)
  const wished = limitEffectiveAt(
    { present: limitAt([change(100n, 500)], asked, after(200)), wanted: 500n, at: after(200) },
    DAY_MS,
  )
  expect(wished).toEqual(after(200 + DAY_MS))
})

test('[RG-02] taking a limit away waits as any looser one', () => {
  expect(limitEffectiveAt({ present: 100n, wanted: null, at: start }, DAY_MS)).toEqual(
    after(DAY_MS),
  )
})

test('[RG-01] whatever is asked in whatever order, nothing looser binds within 24 hours', () => {
  const wish = fc.record({
    gapMs: fc.integer({ min: 0, max: 2 * DAY_MS }),
    amount: fc.option(fc.bigInt({ min: 0n, max: 1000n }), { nil: null }),
  })
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
      const changes: LimitChange[] = []
      let nowMs = 0
      for (const { gapMs, amount } of wishes) {
        nowMs += gapMs
        const at = after(nowMs)
        const present = limitAt(changes, asked, at)
        changes.push({
          ...asked,
          amount,
          askedAt: at,
          effectiveAt: limitEffectiveAt({ present, wanted: amount, at }, DAY_MS),
        })
        const bound = limitAt(changes, asked, at)
        expect(isTighter(present, bound) || bound === present).toBe(true)
      }
    }),
  )
})

test('[RG-04] the longest pause counts, by a clock that is behind as well, and none ends early', () => {
  const day: Pause = { kind: 'pause', from: start, until: after(DAY_MS) }
  const week: Pause = { kind: 'pause', from: start, until: after(7 * DAY_MS) }
  const forGood: Pause = { kind: 'self_exclusion', from: after(5), until: null }
  expect(pauseAt([day, week], start)).toBe(week)
  expect(pauseAt([week, day], after(DAY_MS))).toBe(week)
  expect(pauseAt([week, forGood, day], after(5))).toBe(forGood)
  expect(pauseAt([week, forGood], after(4))).toBe(forGood)
  expect(pauseAt([day], after(DAY_MS - 1))).toBe(day)
  expect(pauseAt([day], after(DAY_MS))).toBeNull()
})

const ofOther: LimitChange = { ...change(7n, 5), kind: 'deposit' }
const ofWeek: LimitChange = { ...change(8n, 6), window: 'week' }

test('[RG-01] a limit of another kind or window is not this one', () => {
  const changes = [change(100n, 0), ofOther, ofWeek]
  expect(limitAt(changes, asked, after(10))).toBe(100n)
  expect(limitAt(changes, { ...asked, kind: 'deposit' }, after(10))).toBe(7n)
  expect(limitAt(changes, { ...asked, window: 'week' }, after(10))).toBe(8n)
  expect(limitAt([ofOther, ofWeek], asked, after(10))).toBeNull()
})

test('[RG-02] what waits is told until the instant at which it binds, each limit by itself', () => {
  const looser = change(200n, 0, DAY_MS)
  const changes = [change(100n, -1), looser, ofOther, ofWeek]
  expect(waitingLimit(changes, asked, after(DAY_MS - 1))).toBe(looser)
  expect(waitingLimit(changes, asked, after(DAY_MS))).toBeNull()
  expect(waitingLimit(changes, { ...asked, kind: 'deposit' }, after(5))).toBeNull()
  expect(waitingLimit([], asked, after(0))).toBeNull()
})

test('[RG-02] the same amount again, and a first limit, bind at once', () => {
  expect(isTighter(100n, 100n)).toBe(true)
  expect(isTighter(100n, 101n)).toBe(false)
  expect(isTighter(null, 100n)).toBe(true)
  expect(isTighter(null, null)).toBe(false)
})

test('[RG-04] of two pauses that end together the first one is told, and none is shorter for the other', () => {
  const first: Pause = { kind: 'pause', from: start, until: after(DAY_MS) }
  const second: Pause = { kind: 'operator', from: start, until: after(DAY_MS) }
  expect(pauseAt([first, second], start)).toBe(first)
  const short: Pause = { kind: 'operator', from: start, until: after(1) }
  expect(pauseAt([first, short], start)).toBe(first)
})

test('[RG-01] a limit is near from exactly 80 % of it on, to the centavo, until it is used up', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (fifth) => {
      const limit = fifth * 5n
      expect(isNearLimit(fifth * 4n, limit)).toBe(true)
      expect(isNearLimit(fifth * 4n - 1n, limit)).toBe(false)
      expect(isNearLimit(limit - 1n, limit)).toBe(true)
      expect(isNearLimit(limit, limit)).toBe(false)
    }),
  )
})
