import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, centavos, negate, zero } from '../money.ts'
import type { Money } from '../money.ts'
import { countedAnew, takenBackOf } from './play-taken-back.ts'
import type { TakenBack } from './play-taken-back.ts'
import { lineProgress, lockPlace, lockProgress, missingPlay } from './wager-line.ts'
import type { DatedLock } from './wager-line.ts'

const at = (time: number) => new Date(time)

const lock = (lockId: string, [from, to]: readonly [bigint, bigint], time: number): DatedLock => ({
  lockId,
  from: centavos(from),
  to: centavos(to),
  released: zero,
  lockedAt: at(time),
})

const play = (turnover: bigint, ...takenBack: readonly (readonly [number, bigint])[]) => ({
  turnover: centavos(turnover),
  released: zero,
  takenBack: takenBack.map(([time, amount]) => ({ playedAt: at(time), amount: centavos(amount) })),
})

test('[R062] a result that is taken back locks no more than a later deposit needs', () => {
  const locks = [lock('old', [0n, 100n], 1), lock('new', [1_000n, 1_100n], 5)]
  expect(missingPlay(locks, play(1_000n))).toBe(100n)
  expect(missingPlay(locks, play(500n, [3, 500n]))).toBe(100n)
  expect(missingPlay(locks, play(540n, [3, 500n]))).toBe(60n)
  expect(missingPlay(locks, play(600n, [3, 500n]))).toBe(0n)
  // of play that fell before it was kept when it was played, the lock needs its own and no more
  expect(missingPlay(locks, play(500n))).toBe(100n)
})

test('[R062] play that followed a deposit and is taken back counts back against it', () => {
  const locks = [lock('a', [0n, 100n], 1), lock('b', [300n, 400n], 5)]
  expect(missingPlay(locks, play(350n))).toBe(50n)
  // 50 of 50 that were played for the second one
  expect(missingPlay(locks, play(300n, [6, 50n]))).toBe(100n)
  // all that was played for the first one, for which what followed counts now
  expect(missingPlay(locks, play(50n, [3, 300n]))).toBe(150n)
})

type Step =
  | { readonly do: 'deposit' | 'play'; readonly amount: bigint }
  | { readonly do: 'reverse' | 'settle'; readonly bet: number; readonly amount: bigint }
  | { readonly do: 'refund'; readonly lock: number; readonly percent: bigint }

const amount = fc.bigInt({ min: 1n, max: 300n })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('deposit'), amount }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('play'), amount }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('reverse', 'settle'),
      bet: fc.nat({ max: 5 }),
      amount: fc.oneof(fc.constant(0n), amount),
    }),
  },
  fc.record({
    do: fc.constant('refund'),
    lock: fc.nat({ max: 3 }),
    percent: fc.bigInt({ min: 1n, max: 100n }),
  }),
)

/** A bet as the books know it: what it counts, since when, and what of it was taken back. */
type Bet = { counted: bigint; settledAt: number; anew: readonly TakenBack[]; standing: TakenBack[] }

/** What happened, as if everything had been known from the beginning. */
type Fact = { readonly time: number; amount: bigint; readonly lock: string | null }

/** Plays all facts in their order, the oldest lock first; what each lock still needs. */
function replay(facts: readonly Fact[], released: ReadonlyMap<string, bigint>) {
  const left: { readonly lock: string; open: bigint }[] = []
  for (const fact of facts.toSorted((a, b) => a.time - b.time)) {
    if (fact.lock !== null) {
      left.push({ lock: fact.lock, open: fact.amount - (released.get(fact.lock) ?? 0n) })
      continue
    }
    let play = fact.amount
    for (const one of left) {
      const part = one.open < play ? one.open : play
      one.open -= part
      play -= part
    }
  }
  return new Map(left.map(({ lock: lockId, open }) => [lockId, open]))
}

class Books {
  turnover = 0n
  released = 0n
  locks: DatedLock[] = []
  bets: Bet[] = []
  facts: Fact[] = []

