import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos, zero } from '../money.ts'
import type { Money } from '../money.ts'
import { Books, replay, steps } from './testkit.ts'
import { missingPlay } from './wager-line.ts'
import type { DatedLock } from './wager-line.ts'

const at = (time: number) => new Date(time)

type Kept = (from: Money) => Money | null

const lock = (
  lockId: string,
  [from, to]: readonly [bigint, bigint],
  time: number,
  kept: Kept = (all) => all,
): DatedLock => ({
  lockId,
  from: centavos(from),
  to: centavos(to),
  released: zero,
  lockedAt: at(time),
  playedBefore: kept(centavos(from)),
})

const play = (turnover: bigint, ...takenBack: readonly (readonly [number, bigint])[]) => ({
  turnover: centavos(turnover),
  released: zero,
  takenBack: takenBack.map(([time, amount]) => ({ playedAt: at(time), amount: centavos(amount) })),
})

const keeping: readonly [string, Kept][] = [
  ['what was played before is kept', (from) => from],
  ['only places are kept', () => null],
]

test.each(keeping)(
  '[R062] a result that is taken back locks no more than a later deposit needs, where %s',
  (_, kept) => {
    const locks = [lock('old', [0n, 100n], 1, kept), lock('new', [1_000n, 1_100n], 5, kept)]
    expect(missingPlay(locks, play(1_000n))).toBe(100n)
    expect(missingPlay(locks, play(500n, [3, 500n]))).toBe(100n)
    expect(missingPlay(locks, play(540n, [3, 500n]))).toBe(60n)
    expect(missingPlay(locks, play(600n, [3, 500n]))).toBe(0n)
    // of play that fell before it was kept when it was played, the lock needs its own and no more
    expect(missingPlay(locks, play(500n))).toBe(100n)
  },
)

test.each(keeping)(
  '[R062] play that followed a deposit and is taken back counts back against it, where %s',
  (_, kept) => {
    const locks = [lock('a', [0n, 100n], 1, kept), lock('b', [300n, 400n], 5, kept)]
    expect(missingPlay(locks, play(350n))).toBe(50n)
    // 50 of 50 that were played for the second one
    expect(missingPlay(locks, play(300n, [6, 50n]))).toBe(100n)
    // all that was played for the first one, for which what followed counts now
    expect(missingPlay(locks, play(50n, [3, 300n]))).toBe(150n)
  },
)

/** What each deposit of such steps still needs. */
const leftAfter = (...story: Parameters<Books['take']>[0][]) => {
  const books = new Books()
  story.forEach((step, index) => books.take(step, index + 1))
  return [...books.left().progress.values()].map(({ left }) => left).toReversed()
}

const deposit = { do: 'deposit', amount: 100n } as const
const bet = (amount: bigint) => ({ do: 'play', amount }) as const
const reversed = { do: 'reverse', bet: 0, amount: 0n } as const
const anew = { do: 'settle', bet: 0, amount: 100n } as const
const refunded = { do: 'refund', lock: 0, percent: 100n } as const
const refused = { do: 'refuse', refund: 0 } as const

test('[R062] what a refund lets go while a result is taken back plays nothing through that was brought later', () => {
  const before = [deposit, bet(100n), deposit, reversed] as const
  expect(leftAfter(...before)).toEqual([100n, 100n])
  expect(leftAfter(...before, refunded)).toEqual([0n, 100n])
  expect(leftAfter(...before, refunded, anew)).toEqual([0n, 100n])
})

test('[R062] a refund that fails after a later deposit lets that one need what it brought', () => {
  const before = [bet(1_000n), deposit, refunded, bet(100n), deposit] as const
  expect(leftAfter(...before)).toEqual([0n, 100n])
  expect(leftAfter(...before, refused)).toEqual([0n, 100n])
  expect(leftAfter(...before, refused, bet(40n))).toEqual([0n, 60n])
  // without play between them, both are to be played
  expect(leftAfter(bet(1_000n), deposit, refunded, deposit, refused)).toEqual([100n, 100n])
})

/** What is missing of all locks, and what each needs. */
function found(books: Books) {
  const { missing, progress } = books.left()
  const lefts = [...progress].map(([id, { left }]) => [id, left] as const)
  return { missing: missing as bigint, lefts: new Map<string, bigint>(lefts) }
}

/** The same by all that happened. */
function replayed(books: Books) {
  const lefts = replay(books.facts, books.releasedOf)
  return { missing: [...lefts.values()].reduce((sum, left) => sum + left, 0n), lefts }
}

test('[R062] whatever is played, taken back, settled anew, refunded and refused, each lock needs what it would need had the last of all been the first', () => {
  fc.assert(
    fc.property(steps, (story) => {
      const books = new Books()
      story.forEach((step, index) => {
        books.take(step, index + 1)
        expect(found(books)).toEqual(replayed(books))
      })
    }),
    { numRuns: 2_000 },
  )
})

test('[R062] locks of before what was played was kept stand beside later ones', () => {
  fc.assert(
    fc.property(steps, fc.nat({ max: 30 }), (story, since) => {
      const books = new Books((time) => time > since)
      story.forEach((step, index) => {
        // a refund moves locks of which only the place is known
        if (step.do === 'refund') return
        books.take(step, index + 1)
        expect(found(books)).toEqual(replayed(books))
      })
    }),
    { numRuns: 1_000 },
  )
})
