import { randomUUID } from 'node:crypto'
import * as contract from '@jogada/contract'
import { casino, draw, game, limits, refusals, sport, ticket, user } from '@jogada/contract'
import type { CallDefinition } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { signedInAnew } from '../../testkit/signed-in-anew.ts'
import { serverOn } from '../../testkit/test-server.ts'
import { sitDown, startGameServer } from '../aggregator/testkit.ts'
import type { GameServer, Seat } from '../aggregator/testkit.ts'
import { leadDraws } from '../draws/testkit.ts'
import type { TestDraws } from '../draws/testkit.ts'
import { giveBonus } from '../promotion/max-bet-testkit.ts'
import { offerEvent, outcomeOf, eventOf } from '../sportsbook/testkit.ts'

const DAY_MS = 24 * 3_600_000
const CASH = 1_000_00n

let server: GameServer
let draws: TestDraws
beforeAll(async () => {
  server = await startGameServer()
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

const rich = async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, CASH)
  return player
}

const key = () => ({ key: randomUUID() })

const limit = async (
  player: TestPlayer,
  kind: 'deposit' | 'stake' | 'loss',
  amount: string | null,
  window: 'day' | 'week' | 'month' = 'day',
) => dataOf(await player.call(limits.setMoneyLimit, { body: { kind, window, amount } }, key()))

const cash = async (player: TestPlayer) => dataOf(await player.call(user.getBalance, {})).balance

type Said = { readonly status: number }

async function offered() {
  const eventId = await offerEvent(server)
  const event = await eventOf(server, eventId)
  const { outcomeId } = event.markets[0]!.outcomes[0]!
  return { outcomeId, seenOdds: outcomeOf(event, outcomeId)!.odds }
}

/** Every call of the contract that can put a player's money at risk. */
const stakes: Readonly<Record<string, (player: TestPlayer, stake: string) => Promise<Said>>> = {
  [game.betDice.path]: (player, stake) =>
    player.call(game.betDice, { body: { stake, target: 9_800, direction: 'over' } }, key()),
  [casino.betLimbo.path]: (player, stake) =>
    player.call(casino.betLimbo, { body: { stake, target: 100_000 } }, key()),
  [casino.betMines.path]: (player, stake) =>
    player.call(casino.betMines, { body: { stake, mines: 3 } }, key()),
  [casino.autoMines.path]: (player, stake) =>
    player.call(casino.autoMines, { body: { stake, mines: 24, tiles: [0] } }, key()),
  [casino.betRowDouble.path]: (player, stake) =>
    player.call(casino.betRowDouble, { body: { stake, difficulty: 'easy' } }, key()),
  [casino.autoRowDouble.path]: (player, stake) =>
    player.call(
      casino.autoRowDouble,
      { body: { stake, difficulty: 'easy', tiles: [0, 0] } },
      key(),
    ),
  [draw.betDouble.path]: (player, stake) =>
    player.call(
      draw.betDouble,
      { body: { roundId: draws.slot('double').roundId, selection: 'white', stake } },
      key(),
    ),
  [draw.betLuckyColor.path]: (player, stake) => {
    const { roundId } = draws.slot('lucky5m')
    const body = { channel: 'lucky5m' as const, roundId, selection: 'red', stake }
    return player.call(draw.betLuckyColor, { body }, key())
  },
  [sport.placeBet.path]: async (player, stake) =>
    player.call(sport.placeBet, { body: { ...(await offered()), stake } }, key()),
  [ticket.placeTicket.path]: async (player, stake) =>
    player.call(
      ticket.placeTicket,
      { body: { kind: 'single', legs: [await offered()], stake } },
      key(),
    ),
}

/** Every other call with an Idempotency-Key, none of which stakes money. */
const others: readonly string[] = [
  casino.pickMines.path,
  casino.randomMines.path,
  casino.cashOutMines.path,
  casino.pickRowDouble.path,
  casino.randomRowDouble.path,
  casino.cashOutRowDouble.path,
]
const OTHER_AREAS =
  /^\/api\/app\/(limits|referral|support|reward|wallet|vip|notice|promotion|privacy)\/|cash-out$/