  get play() {
    return {
      turnover: centavos(this.turnover),
      released: centavos(this.released),
      takenBack: this.bets.flatMap(({ standing }) => standing),
    }
  }

  left() {
    const missing = missingPlay(this.locks, this.play)
    return { missing, progress: lockProgress(this.locks, missing) }
  }

  deposit(size: bigint, time: number) {
    const last = this.locks.at(-1)?.to ?? zero
    const line = { wagerTo: last, progress: lineProgress(this.play) }
    const { from, to } = lockPlace(line, centavos(size), 1n)
    const lockId = String(this.locks.length)
    this.locks.push(lock(lockId, [from, to], time))
    this.facts.push({ time, amount: size, lock: lockId })
  }

  settle(bet: Bet, counted: Money, time: number) {
    bet.anew = countedAnew(bet.standing, counted)
    bet.standing = subtractParts(bet.standing, bet.anew)
    bet.counted = counted
    bet.settledAt = time
    this.turnover += counted
    const rest = counted - add(...bet.anew.map((part) => part.amount))
    for (const part of bet.anew) this.played(part.playedAt.getTime(), part.amount)
    if (rest > 0n) this.played(time, rest)
  }

  reverse(bet: Bet) {
    const parts = takenBackOf(centavos(bet.counted), { at: at(bet.settledAt), anew: bet.anew })
    bet.standing = [...bet.standing, ...parts]
    this.turnover -= bet.counted
    for (const part of parts) this.played(part.playedAt.getTime(), negate(part.amount))
    bet.counted = -1n
  }

  refund(lockId: string, percent: bigint) {
    const { left } = this.left().progress.get(lockId)!
    const part = centavos((left * percent) / 100n)
    this.released += part
    this.locks = this.locks.map((one) =>
      one.lockId === lockId ? { ...one, released: add(one.released, part) } : one,
    )
  }

  private played(time: number, size: bigint) {
    const fact = this.facts.find((one) => one.lock === null && one.time === time)
    if (fact) fact.amount += size
    else this.facts.push({ time, amount: size, lock: null })
  }
}

/** What is left of parts by their instant, where others are taken of them. */
const subtractParts = (parts: readonly TakenBack[], taken: readonly TakenBack[]): TakenBack[] =>
  [...Map.groupBy(parts, ({ playedAt }) => playedAt.getTime())].flatMap(([time, some]) => {
    const gone = taken.filter((part) => part.playedAt.getTime() === time)
    const open = add(...some.map((part) => part.amount)) - add(...gone.map((part) => part.amount))
    return open > 0n ? [{ playedAt: at(time), amount: centavos(open) }] : []
  })

test('[R062] whatever is played, taken back and settled anew, each lock needs what it would need had the last settlements been the first', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const books = new Books()
      steps.forEach((one, index) => {
        const time = index + 1
        if ('bet' in one) {
          const bet = books.bets[one.bet]
          if (!bet || (one.do === 'reverse') !== bet.counted >= 0n) return
          if (one.do === 'reverse') books.reverse(bet)
          else books.settle(bet, centavos(one.amount), time)
        } else if ('lock' in one) {
          const named = books.locks[one.lock]
          if (named) books.refund(named.lockId, one.percent)
        } else if (one.do === 'deposit') books.deposit(one.amount, time)
        else {
          const bet: Bet = { counted: -1n, settledAt: 0, anew: [], standing: [] }
          books.bets.push(bet)
          books.settle(bet, centavos(one.amount), time)
        }
        const { missing, progress } = books.left()
        const lefts = [...progress.values()].map(({ left }) => left)
        expect(add(...lefts)).toBe(missing)
        const released = new Map(books.locks.map((lock) => [lock.lockId, lock.released as bigint]))
        const expected = replay(books.facts, released)
        expect(new Map([...progress].map(([id, { left }]) => [id, left as bigint]))).toEqual(
          expected,
        )
      })
    }),
    { numRuns: 2_000 },
  )
})
