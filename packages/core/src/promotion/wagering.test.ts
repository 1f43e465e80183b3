import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '../money.ts'
import type { Money } from '../money.ts'
import { asPlayedBefore, Books, replay, steps } from '../wallet/testkit.ts'
import type { Step } from '../wallet/testkit.ts'
import { linePlayed } from '../wallet/wager-line.ts'
import type { DatedLock } from '../wallet/wager-line.ts'
import { readContribution } from './contribution.ts'
import { countedFor, endOfBonus, movedUp, placeBonus } from './wagering.ts'

const at = new Date('2026-03-01T12:00:00Z')
const later = (ms: number) => new Date(at.getTime() + ms)
const DAY_MS = 86_400_000

const place = (depositWagerTo: bigint, lastWagerTo: bigint) =>
  placeBonus({
    amount: centavos(500n),
    times: 3,
    validDays: 7,
    depositWagerTo: centavos(depositWagerTo),
    lastWagerTo: centavos(lastWagerTo),
    at,
  })

test('a bonus is wagered after its deposit and after the last bonus, whichever ends later', () => {
  expect(place(1_000n, 0n)).toEqual({ from: 1_000n, to: 2_500n, expiresAt: later(7 * DAY_MS) })
  expect(place(1_000n, 4_000n)).toMatchObject({ from: 4_000n, to: 5_500n })
})

test('a bonus ends released once its play is counted, also in its last instant, else with its days', () => {
  const bonus = { to: centavos(2_500n), expiresAt: later(DAY_MS) }
  expect(endOfBonus(bonus, 2_499n, later(DAY_MS - 1))).toBeNull()
  expect(endOfBonus(bonus, 2_500n, at)).toBe('released')
  expect(endOfBonus(bonus, 2_500n, later(DAY_MS))).toBe('released')
  expect(endOfBonus(bonus, 2_499n, later(DAY_MS))).toBe('expired')
})

const lockOf = (released: bigint, lockedAt: Date): DatedLock => ({
  lockId: 'a',
  from: centavos(1_000n),
  to: centavos(1_100n),
  released: centavos(released),
  lockedAt,
  playedBefore: null,
})

test('what a refund lets go counts where its lock was made no later than the bonus', () => {
  const counted = (lockedAtMs: number) =>
    countedFor(
      { contribution: readContribution({}), countedFrom: {}, grantedAt: at, behind: null },
      {
        turnover: 1_000n,
        families: {},
        locks: [lockOf(70n, later(lockedAtMs))],
        takenBack: [],
      },
    )
  expect([counted(-1), counted(0), counted(1)]).toEqual([1_070n, 1_070n, 1_000n])
})

const BONUS = 150n

/** A bonus that is given within a story, and what it needs after each step that follows. */
function neededOf(story: readonly Step[], place: number): { needed: bigint; expected: bigint }[] {
  const books = new Books()
  const found: { needed: bigint; expected: bigint }[] = []
  let given: { to: Money; playedBefore: Money; locks: number } | undefined
  story.forEach((step, index) => {
    const time = (index + 1) * 10
    if (index === place) {
      const playedBefore = linePlayed(books.play)
      given = { to: books.place(0n).to, playedBefore, locks: books.locks.length }
    }
    books.take(step, time)
    if (!given) return
    const grantedAt = new Date(place * 10 + 5)
    const counted = countedFor(
      { contribution: readContribution({}), countedFrom: {}, grantedAt, behind: given },
      {
        turnover: books.play.turnover,
        families: {},
        // where nothing was ever let go, none is read
        locks: books.isRefunded ? books.locks : [],
        takenBack: books.play.takenBack,
      },
    )
    const { locks, to } = given
    const short = to + BONUS - counted
    const facts = asPlayedBefore(books, grantedAt).filter(
      ({ lock }) => lock === null || Number(lock) < locks,
    )
    const gift = { time: grantedAt.getTime(), amount: BONUS, lock: 'gift' }
    const lefts = replay([...facts, gift], books.releasedOf)
    const expected = [...lefts.values()].reduce((sum, left) => sum + left, 0n)
    found.push({ needed: short > 0n ? short : 0n, expected })
  })
  return found
}

