import { expect, test } from 'vitest'
import { centavos } from '../money.ts'
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

test('what a refund lets go counts where its lock was made no later than the bonus', () => {
  const counted = (lockedAtMs: number) =>
    countedFor(
      { contribution: readContribution({}), countedFrom: {}, grantedAt: at },
      {
        turnover: 1_000n,
        families: {},
        releases: [{ amount: 70n, lockedAt: later(lockedAtMs) }],
        takenBack: [],
      },
    )
  expect([counted(-1), counted(0), counted(1)]).toEqual([1_070n, 1_070n, 1_000n])
})

test('what was played before a bonus and is taken back does not move it, what was played since does', () => {
  const counted = (playedAtMs: number, sports: bigint) =>
    countedFor(
      {
        contribution: readContribution({ sports: 50 }),
        countedFrom: { sports: 300n },
        grantedAt: at,
      },
      {
        turnover: 1_000n + sports - 300n,
        families: { sports },
        releases: [],
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
