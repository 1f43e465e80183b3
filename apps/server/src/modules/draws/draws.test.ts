import { randomUUID } from 'node:crypto'
import { draw, user } from '@jogada/contract'
import { checkDraw } from '@jogada/core/fairness'
import { DOUBLE_TABLE, doubleColor } from '@jogada/core/games/double'
import { LUCKY_COLOR_UNIFORM } from '@jogada/core/games/lucky-color'
import { createPool } from '@jogada/postgres'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callAs, dataOf } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { settleRound } from './bets/settle-round.ts'
import { assertDrawReturns } from './paytables.ts'
import { findRound } from './rounds/round-store.ts'
import { betDouble, betLucky, leadDraws, myBets, playerWith } from './testkit.ts'
import type { TestDraws } from './testkit.ts'
import { drawReturns, sumDrawBets } from './sum-bets.ts'

let server: TestServer
let draws: TestDraws
beforeAll(async () => {
  server = await startTestServer()
  draws = await leadDraws(server)
})
afterAll(async () => {
  await server.verifyPlay()
  await server.close()
})
// every test begins when a round of every channel has just opened
beforeEach(async () => {
  await draws.step(draws.slot('lucky5m').endAt)
})

const balanceOf = async (player: TestPlayer) => dataOf(await player.call(user.getBalance, {}))

const current = async (channel: draw.DrawChannel) =>
  dataOf(await callAs(server, draw.currentDraw, { params: { channel } }))