test('[RG-01] every call that asks for a key is known as a stake or as none', () => {
  const calls = Object.values(contract)
    .flatMap((area) => (typeof area === 'object' ? Object.values(area as object) : []))
    .filter((one): one is CallDefinition => typeof one === 'object' && one?.idempotent === true)
  expect(calls.length).toBeGreaterThan(Object.keys(stakes).length)
  for (const { path } of calls) {
    const isKnown = path in stakes || others.includes(path) || OTHER_AREAS.test(path)
    expect(isKnown ? path : `${path} is neither`).toBe(path)
  }
})

const paths = Object.keys(stakes)

test.each(paths)('[RG-01] a stake above the stake limit does not happen: %s', async (path) => {
  const player = await rich()
  await limit(player, 'stake', '10.00')
  expect((await stakes[path]!(player, '10.01')).status).toBe(refusals.stake_limit.status)
  expect(await cash(player)).toBe('1000.00')
  expect((await stakes[path]!(player, '10.00')).status).toBe(200)
})

test.each(paths)(
  '[RG-01] a stake that could pass the loss limit does not happen: %s',
  async (path) => {
    const player = await rich()
    await limit(player, 'loss', '9.99', 'week')
    expect((await stakes[path]!(player, '10.00')).status).toBe(refusals.loss_limit.status)
    expect(await cash(player)).toBe('1000.00')
    expect((await stakes[path]!(player, '9.99')).status).toBe(200)
  },
)

test.each(paths)('[RG-04] nobody who is excluded can stake: %s', async (path) => {
  const player = await rich()
  // remembered as somebody who may play
  expect((await stakes[game.betDice.path]!(player, '1.00')).status).toBe(200)
  const before = await cash(player)
  dataOf(await player.call(limits.excludeOneself, { body: { months: 0 } }, key()))
  expect((await stakes[path]!(player, '1.00')).status).toBe(refusals.play_excluded.status)
  expect(await cash(player)).toBe(before)
})

test('[RG-01] the wallet of other studios tells them that a limit is reached', async () => {
  const seat: Seat = await sitDown(server, CASH)
  await limit(seat.player, 'loss', '5.00')
  expect((await seat.bet(501n)).status).toBe('RS_ERROR_LIMIT_REACHED')
  expect((await seat.bet(500n)).status).toBe('RS_OK')
  dataOf(await seat.player.call(limits.pausePlay, { body: { days: 1 } }, key()))
  expect((await seat.bet(100n)).status).toBe('RS_ERROR_LIMIT_REACHED')
  expect(await cash(seat.player)).toBe('995.00')
})

test('[RG-01] a round of a studio that is taken back gives its room back', async () => {
  const seat: Seat = await sitDown(server, CASH)
  await limit(seat.player, 'stake', '5.00')
  const transaction = randomUUID()
  expect((await seat.bet(500n, { transaction_uuid: transaction })).status).toBe('RS_OK')
  expect((await seat.bet(1n)).status).toBe('RS_ERROR_LIMIT_REACHED')
  expect((await seat.rollback(transaction)).status).toBe('RS_OK')
  expect((await seat.bet(500n)).status).toBe('RS_OK')
})

test('[RG-01] a round of a studio that is taken back the day after enlarges no limit of that day', async () => {
  const seat: Seat = await sitDown(server, CASH)
  await limit(seat.player, 'stake', '5.00')
  const transaction = randomUUID()
  expect((await seat.bet(500n, { transaction_uuid: transaction })).status).toBe('RS_OK')
  server.clock.advance(DAY_MS)
  expect((await seat.rollback(transaction)).status).toBe('RS_OK')
  const player = await signedInAnew(server, seat.player)
  const dice = stakes[game.betDice.path]!
  expect((await dice(player, '5.01')).status).toBe(refusals.stake_limit.status)
  expect((await dice(player, '5.00')).status).toBe(200)
})

