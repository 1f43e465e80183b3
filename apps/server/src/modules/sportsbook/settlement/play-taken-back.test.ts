import { randomUUID } from 'node:crypto'
import { game, refusals, wallet } from '@jogada/contract'
import { centavos, formatMoney, negate, parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import {
  finish,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  say,
  settle,
  takeBack,
} from '../testkit.ts'
import { verifyBooks } from '../../../books.ts'
import {
  addLock,
  PLAY_TAKEN_BACK,
  readWagerLine,
  releaseLock,
  undoRelease,
} from '../../wallet/index.ts'
import type { LockChange } from '../../wallet/index.ts'

const server = serverOfFile()

/** Lets time pass, so that what comes next comes later. */
const later = () => server.clock.advance(1_000)

/** Cash that must be wagered once, as that of a deposit. */
async function deposit(
  { playerId }: TestPlayer,
  count: bigint,
  maxBet: Money | null = null,
): Promise<string> {
  later()
  const lockId = `pix:${randomUUID()}`
  const amount = centavos(count)
  const line = await readWagerLine(server.deps, playerId)
  const verdict = await server.deps.ledger.submit(playerId, ({ at }) => ({
    key: randomUUID(),
    bodyHash: 'given',
    kind: 'vip_award',
    postings: [
      { account: 'house:promotion', amount: negate(amount) },
      { account: 'cash', amount },
    ],
    ...addLock(playerId, line, {
      lockId,
      amount,
      given: centavos(0n),
      times: 1n,
      at,
      maxBet,
    }),
  }))
  expect(verdict.status).toBe('posted')
  return lockId
}

/** Plays that much at once, whatever comes of it. */
async function playThrough(player: TestPlayer, count: bigint) {
  later()
  const stake = formatMoney(centavos(count))
  const body = { stake, target: 5_000, direction: 'over' } as const
  dataOf(await player.call(game.betDice, { body }, { key: randomUUID() }))
}

async function betOn(player: TestPlayer, eventId: string, stake: string) {
  dataOf(
    await placeSlip(player, { kind: 'single', legs: [[`${eventId}/1x2/@home`, '2.00']], stake }),
  )
}

async function decide(eventId: string, state: 'finished' | 'void') {
  later()
  if (state === 'finished') await finish(server, eventId, { home: 1, away: 0 })
  else await say(server, { type: 'result', eventId, result: { state } })
  await settle(server)
}

async function reverse(eventId: string) {
  later()
  await takeBack(server, eventId)
  await settle(server)
}

const lockedOf = async (player: TestPlayer) => {
  const { balance, locked, locks } = dataOf(await player.call(wallet.locks, {}))
  return { balance, locked, left: locks.map(({ left }) => left) }
}

/** A player who bet 500.00 long ago, was paid, and brought 100.00 since. */
async function depositAfterBet() {
  const player = await playerWith(server, 500_000n)
  const eventId = await offerEvent(server, [result3('2.00', '3.50', '4.00')])
  await betOn(player, eventId, '500.00')
  await decide(eventId, 'finished')
  await deposit(player, 10_000n)
  expect(await lockedOf(player)).toMatchObject({ locked: '100.00', left: ['100.00'] })
  return { player, eventId }
}

test('[R062] [R083] a bet that is taken back and given back locks no more than the deposit after it', async () => {
  const { player, eventId } = await depositAfterBet()
  await reverse(eventId)
  expect(await lockedOf(player)).toMatchObject({ locked: '100.00', left: ['100.00'] })
  await playThrough(player, 4_000n)
  expect(await lockedOf(player)).toMatchObject({ locked: '60.00', left: ['60.00'] })
  await decide(eventId, 'void')
  expect(await lockedOf(player)).toMatchObject({ locked: '60.00', left: ['60.00'] })
  await playThrough(player, 6_000n)
  expect(await lockedOf(player)).toMatchObject({ locked: '0.00', left: [] })
})

test('[R062] [R083] a bet that is settled anew plays nothing through that was brought after it', async () => {
  const { player, eventId } = await depositAfterBet()
  for (const _ of [1, 2]) {
    await reverse(eventId)
    // a deposit while the bet waits comes after it too
    await deposit(player, 1_000n)
    await decide(eventId, 'finished')
  }
  expect(await lockedOf(player)).toMatchObject({
    locked: '120.00',
    left: ['100.00', '10.00', '10.00'],
  })
  await decide(eventId, 'void')
  await playThrough(player, 12_000n)
  expect(await lockedOf(player)).toMatchObject({ locked: '0.00', left: [] })
})

test('[R135] a result that is taken back brings the highest bet back with what is to be played', async () => {
  const player = await playerWith(server, 500_000n)
  await deposit(player, 10_000n, centavos(500n))
  const eventId = await offerEvent(server, [result3('2.00', '3.50', '4.00')])
  const dice = (stake: string) =>
    player.call(
      game.betDice,
      { body: { stake, target: 9_800, direction: 'over' } },
      { key: randomUUID() },
    )
  for (const _ of Array.from({ length: 20 })) await betOn(player, eventId, '5.00')
  expect((await dice('6.00')).status).toBe(refusals.bonus_max_bet.status)
  await decide(eventId, 'finished')
  expect((await dice('6.00')).status).toBe(200)
  await reverse(eventId)
  expect((await dice('6.00')).status).toBe(refusals.bonus_max_bet.status)
})

const OFTEN = ['finished', 'reverse'] as const

test('a verification sees a counter of play taken back that no bet explains', async () => {
  const player = await playerWith(server, 1_000n)
  const move = (delta: bigint) =>
    server.deps.ledger.submit(player.playerId, () => ({
      key: randomUUID(),
      bodyHash: '',
      kind: 'test_move',
      postings: [],
      counters: [{ owner: 'player', name: PLAY_TAKEN_BACK, delta }],
    }))
  await move(100n)
  expect((await verifyBooks(server.deps.pool)).firstBadRow).toContain(PLAY_TAKEN_BACK)
  await move(-100n)
  expect((await verifyBooks(server.deps.pool)).firstBadRow).toBeNull()
})

type PlacedBet = {
  readonly eventId: string
  readonly stake: bigint
  fact: Fact | null
  isOpen: boolean
}

type Step = {
  readonly do: 'deposit' | 'play' | 'finished' | 'void' | 'reverse' | 'refund' | 'refuse'
  readonly at: number
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    do: fc.constantFrom(
      ...(['deposit', 'deposit', 'play', 'void'] as const),
      ...(['refund', 'refund', 'refuse', 'refuse'] as const),
      ...OFTEN,
      ...OFTEN,
    ),
    at: fc.nat({ max: 1 }),
  }),
  { minLength: 8, maxLength: 24, size: 'max' },
)