/** Until a statement on this database waits for a row that somebody else holds. */
async function untilSomebodyWaits(owner: Pool) {
  for (;;) {
    const { rowCount } = await owner.query(
      `SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    if (rowCount) return
  }
}

const proofOf = async (channel: draw.DrawChannel, roundId: string) =>
  dataOf(await callAs(server, draw.drawProof, { params: { channel, roundId } }))

test('[GAM-02] a round of double takes stakes, draws, pays and reveals its link', async () => {
  const player = await playerWith(server, 10_000n)
  const slot = draws.slot('double')
  expect((await current('double')).round).toMatchObject({
    roundId: slot.roundId,
    state: 'open',
    status: 8888,
    outcome: null,
    seed: null,
    lockAt: new Date(slot.lockAt).toISOString(),
  })
  const placed = dataOf(await betDouble(player, { roundId: slot.roundId, selection: 'red' }))
  expect(placed).toMatchObject({ balance: '99.00', bet: { status: 0, payout: null } })
  await betDouble(player, { roundId: slot.roundId, selection: 'black', stake: '2.00' })
  await betDouble(player, { roundId: slot.roundId, selection: 'white', stake: '0.50' })
  expect(await balanceOf(player)).toMatchObject({ balance: '96.50', held: '3.50' })

  await draws.step(slot.lockAt)
  const rolling = (await current('double')).round!
  expect(rolling).toMatchObject({ state: 'drawn', status: 9999, seed: null })
  const outcome = rolling.outcome!
  expect(await balanceOf(player)).toMatchObject({ balance: '96.50', held: '3.50' })

  await draws.step(slot.completeAt)
  const won = { red: 200n, black: 400n, white: 700n }[doubleColor(outcome)]
  const cash = 9_650n + won
  expect(await balanceOf(player)).toMatchObject({
    balance: `${cash / 100n}.${String(cash % 100n).padStart(2, '0')}`,
    held: '0.00',
  })
  const bets = await myBets(player, 'double', slot.roundId)
  expect(bets.map((bet) => bet.selection)).toEqual(['white', 'black', 'red'])
  for (const bet of bets) {
    const wins = bet.selection === doubleColor(outcome)
    expect(bet).toMatchObject({ status: wins ? 10 : 20, outcome })
  }
  const { round, chain, previousSeed } = await proofOf('double', slot.roundId)
  expect(round).toMatchObject({ state: 'settled', outcome })
  const check = checkDraw({
    seed: round.seed!,
    salt: chain.salt!,
    outcomes: DOUBLE_TABLE.outcomes,
    position: round.position,
    terminatingHash: chain.terminatingHash,
    previousSeed,
  })
  expect(check).toMatchObject({ followsPrevious: true, reachesTerminatingHash: true, outcome })
})

test('[R083] a period of luckyColor is not drawn, then drawn, and the next one is open at once', async () => {
  const player = await playerWith(server, 10_000n)
  const slot = draws.slot('lucky30s')
  const selections = Object.keys(LUCKY_COLOR_UNIFORM.selections)
  for (const selection of selections) {
    expect((await betLucky(player, { roundId: slot.roundId, selection })).status).toBe(200)
  }
  expect((await myBets(player, 'lucky30s')).every((bet) => bet.status === 0)).toBe(true)
  await draws.step(slot.lockAt)
  expect((await current('lucky30s')).round).toMatchObject({ state: 'locked', status: 8888 })

  await draws.step(slot.endAt)
  const { round } = await proofOf('lucky30s', slot.roundId)
  expect(round).toMatchObject({ state: 'settled', status: 9999 })
  const bets = await myBets(player, 'lucky30s', slot.roundId)
  expect(bets).toHaveLength(selections.length)
  for (const bet of bets) {
    const multiplier = LUCKY_COLOR_UNIFORM.selections[bet.selection]![round.outcome!]!
    expect(bet.payout).toBe((multiplier / 10_000).toFixed(2))
    expect(bet.status).toBe(multiplier > 0 ? 10 : 20)
  }
  expect((await current('lucky30s')).round).toMatchObject({
    roundId: draws.slot('lucky30s').roundId,
    state: 'open',
  })
})

test('a bet is taken until the last millisecond before the lock, and not at it', async () => {
  const player = await playerWith(server, 1_000n)
  const slot = draws.slot('double')
  await draws.step(slot.lockAt - 1)
  expect((await betDouble(player, { roundId: slot.roundId })).status).toBe(200)
  server.clock.advance(1)
  const late = randomUUID()
  const refused = await betDouble(player, { roundId: slot.roundId, key: late })
  expect(refused).toMatchObject({ http: 409, status: 4101 })
  await draws.step(draws.slot('double').endAt)
  expect(await betDouble(player, { roundId: slot.roundId, key: late })).toEqual(refused)
  expect((await myBets(player, 'double', slot.roundId)).map((bet) => bet.status)).toHaveLength(1)
})

test('a bet that was in time but would be committed after the lock is refused and costs nothing', async () => {
  // a player whose lane is not the one that closes rounds
  let player = await playerWith(server, 1_000n)
  if (player.playerId % 2n === 0n) player = await playerWith(server, 1_000n)
  const slot = draws.slot('double')
  await draws.step(slot.lockAt - 1)
  const owner = createPool({ url: server.url, as: 'owner', max: 2 })
  const holder = await owner.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM ledger.account WHERE owner = $1 FOR UPDATE', [player.playerId])
    const answer = betDouble(player, { roundId: slot.roundId })
    await untilSomebodyWaits(owner)
    await draws.step(slot.lockAt)
    expect((await current('double')).round).toMatchObject({ state: 'drawn' })
    await holder.query('COMMIT')
    expect(await answer).toMatchObject({ http: 409, status: 4101 })
  } finally {
    holder.release()
    await owner.end()
  }
  expect(await balanceOf(player)).toMatchObject({ balance: '10.00', held: '0.00' })
  expect(await myBets(player, 'double')).toEqual([])
})

test('limits of a round hold under a race and begin anew with the next round', async () => {
  const player = await playerWith(server, 5_000_000n)
  const slot = draws.slot('double')
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      betDouble(player, {
        roundId: slot.roundId,
        selection: i % 2 === 0 ? 'red' : 'black',
        stake: '5000.00',
      }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
  expect(answers.filter((answer) => answer.status === 4102)).toHaveLength(5)
  expect(answers.find((answer) => answer.status === 4102)!.data).toEqual({ limit: '15000.00' })

  for (let round = 1; round <= 3; round++) {
    await draws.step(draws.slot('double').completeAt)
    await draws.step(draws.slot('double').endAt)
    const next = { roundId: draws.slot('double').roundId, selection: 'white' as const }
    expect((await betDouble(player, { ...next, stake: '5000.00' })).status).toBe(200)
    const above = await betDouble(player, { ...next, stake: '5000.00' })
    expect(above).toMatchObject({ status: 4103, data: { limit: '100000.00' } })
  }
})

test('a player with more bets on a round than are read at once is paid for every one of them', async () => {
  const [many, one] = [await playerWith(server, 10_000n), await playerWith(server, 10_000n)]
  const slot = draws.slot('double')
  for (const selection of ['red', 'black', 'white', 'red', 'black'] as const) {
    await betDouble(many, { roundId: slot.roundId, selection })
  }
  await betDouble(one, { roundId: slot.roundId })
  await draws.step(slot.drawAt)
  const round = await findRound(server.deps, {
    channel: 'double',
    round_id: BigInt(slot.roundId),
  })
  expect(await settleRound(server.deps, round!, 2)).toBe(2)
  expect(await settleRound(server.deps, round!, 2)).toBe(0)
  for (const player of [many, one]) {
    expect(await balanceOf(player)).toMatchObject({ held: '0.00' })
    for (const bet of await myBets(player, 'double')) expect(bet.payout).not.toBeNull()
  }
})

test('a retry gets the first answer, another bet under its key is refused', async () => {
  const player = await playerWith(server, 1_000n)
  const { roundId, completeAt } = draws.slot('double')
  const key = randomUUID()
  const first = dataOf(await betDouble(player, { roundId, key }))
  await draws.step(completeAt)
  const again = dataOf(await betDouble(player, { roundId, key }))
  expect(again.bet.betId).toBe(first.bet.betId)
  expect(again.balance).toBe(first.balance)
  expect((await betDouble(player, { roundId, key, stake: '2.00' })).status).toBe(1101)
  expect(await myBets(player, 'double')).toHaveLength(1)
})

test('what is not on the table, out of the limits or without money is refused', async () => {
  const player = await playerWith(server, 100n)
  const { roundId } = draws.slot('double')
  expect((await betDouble(player, { roundId, stake: '0.49' })).status).toBe(4000)
  expect((await betDouble(player, { roundId, stake: '5000.01' })).status).toBe(4001)
  expect(await betDouble(player, { roundId, stake: '1.01' })).toMatchObject({
    http: 500,
    status: 9999,
  })
  expect((await betDouble(player, { roundId: '1' })).status).toBe(4100)
  const lucky = draws.slot('lucky30s').roundId
  expect((await betLucky(player, { roundId: lucky, selection: 'number10' })).status).toBe(1000)
  expect((await betLucky(player, { roundId: lucky, selection: 'toString' })).status).toBe(1000)
  expect((await betLucky(player, { roundId, selection: 'green' })).status).toBe(4100)
  expect(await balanceOf(player)).toMatchObject({ balance: '1.00', held: '0.00' })
})

test('an account of the operator takes no part while it is marked as one', async () => {
  const player = await playerWith(server, 1_000n)
  const mark = (is_test: boolean) =>
    server.deps.db
      .updateTable('account.player')
      .set({ is_test })
      .where('player_id', '=', player.playerId)
      .execute()
  const bet = async () =>
    (await betDouble(player, { roundId: draws.slot('double').roundId })).status
  expect(await bet()).toBe(200)
  await mark(true)
  // seconds later every process knows it, also of somebody who has just played
  await draws.step(draws.slot('double').endAt)
  expect(await bet()).toBe(4104)
  await mark(false)
  await draws.step(draws.slot('double').endAt)
  expect(await bet()).toBe(200)
})

test('[RNG-08] bets on one draw deviate together: they are one round of the monitor of returns', async () => {
  await draws.step(draws.slot('double').endAt)
  const player = await playerWith(server, 10_000n)
  const slot = draws.slot('double')
  const from = server.clock.now()
  for (let bets = 0; bets < 9; bets++) await betDouble(player, { roundId: slot.roundId })
  await draws.step(slot.endAt)
  const window = { from, to: new Date(server.clock.now().getTime() + 1) }
  const sums = (await sumDrawBets(server.deps, window)).find(({ game }) => game === 'double')!
  const { min, max } = drawReturns(server.deps).double
  const excess = Number(sums.paid) - (9 * 100 * (min + max)) / 2
  expect([sums.rounds, sums.staked]).toEqual([1n, 900n])
  expect(Number(sums.squares)).toBeCloseTo(excess ** 2, 3)
})

test('[R083] a round that could not be drawn in time is void: code -1, and 90 with the stake back', async () => {
  const player = await playerWith(server, 1_000n)
  const double = draws.slot('double')
  const lucky = draws.slot('lucky30s')
  await betDouble(player, { roundId: double.roundId })
  await betLucky(player, { roundId: lucky.roundId, selection: 'green' })
  const turnover = await server.deps.ledger.counters(player.playerId, ['turnover'])
  expect(await balanceOf(player)).toMatchObject({ balance: '8.00', held: '2.00' })

  // nobody leads for longer than a round
  await draws.step(lucky.drawAt + 30_001)
  expect(await balanceOf(player)).toMatchObject({ balance: '10.00', held: '0.00' })
  for (const slot of [double, lucky]) {
    const channel = slot === double ? 'double' : 'lucky30s'
    const { round } = await proofOf(channel, slot.roundId)
    expect(round).toMatchObject({ state: 'void', status: -1, outcome: null })
    expect(round.seed).toMatch(/^[0-9a-f]{64}$/)
    const [bet] = await myBets(player, channel, slot.roundId)
    expect(bet).toMatchObject({ status: 90, payout: '1.00', outcome: null })
  }
  expect(await server.deps.ledger.counters(player.playerId, ['turnover'])).toEqual(turnover)
  const next = draws.slot('double')
  expect((await current('double')).round).toMatchObject({ roundId: next.roundId })
})

test('after a shorter outage the round is drawn from the link that it was promised', async () => {
  const player = await playerWith(server, 1_000n)
  const slot = draws.slot('double')
  await betDouble(player, { roundId: slot.roundId })
  const { position } = (await current('double')).round!
  await draws.step(slot.drawAt + 30_000)
  const { round } = await proofOf('double', slot.roundId)
  expect(round).toMatchObject({ state: 'settled', position })
})

test('totals, masked names and history are those of the bets that were placed', async () => {
  const [a, b] = [await playerWith(server, 1_000n), await playerWith(server, 1_000n)]
  const slot = draws.slot('double')
  await betDouble(a, { roundId: slot.roundId, selection: 'red' })
  await betDouble(b, { roundId: slot.roundId, selection: 'red', stake: '2.50' })
  server.clock.advance(1_000)
  const shown = await current('double')
  expect(shown.totals).toEqual([{ selection: 'red', bets: 2, stake: '3.50' }])
  expect(shown.bets.map((bet) => bet.player)).toEqual(['pl***', 'pl***'])
  expect(JSON.stringify(shown)).not.toContain(a.email)
  await draws.step(slot.completeAt)
  const history = dataOf(await callAs(server, draw.drawRounds, { params: { channel: 'double' } }))
  expect(history.rounds[0]!.roundId).toBe(slot.roundId)
  const drawn = history.rounds.filter((round) => round.outcome !== null)
  expect(history.last1000.reduce((sum, count) => sum + count, 0)).toBe(drawn.length)
  expect(history.last1000[drawn[0]!.outcome!]).toBeGreaterThan(0)
})

test('[GAM-04] a visitor reads limits, pay tables, return and times before any bet', async () => {
  const double = dataOf(await callAs(server, draw.doubleRules, {}))
  expect(double).toMatchObject({ minBet: '0.50', maxBet: '5000.00', maxRoundStake: '15000.00' })
  expect(double.paytable.map(({ rtp }) => rtp)).toEqual([933_333, 933_333, 933_333])
  const lucky = dataOf(await callAs(server, draw.luckyColorRules, {}))
  expect(lucky.paytable).toHaveLength(15)
  expect(lucky.paytable.every(({ rtp }) => rtp === 960_000)).toBe(true)
  expect(lucky.channels.map(({ periodMs }) => periodMs / 1000)).toEqual([30, 60, 180, 300])
})

test('what was drawn cannot be drawn again, nor a bet or a salt changed, by the application', async () => {
  const slot = draws.slot('double')
  await draws.step(slot.completeAt)
  const { deps } = server
  const change = (sql: string) => deps.pool.query(sql)
  await expect(
    change(`UPDATE draws.round SET outcome = 15 - outcome WHERE round_id = ${slot.roundId}`),
  ).rejects.toThrow('is drawn')
  await expect(change(`UPDATE draws.round SET gate = 0`)).rejects.toThrow('permission denied')
  await expect(change(`UPDATE draws.bet SET selection = 'red'`)).rejects.toThrow('permission')
  await expect(change(`DELETE FROM draws.round`)).rejects.toThrow('permission denied')
  await expect(change(`UPDATE draws.chain SET salt = terminating_hash`)).rejects.toThrow('salt')
})

test('[GAM-05] a draw that gives back less than the profile asks keeps the server from starting', () => {
  const settings = { LICENCE_PROFILE: 'br', LUCKY_COLOR_TABLE: 'standard' } as const
  expect(() => assertDrawReturns(settings)).not.toThrow()
  const poor = { id: 'poor-1', outcomes: 10, selections: { big: [16_999, 0] } }
  expect(() => assertDrawReturns(settings, { double: DOUBLE_TABLE, luckyColor: poor })).toThrow(
    'poor-1 gives back less than the floor of the profile br, or more than was staked, on big',
  )
})