test('[RG-01] whether a round would win never decides whether it may be played', async () => {
  const player = await rich()
  await limit(player, 'loss', '0.00')
  for (let round = 0; round < 40; round++) {
    const { status } = await player.call(
      game.betDice,
      { body: { stake: '1.00', target: 200, direction: 'over' } },
      key(),
    )
    expect(status).toBe(refusals.loss_limit.status)
  }
})

test('[RG-01] of thirty stakes at once no more stand than the limit has room for', async () => {
  const player = await rich()
  await limit(player, 'stake', '7.00')
  const dice = stakes[game.betDice.path]!
  const answers = await Promise.all(Array.from({ length: 30 }, () => dice(player, '1.00')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
})

test.each(paths)(
  '[R135] while a bonus is played through no bet above its highest one happens: %s',
  async (path) => {
    const player = await rich()
    await giveBonus(server.deps, player, '5.00')
    expect(await stakes[path]!(player, '5.01')).toMatchObject({
      status: refusals.bonus_max_bet.status,
    })
    expect(await cash(player)).toBe('1000.00')
    expect((await stakes[path]!(player, '5.00')).status).toBe(200)
  },
)

type OtherServer = Awaited<ReturnType<typeof serverOn>>

/** Sets the limit of stakes of a day through another process on the same database. */
async function limitThrough(other: OtherServer, { token }: TestPlayer, amount: string) {
  const response = await other.app.inject({
    method: 'POST',
    url: limits.setMoneyLimit.path,
    headers: { authorization: token, 'idempotency-key': randomUUID() },
    payload: { kind: 'stake', window: 'day', amount },
  })
  expect(response.statusCode).toBe(200)
}

async function withAnotherProcess(use: (other: OtherServer) => Promise<void>) {
  const other = await serverOn(server.url)
  try {
    other.clock.advance(server.clock.now().getTime() - other.clock.now().getTime())
    await use(other)
  } finally {
    await other.close()
  }
}

test('[RG-02] a tighter limit holds at once on a process that remembers the old one', () =>
  withAnotherProcess(async (other) => {
    const player = await rich()
    const dice = stakes[game.betDice.path]!
    expect((await dice(player, '5.00')).status).toBe(200)
    await limitThrough(other, player, '6.00')
    expect((await dice(player, '2.00')).status).toBe(refusals.stake_limit.status)
  }))

test('[RG-02] of limits that were set through two processes the last one binds, whichever numbers they took', () =>
  withAnotherProcess(async (other) => {
    const player = await rich()
    await limitThrough(other, player, '500.00')
    const view = await limit(player, 'stake', '6.00')
    const ofDay = view.limits.find(({ kind, window }) => kind === 'stake' && window === 'day')
    expect(ofDay).toMatchObject({ limit: '6.00', waiting: null })
    const dice = stakes[game.betDice.path]!
    expect((await dice(player, '7.00')).status).toBe(refusals.stake_limit.status)
    const inOrderOfNumbers = await server.deps.db
      .selectFrom('limits.change')
      .select('amount')
      .where('player_id', '=', player.playerId)
      .orderBy('change_id')
      .execute()
    // else the numbers would have told the same
    expect(inOrderOfNumbers.map(({ amount }) => amount)).toEqual([600n, 50_000n])
  }))

test('[RG-02] a looser limit waits 24 hours and is shown as waiting', async () => {
  const player = await rich()
  await limit(player, 'stake', '5.00', 'month')
  const view = await limit(player, 'stake', '50.00', 'month')
  const askedAt = server.clock.now().getTime()
  const entry = view.limits.find((one) => one.kind === 'stake' && one.window === 'month')
  expect(entry).toMatchObject({
    limit: '5.00',
    waiting: { limit: '50.00', from: new Date(askedAt + DAY_MS).toISOString() },
  })
  const dice = stakes[game.betDice.path]!
  server.clock.advance(DAY_MS - 1)
  // the session ended with the day
  expect((await dice(await signedInAnew(server, player), '6.00')).status).toBe(
    refusals.stake_limit.status,
  )
  server.clock.advance(1)
  expect((await dice(await signedInAnew(server, player), '6.00')).status).toBe(200)
})

test('[RG-04] a pause ends by itself, and not before', async () => {
  const player = await rich()
  dataOf(await player.call(limits.pausePlay, { body: { days: 1 } }, key()))
  const dice = stakes[game.betDice.path]!
  expect((await dice(player, '1.00')).status).toBe(refusals.play_paused.status)
  server.clock.advance(DAY_MS - 1)
  expect((await dice(await signedInAnew(server, player), '1.00')).status).toBe(
    refusals.play_paused.status,
  )
  server.clock.advance(1)
  expect((await dice(await signedInAnew(server, player), '1.00')).status).toBe(200)
})

test('[RG-04] a shorter pause does not shorten a longer one', async () => {
  const player = await rich()
  dataOf(await player.call(limits.excludeOneself, { body: { months: 0 } }, key()))
  const view = dataOf(await player.call(limits.pausePlay, { body: { days: 1 } }, key()))
  expect(view.pause).toMatchObject({ kind: 'self_exclusion', until: null })
})

test('[RG-04] a round that was open before the pause can be finished', async () => {
  const player = await rich()
  const body = { stake: '1.00', mines: 1 }
  const { round } = dataOf(await player.call(casino.betMines, { body }, key()))
  dataOf(await player.call(limits.pausePlay, { body: { days: 7 } }, key()))
  const { roundId } = round
  const picked = await player.call(casino.pickMines, { body: { roundId, tile: 0 } }, key())
  expect(picked.status).toBe(200)
})

test('[RG-01] time of play is counted between stakes and stops them at the limit', async () => {
  const player = await rich()
  dataOf(await player.call(limits.setTimeLimit, { body: { window: 'day', minutes: 3 } }, key()))
  const dice = stakes[game.betDice.path]!
  expect((await dice(player, '1.00')).status).toBe(200)
  for (const seconds of [60, 60, 59]) {
    server.clock.advance(seconds * 1000)
    expect((await dice(player, '1.00')).status).toBe(200)
  }
  server.clock.advance(1_000)
  expect((await dice(player, '1.00')).status).toBe(refusals.time_limit.status)
  // waiting does not bring it back within the day
  server.clock.advance(10 * 60_000)
  expect((await dice(player, '1.00')).status).toBe(refusals.time_limit.status)
  const summary = dataOf(await player.call(limits.sessionSummary, {}))
  expect(summary).toMatchObject({ playedSeconds: 180, staked: '4.00' })
})

test('[RG-12] the net result is what play took, payouts counted', async () => {
  const player = await rich()
  for (let round = 0; round < 20; round++) {
    const body = { stake: '1.00', target: 5_050, direction: 'over' as const }
    dataOf(await player.call(game.betDice, { body }, key()))
  }
  const { net, staked } = dataOf(await player.call(limits.sessionSummary, {}))
  expect(staked).toBe('20.00')
  expect(Number(net)).toBeCloseTo(Number(await cash(player)) - 1000, 2)
})

test('the same key sets a limit once, and refuses to set another', async () => {
  const player = await rich()
  const asked = key()
  const body = { kind: 'loss', window: 'day', amount: '9.00' } as const
  for (let time = 0; time < 3; time++) {
    expect((await player.call(limits.setMoneyLimit, { body }, asked)).status).toBe(200)
  }
  const other = await player.call(
    limits.setMoneyLimit,
    { body: { ...body, amount: '900.00' } },
    asked,
  )
  expect(other.status).toBe(refusals.idempotency_key_reused.status)
})