const deposit = { do: 'deposit', amount: 100n } as const
const bet = (amount: bigint) => ({ do: 'play', amount }) as const
const refunded = { do: 'refund', lock: 0, percent: 100n } as const
const neededAtLast = (place: number, ...story: readonly Step[]) =>
  neededOf(story, place).at(-1)!.needed

test('[R195] what a refund lets go while a result is taken back brings no bonus nearer that was given after the play', () => {
  const before = [deposit, bet(100n), deposit] as const
  const reversed = { do: 'reverse', bet: 0, amount: 0n } as const
  const anew = { do: 'settle', bet: 0, amount: 100n } as const
  expect(neededAtLast(3, ...before, reversed)).toBe(250n)
  expect(neededAtLast(3, ...before, reversed, refunded)).toBe(250n)
  expect(neededAtLast(3, ...before, reversed, refunded, anew)).toBe(250n)
  expect(neededAtLast(3, ...before, { ...refunded, lock: 1, percent: 40n })).toBe(210n)
})

test('[R195] a refund that fails after a bonus was given lets it need what it needed', () => {
  const refused = { do: 'refuse', refund: 0 } as const
  const before = [bet(1_000n), deposit, refunded, bet(100n)] as const
  expect(neededAtLast(4, ...before, bet(10n))).toBe(140n)
  expect(neededAtLast(4, ...before, refused)).toBe(150n)
  // the deposit itself is to be played where nothing was since
  expect(neededAtLast(3, bet(1_000n), deposit, refunded, refused)).toBe(250n)
})

test('[R195] whatever is played, taken back, settled anew, refunded and refused, a bonus needs what it would need had the refunds been known when it was given', () => {
  fc.assert(
    fc.property(steps, fc.nat({ max: 15 }), (story, place) => {
      for (const { needed, expected } of neededOf(story, place)) expect(needed).toBe(expected)
    }),
    { numRuns: 2_000 },
  )
})

test('what was played before a bonus and is taken back does not move it, what was played since does', () => {
  const counted = (playedAtMs: number, sports: bigint) =>
    countedFor(
      {
        contribution: readContribution({ sports: 50 }),
        countedFrom: { sports: 300n },
        grantedAt: at,
        behind: null,
      },
      {
        turnover: 1_000n + sports - 300n,
        families: { sports },
        locks: [],
        takenBack: [{ playedAt: later(playedAtMs), amount: centavos(200n) }],
      },
    )
  expect(counted(-1, 100n)).toBe(1_000n)
  expect(counted(-1, 140n)).toBe(1_020n)
  expect(counted(1, 300n)).toBe(1_000n)
})

const behind = (from: bigint, to: bigint, locksTo?: bigint) => ({ from, to, locksTo })
const movedFrom = (counted: bigint, ...others: ReturnType<typeof behind>[]) =>
  movedUp({ from: 1_000n, to: 2_000n }, counted, others).map(({ from, to }) => [from, to])

test('bonuses behind one that ends move up to what was counted of it, and keep their lengths', () => {
  const others = [behind(2_000n, 2_600n, 100n), behind(2_600n, 2_700n, 100n)]
  expect(movedFrom(1_300n, ...others)).toEqual([
    [1_300n, 1_900n],
    [1_900n, 2_000n],
  ])
  expect(movedFrom(900n, ...others)).toEqual([
    [1_000n, 1_600n],
    [1_600n, 1_700n],
  ])
})

test('a bonus stays behind what was locked before it, and where that was not kept where it stands', () => {
  expect(movedFrom(1_300n, behind(2_000n, 2_600n, 1_800n))).toEqual([[1_800n, 2_400n]])
  expect(movedFrom(1_300n, behind(2_000n, 2_600n, 2_000n))).toEqual([])
  expect(movedFrom(1_300n, behind(2_000n, 2_600n))).toEqual([])
  // the one behind it finds no room that it left
  expect(movedFrom(1_300n, behind(2_000n, 2_600n), behind(2_600n, 2_700n, 100n))).toEqual([])
})
