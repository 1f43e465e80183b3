import { expect, test } from 'vitest'
import { centavos } from '../money.ts'
import { edgesOf, hasRoom, playOut, windowOf } from './forecast.ts'
import type { PlayerPast, SupposedGrant } from './forecast.ts'

const DAY_MS = 86_400_000
const day = (count: number) => new Date(Date.UTC(2026, 10, 1) + count * DAY_MS)
const terms = { times: 2, validDays: 7, contribution: { dice: 50 } }

/** A gift of ten reais behind a deposit that is wagered at so many centavos. */
const gift = (at: number, depositTo: bigint): SupposedGrant => ({
  amount: centavos(1_000n),
  at: day(at),
  depositTo: centavos(depositTo),
})

function past(
  grants: readonly SupposedGrant[],
  played: PlayerPast['played'],
  more: Partial<PlayerPast> = {},
): PlayerPast {
  return {
    edges: edgesOf(grants, terms.validDays, day(30)),
    turnover: 0n,
    played,
    locks: [],
    takenBack: [],
    others: [],
    ...more,
  }
}

test('a gift is released by exactly the play that its deposit and its own wagering ask for', () => {
  const grants = [gift(0, 10_000n)]
  // ten thousand for the deposit, two thousand for the gift
  expect(playOut(grants, terms, past(grants, [{ mines: 12_000n }, {}]))).toEqual(['released'])
  expect(playOut(grants, terms, past(grants, [{ mines: 11_999n }, {}]))).toEqual(['expired'])
})

test('play after the days of a gift are over does not release it', () => {
  const grants = [gift(0, 10_000n)]
  expect(playOut(grants, terms, past(grants, [{}, { mines: 99_000n }]))).toEqual(['expired'])
})

test('a family that counts half moves a gift half as far', () => {
  const grants = [gift(0, 10_000n)]
  expect(playOut(grants, terms, past(grants, [{ dice: 23_999n }, {}]))).toEqual(['released'])
  expect(playOut(grants, terms, past(grants, [{ dice: 23_998n }, {}]))).toEqual(['expired'])
})

test('a second gift is wagered after the first and its own deposit', () => {
  const grants = [gift(0, 10_000n), gift(5, 20_000n)]
  // edges: grant, grant, end of the first, end of the second, now
  const both = past(grants, [{ mines: 12_000n }, { mines: 10_000n }, {}, {}])
  expect(playOut(grants, terms, both)).toEqual(['released', 'released'])
  const late = past(grants, [{ mines: 1_000n }, { mines: 1_000n }, { mines: 20_000n }, {}])
  expect(playOut(grants, terms, late)).toEqual(['expired', 'released'])
  const short = past(grants, [{ mines: 1_000n }, { mines: 1_000n }, { mines: 19_999n }, {}])
  expect(playOut(grants, terms, short)).toEqual(['expired', 'expired'])
})

test('a gift behind one that ran out moves up into its place, not before its own deposit', () => {
  // the second stands from twelve to fourteen thousand, and then from eleven to thirteen
  const grants = [gift(0, 10_000n), gift(5, 11_000n)]
  const released = past(grants, [{ mines: 9_000n }, {}, { mines: 4_000n }, {}])
  expect(playOut(grants, terms, released)).toEqual(['expired', 'released'])
  const short = past(grants, [{ mines: 9_000n }, {}, { mines: 3_999n }, {}])
  expect(playOut(grants, terms, short)).toEqual(['expired', 'expired'])
})

test('a gift whose days are not over is still open, and one of another campaign stands before it', () => {
  const grants = [gift(28, 10_000n)]
  const others = [{ to: centavos(15_000n), grantedAt: day(27), endedAt: null }]
  expect(playOut(grants, terms, past(grants, [{ mines: 16_999n }], { others }))).toEqual(['open'])
  expect(playOut(grants, terms, past(grants, [{ mines: 17_000n }], { others }))).toEqual([
    'released',
  ])
  const ended = [{ ...others[0]!, endedAt: day(28) }]
  expect(playOut(grants, terms, past(grants, [{ mines: 12_000n }], { others: ended }))).toEqual([
    'released',
  ])
})

test('what a refund let go of a lock brings the gifts behind it nearer, once it was let go', () => {
  const grants = [gift(0, 10_000n)]
  const release = (at: number) => [
    {
      lockId: 'a',
      from: centavos(0n),
      to: centavos(10_000n),
      lockedAt: day(0),
      playedBefore: centavos(0n),
      releases: [{ amount: centavos(4_000n), at: day(at) }],
    },
  ]
  const played = [{ mines: 8_000n }, {}]
  expect(playOut(grants, terms, past(grants, played, { locks: release(3) }))).toEqual(['released'])
  expect(playOut(grants, terms, past(grants, played, { locks: release(8) }))).toEqual(['expired'])
})

test('a budget holds to the last centavo, and anew with each of its windows', () => {
  expect(hasRoom(centavos(1_000n), 500n, centavos(500n))).toBe(true)
  expect(hasRoom(centavos(1_000n), 500n, centavos(501n))).toBe(false)
  const windows = (['day', 'month', 'total'] as const).map((one) => windowOf(one, '2026-11-20'))
  expect(windows).toEqual(['2026-11-20', '2026-11', ''])
})