const STAKES = [30_000n, 1_500n] as const
const SUMS = [10_000n, 700n] as const

/** Play of an instant, or a deposit with its lock, less what a refund let go of it. */
type Fact = { played: bigint; brought: bigint; readonly lockId?: string }

/** What of each deposit is still to be played, where play counts for the oldest first. */
function leftOf(facts: readonly Fact[]): bigint[] {
  const left: bigint[] = []
  for (const { played, brought } of facts) {
    left.push(brought)
    let open = played
    left.forEach((one, place) => {
      const part = one < open ? one : open
      left[place] = one - part
      open -= part
    })
  }
  return left.filter((one) => one > 0n)
}

type Refund = { readonly of: Fact; readonly amount: bigint; readonly releaseId: string }

/** What is left of a deposit's lock goes with the whole of it. */
async function refund(player: TestPlayer, of: Fact): Promise<Refund> {
  later()
  const { playerId } = player
  const { locks } = dataOf(await player.call(wallet.locks, {}))
  const left = locks.find(({ lockId }) => lockId === of.lockId)?.left ?? '0.00'
  const releaseId = randomUUID()
  const paid = centavos(1n)
  const sums = { paid, before: centavos(0n), after: paid }
  const release = { playerId, lockId: of.lockId!, releaseId, ...sums, isExact: true }
  await change(playerId, await releaseLock(server.deps, release))
  const amount = parseMoney(left) as bigint
  of.brought -= amount
  return { of, amount, releaseId }
}

async function refuse({ playerId }: TestPlayer, { of, amount, releaseId }: Refund) {
  later()
  const named = { playerId, lockId: of.lockId!, releaseId }
  await change(playerId, await undoRelease(server.deps, named))
  of.brought += amount
}

async function change(playerId: bigint, { counters, rows }: LockChange) {
  const verdict = await server.deps.ledger.submit(playerId, ({ at }) => ({
    key: randomUUID(),
    bodyHash: 'lock',
    kind: 'test_refund',
    postings: [],
    counters,
    rows: rows(at),
  }))
  expect(verdict.status).toBe('posted')
}

async function follow(moves: readonly Step[]) {
  const player = await playerWith(server, 200_000n)
  const bets: PlacedBet[] = []
  for (const stake of STAKES) {
    const eventId = await offerEvent(server, [result3('2.00', '3.50', '4.00')])
    await betOn(player, eventId, `${stake / 100n}.00`)
    bets.push({ eventId, stake, fact: null, isOpen: true })
  }
  const facts: Fact[] = []
  const refunds: Refund[] = []
  for (const { do: what, at } of moves) {
    const bet = bets[at]!
    if (what === 'deposit') {
      const lockId = await deposit(player, SUMS[at]!)
      facts.push({ played: 0n, brought: SUMS[at]!, lockId })
    } else if (what === 'refund') {
      const of = facts.filter(({ lockId }) => lockId !== undefined).at(-1 - at)
      if (of) refunds.push(await refund(player, of))
    } else if (what === 'refuse') {
      const [refused] = refunds.splice(-1 - at, 1)
      if (refused) await refuse(player, refused)
    } else if (what === 'play') {
      await playThrough(player, SUMS[at]!)
      facts.push({ played: SUMS[at]!, brought: 0n })
    } else if (what === 'reverse') {
      if (bet.isOpen) continue
      await reverse(bet.eventId)
      bet.isOpen = true
      if (bet.fact) bet.fact.played = 0n
    } else {
      if (!bet.isOpen) continue
      await decide(bet.eventId, what)
      bet.isOpen = false
      if (what === 'void') continue
      // it counts as of when it counted first
      if (!bet.fact) facts.push((bet.fact = { played: 0n, brought: 0n }))
      bet.fact.played = bet.stake
    }
    const shown = await lockedOf(player)
    const left = shown.left.map((one) => parseMoney(one) as bigint)
    expect(left).toEqual(leftOf(facts))
    const sum = left.reduce((all, one) => all + one, 0n)
    const cash = parseMoney(shown.balance) as bigint
    expect(parseMoney(shown.locked)).toBe(sum < cash ? sum : cash)
  }
}

test('[R062] [R083] whatever is brought, played, taken back, settled anew and refunded, what is locked is what the locks still need', async () => {
  await fc.assert(fc.asyncProperty(steps, follow), {
    numRuns: 10,
    seed: 20_261_127,
    endOnFailure: true,
  })
})
