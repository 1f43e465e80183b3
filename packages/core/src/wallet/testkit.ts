import * as fc from 'fast-check'
import { add, centavos, negate, zero } from '../money.ts'
import type { Money } from '../money.ts'
import { countedAnew, sumTakenBack, takenBackOf } from './play-taken-back.ts'
import type { TakenBack } from './play-taken-back.ts'
import { linePlayed, lineProgress, lockPlace, lockProgress, missingPlay } from './wager-line.ts'
import type { DatedLock } from './wager-line.ts'

const at = (time: number) => new Date(time)

export type Step =
  | { readonly do: 'deposit' | 'play'; readonly amount: bigint }
  | { readonly do: 'reverse' | 'settle'; readonly bet: number; readonly amount: bigint }
  | { readonly do: 'refund'; readonly lock: number; readonly percent: bigint }
  | { readonly do: 'refuse'; readonly refund: number }

const amount = fc.bigInt({ min: 1n, max: 300n })

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ do: fc.constant('deposit'), amount }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('play'), amount }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('reverse', 'settle'),
        bet: fc.nat({ max: 5 }),
        amount: fc.oneof(fc.constant(0n), amount),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('refund'),
        lock: fc.nat({ max: 3 }),
        percent: fc.oneof(fc.constant(100n), fc.bigInt({ min: 1n, max: 100n })),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('refuse'), refund: fc.nat({ max: 3 }) }) },
  ),
  { maxLength: 30, size: 'max' },
)

/** A bet as the books know it: what it counts, since when, and what of it was taken back. */
type Bet = { counted: bigint; settledAt: number; anew: readonly TakenBack[]; standing: TakenBack[] }

/** What happened, as if everything had been known from the beginning. */
export type Fact = { readonly time: number; amount: bigint; readonly lock: string | null }

/** Plays all facts in their order, the oldest lock first; what each lock still needs. */
export function replay(facts: readonly Fact[], released: ReadonlyMap<string, bigint>) {
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

/** What the house keeps of a player who deposits, plays and gets refunds. */
export class Books {
  locks: DatedLock[] = []
  readonly facts: Fact[] = []
  private turnover = 0n
  private released = 0n
  private readonly bets: Bet[] = []
  private readonly refunds: { readonly lockId: string; part: Money }[] = []

  /** `isKept` tells whether what was played before a lock is kept with it. */
  private readonly isKept: (time: number) => boolean
  constructor(isKept: (time: number) => boolean = () => true) {
    this.isKept = isKept
  }

  get play() {
    return {
      turnover: centavos(this.turnover),
      released: centavos(this.released),
      takenBack: this.bets.flatMap(({ standing }) => standing),
    }
  }

  get releasedOf(): ReadonlyMap<string, bigint> {
    return new Map(this.locks.map(({ lockId, released }) => [lockId, released]))
  }

  /** Whether anything was ever let go. */
  get isRefunded() {
    return this.refunds.length > 0
  }

  /** The place of a lock that is made now. */
  place(size: bigint) {
    const wagerTo = this.locks.at(-1)?.to ?? zero
    return lockPlace({ wagerTo, progress: lineProgress(this.play) }, centavos(size), 1n)
  }

  left() {
    const missing = missingPlay(this.locks, this.play)
    return { missing, progress: lockProgress(this.locks, missing) }
  }

  take(step: Step, time: number) {
    if ('bet' in step) {
      const bet = this.bets[step.bet]
      if (!bet || (step.do === 'reverse') !== bet.counted >= 0n) return
      if (step.do === 'reverse') this.reverse(bet)
      else this.settle(bet, centavos(step.amount), time)
    } else if ('lock' in step) {
      const named = this.locks[step.lock]
      if (named) this.refund(named.lockId, step.percent)
    } else if ('refund' in step) {
      const named = this.refunds[step.refund]
      if (named) this.refuse(named)
    } else if (step.do === 'deposit') this.deposit(step.amount, time)
    else {
      const bet: Bet = { counted: -1n, settledAt: 0, anew: [], standing: [] }
      this.bets.push(bet)
      this.settle(bet, centavos(step.amount), time)
    }
  }

  private deposit(size: bigint, time: number) {
    const lockId = String(this.locks.length)
    const playedBefore = this.isKept(time) ? linePlayed(this.play) : null
    const place = this.place(size)
    this.locks.push({ lockId, ...place, released: zero, lockedAt: at(time), playedBefore })
    this.facts.push({ time, amount: size, lock: lockId })
  }

  private settle(bet: Bet, counted: Money, time: number) {
    bet.anew = countedAnew(bet.standing, counted)
    bet.standing = subtractParts(bet.standing, bet.anew)
    bet.counted = counted
    bet.settledAt = time
    this.turnover += counted
    const rest = counted - sumTakenBack(bet.anew)
    for (const part of bet.anew) this.played(part.playedAt.getTime(), part.amount)
    if (rest > 0n) this.played(time, rest)
  }

  private reverse(bet: Bet) {
    const parts = takenBackOf(centavos(bet.counted), { at: at(bet.settledAt), anew: bet.anew })
    bet.standing = [...bet.standing, ...parts]
    this.turnover -= bet.counted
    for (const part of parts) this.played(part.playedAt.getTime(), negate(part.amount))
    bet.counted = -1n
  }

  private refund(lockId: string, percent: bigint) {
    const { left } = this.left().progress.get(lockId)!
    const part = centavos((left * percent) / 100n)
    this.letGo(lockId, part)
    this.refunds.push({ lockId, part })
  }

  private refuse(refund: { readonly lockId: string; part: Money }) {
    this.letGo(refund.lockId, negate(refund.part))
    refund.part = zero
  }

  private letGo(lockId: string, part: Money) {
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
    const open = sumTakenBack(some) - sumTakenBack(gone)
    return open > 0n ? [{ playedAt: at(time), amount: centavos(open) }] : []
  })

/** The facts as they would be had nothing of before an instant been taken back. */
export function asPlayedBefore(books: Books, time: Date): Fact[] {
  const fallen = books.play.takenBack.filter(({ playedAt }) => playedAt < time)
  return [
    ...books.facts,
    ...fallen.map(({ playedAt, amount: size }) => ({
      time: playedAt.getTime(),
      amount: size,
      lock: null,
    })),
  ]
}
