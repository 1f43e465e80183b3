import { randomUUID } from 'node:crypto'
import { licenceProfile } from '@jogada/core/licence/profile'
import { casino, order, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdMoney } from '../../../testkit/held-money.ts'
import { dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import { serverOn } from '../../../testkit/test-server.ts'
import { listAlerts } from '../../alert/index.ts'
import { OPEN_ROUNDS } from '../../withdrawal/index.ts'
import { seatOf, sitDown, startGameServer, units } from '../testkit.ts'
import type { GameServer, Seat } from '../testkit.ts'
import { providerRecords } from '../play-records.ts'
import { endForgottenStakes, endOpenStakes } from './watch-stakes.ts'

let server: GameServer
beforeAll(async () => {
  server = await startGameServer()
})
afterAll(async () => {
  await server.verifyPlay()
  await server.close()
})

/** What a studio may bring with one call where nothing is set, in centavos. */
const LARGEST = 100_000_000n

const id = () => randomUUID()
const balanceOf = async ({ player }: Pick<Seat, 'player'>) =>
  dataOf(await player.call(user.getBalance, {})).balance
const isLocked = async ({ player }: Seat) => dataOf(await player.call(order.getWithdraw, {})).lock
const turnoverOf = async ({ player }: Seat) =>
  (await server.deps.ledger.counters(player.playerId, ['turnover']))['turnover']!.total
const [OPEN, WON, REFUNDED] = [0, 10, 90]
/** Stake, prize and status of what the player finds in their records, newest first. */
const recordsOf = async ({ player }: Pick<Seat, 'player'>, query = {}) =>
  dataOf(await player.call(casino.gameMess, { query })).records.map(({ stake, payout, status }) => [
    stake,
    payout,
    status,
  ])
const openRoundsOf = async ({ player }: Seat) =>
  (await server.deps.ledger.counters(player.playerId, [OPEN_ROUNDS]))[OPEN_ROUNDS]!.total

test('a round takes its stake, holds withdrawals, pays, counts as turnover and lets go', async () => {
  const seat = await sitDown(server, 10_000n)
  const debit = id()
  const bet = await seat.bet(500n, { transaction_uuid: debit })
  expect(bet).toMatchObject({ status: 'RS_OK', currency: 'BRL', balance: units(9500n) })
  expect(await isLocked(seat)).toBe(true)
  expect(await turnoverOf(seat)).toBe(0n)
  expect(await seat.win(1250n, debit)).toMatchObject({ status: 'RS_OK', balance: units(10_750n) })
  expect(await isLocked(seat)).toBe(false)
  expect(await turnoverOf(seat)).toBe(500n)
  expect(await balanceOf(seat)).toBe('107.50')
})

test('[R115] wallet contract 5: a withdrawal is locked until a credit of nothing ends a lost round', async () => {
  const seat = await sitDown(server, 1000n)
  const debit = id()
  await seat.bet(100n, { transaction_uuid: debit })
  await seat.win(300n, debit, { round_closed: false })
  expect(await isLocked(seat)).toBe(true)
  await seat.win(0n, debit)
  expect(await isLocked(seat)).toBe(false)
  expect(await balanceOf(seat)).toBe('12.00')
})

test('wallet contract 3: the same transaction again gets its answer again and moves nothing', async () => {
  const seat = await sitDown(server, 1000n)
  const bet = { transaction_uuid: id() }
  const win = { transaction_uuid: id() }
  for (let times = 0; times < 3; times++) {
    expect((await seat.bet(400n, bet)).status).toBe('RS_OK')
    expect((await seat.win(100n, bet.transaction_uuid, win)).status).toBe('RS_OK')
  }
  expect(await balanceOf(seat)).toBe('7.00')
  expect(await turnoverOf(seat)).toBe(400n)
})

test('wallet contract 3: the same id with another amount, round or player is a duplicate', async () => {
  const seat = await sitDown(server, 1000n)
  const other = await sitDown(server, 1000n)
  const bet = { transaction_uuid: id() }
  await seat.bet(400n, bet)
  const duplicate = { status: 'RS_ERROR_DUPLICATE_TRANSACTION' }
  expect(await seat.bet(500n, bet)).toMatchObject(duplicate)
  expect(await seat.bet(400n, { ...bet, round: 'r2' })).toMatchObject(duplicate)
  expect(await other.bet(400n, bet)).toMatchObject(duplicate)
  expect(await other.rollback(bet.transaction_uuid)).toMatchObject(duplicate)
  const win = { transaction_uuid: id() }
  await seat.win(100n, bet.transaction_uuid, win)
  expect(await seat.win(101n, bet.transaction_uuid, win)).toMatchObject(duplicate)
  expect([await balanceOf(seat), await balanceOf(other)]).toEqual(['7.00', '10.00'])
})

test('wallet contract 4: a stake that the cash does not cover is refused with the balance, also when asked again', async () => {
  const seat = await sitDown(server, 99n)
  const bet = { transaction_uuid: id() }
  const refused = { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: units(99n) }
  expect(await seat.bet(100n, bet)).toMatchObject(refused)
  expect(await seat.bet(100n, bet)).toMatchObject(refused)
  expect(await seat.win(100n, bet.transaction_uuid)).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  })
})

test('[WAL-05] wallet contract 4: of twenty racing stakes on money for one, one wins the race', async () => {
  const seat = await sitDown(server, 100n)
  const answers = await Promise.all(Array.from({ length: 20 }, () => seat.bet(100n)))
  expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(1)
  expect(await balanceOf(seat)).toBe('0.00')
})

test('[SEC-09] wallet contract 3: a stake that comes again through another process while the first is committed hears that it was taken', async () => {
  const seat = await sitDown(server, 1000n)
  const other = await serverOn(server.url, server.provider.settings)
  try {
    const again = seatOf({ ...server, app: other.app }, seat.player, seat.token)
    const bet = { transaction_uuid: id() }
    const held = await holdMoney(server, seat.player.playerId)
    const first = seat.bet(400n, bet)
    await held.untilAwaited()
    const second = again.bet(400n, bet)
    await held.untilAwaited(2)
    await held.release()
    const taken = { status: 'RS_OK', balance: units(600n) }
    expect(await first).toMatchObject(taken)
    expect(await second).toMatchObject(taken)
    expect(await balanceOf(seat)).toBe('6.00')
  } finally {
    await other.close()
  }
})

test('wallet contract 5: a credit that names a stake of another round pays nothing and is looked at', async () => {
  const seat = await sitDown(server, 1000n)
  const [debit, credit] = [id(), id()]
  await seat.bet(400n, { transaction_uuid: debit, round: 'mine' })
  const other = { transaction_uuid: credit, round: 'other' }
  for (let times = 0; times < 2; times++) {
    expect(await seat.win(900n, debit, other)).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
      balance: units(600n),
    })
  }
  const alerts = await listAlerts(server.deps, { kind: 'studio_credit_refused' })
  expect(alerts.filter(({ subject }) => subject === `studio:orla:credit:${credit}`)).toMatchObject([
    { detail: { round: 'other', stakeRound: 'mine', debit } },
  ])
  expect((await seat.win(900n, debit, { ...other, round: 'mine' })).status).toBe('RS_OK')
  expect(await balanceOf(seat)).toBe('15.00')
})

test.each([
  ['a prize for a stake', true],
  ['a prize without one', false],
])(
  '[SEC-08] wallet contract 5: %s above the largest of its studio is never paid and is looked at',
  async (_, hasStake) => {
    const seat = await sitDown(server, 1000n)
    const [debit, credit] = [id(), id()]
    await seat.bet(400n, { transaction_uuid: debit })
    const named = hasStake
      ? {}
      : { reference_transaction_uuid: undefined, reward_uuid: id(), round_closed: false }
    const win = (amount: bigint, transaction: string) =>
      seat.win(amount, debit, { transaction_uuid: transaction, ...named })
    for (let times = 0; times < 2; times++) {
      expect(await win(LARGEST + 1n, credit)).toMatchObject({
        status: 'RS_ERROR_LIMIT_REACHED',
        balance: units(600n),
      })
    }
    const alerts = await listAlerts(server.deps, { kind: 'studio_credit_too_large' })
    expect(
      alerts.filter(({ subject }) => subject === `studio:orla:credit:${credit}`),
    ).toMatchObject([{ detail: { amount: '1000000.01', maxPayout: '1000000.00' } }])
    expect((await win(LARGEST, credit)).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION')
    expect(await balanceOf(seat)).toBe('6.00')
    expect((await win(LARGEST, id())).status).toBe('RS_OK')
    expect(await balanceOf(seat)).toBe('1000006.00')
  },
)

test('[SEC-08] wallet contract 8: a stake whose prize was above the largest goes back by its studio alone; without it the round is settled, and a smaller prize still comes', async () => {
  const seat = await sitDown(server, 1000n)
  const cash = async () => (await server.deps.ledger.balances(seat.player.playerId)).cash.balance
  const [won, mistaken, forgotten] = [id(), id(), id()]
  await seat.bet(400n, { transaction_uuid: won, round: 'won' })
  await seat.bet(20n, { round: 'won' })
  await seat.bet(50n, { transaction_uuid: mistaken, round: 'mistaken' })
  await seat.bet(100n, { transaction_uuid: forgotten, round: 'forgotten' })
  for (const [debit, round] of [
    [won, 'won'],
    [mistaken, 'mistaken'],
  ] as const) {
    expect((await seat.win(LARGEST + 1n, debit, { round })).status).toBe('RS_ERROR_LIMIT_REACHED')
  }
  expect((await seat.rollback(mistaken, { round: 'mistaken' })).status).toBe('RS_OK')
  expect([await cash(), await openRoundsOf(seat)]).toEqual([480n, 3n])
  server.clock.advance(14 * 86_400_000 + 1)
  await endForgottenStakes(server.deps)
  expect([await cash(), await openRoundsOf(seat)]).toEqual([580n, 0n])
  expect(await turnoverOf(seat)).toBe(420n)
  expect((await seat.win(900n, forgotten, { round: 'forgotten' })).status).toBe(
    'RS_ERROR_TRANSACTION_ROLLED_BACK',
  )
  expect((await seat.win(900n, won, { round: 'won' })).status).toBe('RS_OK')
  expect(await cash()).toBe(1480n)
})

test('[SEC-08] wallet contract 5: a round whose prize was above the largest is ended by its studio, and lets withdrawals go', async () => {
  const seat = await sitDown(server, 1000n)
  const debit = id()
  await seat.bet(400n, { transaction_uuid: debit, round: 'won' })
  const prize = { transaction_uuid: id(), round: 'won' }
  await seat.win(LARGEST + 1n, debit, prize)
  expect(await isLocked(seat)).toBe(true)
  expect((await seat.call('/round/end', { round: 'won' })).status).toBe('RS_OK')
  expect(await isLocked(seat)).toBe(false)
  expect((await seat.win(LARGEST + 1n, debit, prize)).status).toBe('RS_ERROR_LIMIT_REACHED')
  expect(await balanceOf(seat)).toBe('6.00')
})

test('wallet contract 8: what the house ended with a part of its prize still takes the rest of it', async () => {
  const seat = await sitDown(server, 1000n)
  const [debit, other] = [id(), id()]
  await seat.bet(400n, { transaction_uuid: debit })
  await seat.bet(100n, { transaction_uuid: other })
  await seat.win(300n, debit, { round_closed: false })
  expect(await endOpenStakes(server.deps, seat.player.playerId)).toBe(2)
  expect(await isLocked(seat)).toBe(false)
  expect(await balanceOf(seat)).toBe('9.00')
  expect((await seat.win(200n, debit)).status).toBe('RS_OK')
  expect((await seat.win(200n, other)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  expect(await balanceOf(seat)).toBe('11.00')
})

test('wallet contract 6: a rolled back debit is given back once and pays nothing any more', async () => {
  const seat = await sitDown(server, 1000n)
  const debit = id()
  await seat.bet(400n, { transaction_uuid: debit })
  const undo = { transaction_uuid: id() }
  expect(await seat.rollback(debit, undo)).toMatchObject({ status: 'RS_OK', balance: units(1000n) })
  expect((await seat.rollback(debit, undo)).status).toBe('RS_OK')
  expect((await seat.rollback(debit)).status).toBe('RS_OK')
  expect((await seat.win(900n, debit)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  expect(await balanceOf(seat)).toBe('10.00')
  expect(await turnoverOf(seat)).toBe(0n)
  expect(await isLocked(seat)).toBe(false)
})

test('wallet contract 6: a rollback that overtakes its debit succeeds, and the late debit is refused', async () => {
  const seat = await sitDown(server, 1000n)
  const debit = id()
  expect((await seat.rollback(debit)).status).toBe('RS_OK')
  const late = { transaction_uuid: debit }
  expect((await seat.bet(400n, late)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  expect((await seat.bet(400n, late)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  expect(await balanceOf(seat)).toBe('10.00')
  expect(await recordsOf(seat)).toEqual([])
})

test('wallet contract 6: a rollback after the credit says that the round is settled', async () => {
  const seat = await sitDown(server, 1000n)
  const debit = id()
  await seat.bet(400n, { transaction_uuid: debit })
  await seat.win(100n, debit)
  expect((await seat.rollback(debit)).status).toBe('RS_ERROR_TRANSACTION_SETTLED')
  expect(await balanceOf(seat)).toBe('7.00')
})

test('debit, credit and rollback at the same instant agree on one of the two endings', async () => {
  const seat = await sitDown(server, 100_000n)
  for (let round = 0; round < 12; round++) {
    const debit = id()
    const before = Number((await balanceOf(seat)).replace('.', ''))
    const [, win] = await Promise.all([
      seat.bet(100n, { transaction_uuid: debit }),
      seat.win(300n, debit),
      seat.rollback(debit),
    ])
    const after = Number((await balanceOf(seat)).replace('.', ''))
    expect(after - before).toBe(win.status === 'RS_OK' ? 200 : 0)
  }
  expect(await isLocked(seat)).toBe(false)
})

test('wallet contract 4: after logout no stake is taken, but what is owed still arrives', async () => {
  const seat = await sitDown(server, 1000n)
  const first = { transaction_uuid: id() }
  const second = { transaction_uuid: id(), round: 'r2' }
  await seat.bet(100n, first)
  await seat.bet(100n, second)
  const session = await server.app.sessions.find(seat.player.token)
  await (server.app.sessions as unknown as { revoke(id: bigint): Promise<void> }).revoke(
    session!.sessionId,
  )
  expect((await seat.bet(100n)).status).toBe('RS_ERROR_TOKEN_EXPIRED')
  expect((await seat.bet(100n, first)).status).toBe('RS_OK')
  expect((await seat.win(700n, first.transaction_uuid)).status).toBe('RS_OK')
  expect((await seat.rollback(second.transaction_uuid, { round: 'r2' })).status).toBe('RS_OK')
  const { cash } = await server.deps.ledger.balances(seat.player.playerId)
  expect(cash.balance).toBe(1600n)
})

test('[ACC-08] no game outlives the session that opened it, however busily it is played', async () => {
  const seat = await sitDown(server, 1000n)
  const debit = id()
  expect((await seat.bet(100n, { transaction_uuid: debit })).status).toBe('RS_OK')
  const session = (await server.app.sessions.find(seat.player.token))!
  const endsAt = new Date(server.clock.now().getTime() + 60_000)
  await server.deps.db
    .updateTable('account.session')
    .set({ ends_at: endsAt })
    .where('session_id', '=', session.sessionId)
    .execute()
  server.clock.advance(59_999)
  expect((await seat.bet(100n)).status).toBe('RS_OK')
  server.clock.advance(1)
  expect((await seat.bet(100n)).status).toBe('RS_ERROR_TOKEN_EXPIRED')
  expect((await seat.win(300n, debit)).status).toBe('RS_OK')
})

test('[ACC-08] no game goes on after the whole length of a session', async () => {
  const seat = await sitDown(server, 10_00n)
  const { wholeMs, idleMs } = licenceProfile(server.deps.env.LICENCE_PROFILE).session
  const stepMs = idleMs / 2
  for (let leftMs = wholeMs; leftMs > stepMs; leftMs -= stepMs) {
    expect((await seat.bet(1n)).status).toBe('RS_OK')
    server.clock.advance(stepMs)
  }
  expect((await seat.bet(1n)).status).toBe('RS_OK')
  server.clock.advance(stepMs)
  expect((await seat.bet(1n)).status).toBe('RS_ERROR_TOKEN_EXPIRED')
})

test('a launch is entered once; only the request that entered may come again', async () => {
  const seat = await sitDown(server, 1000n, { enter: false })
  expect((await seat.bet(100n)).status).toBe('RS_ERROR_TOKEN_EXPIRED')
  const enter = { request_uuid: id() }
  expect((await seat.call('/user/info', enter)).status).toBe('RS_OK')
  expect((await seat.call('/user/info', enter)).status).toBe('RS_OK')
  expect((await seat.call('/user/info')).status).toBe('RS_ERROR_INVALID_TOKEN')
  expect((await seat.bet(100n)).status).toBe('RS_OK')

  const late = await sitDown(server, 0n, { enter: false })
  server.clock.advance(120_000)
  expect((await late.call('/user/info')).status).toBe('RS_ERROR_TOKEN_EXPIRED')
})

test('a token opens one game only, and a token that never was opens nothing', async () => {
  const seat = await sitDown(server, 1000n)
  expect((await seat.bet(100n, { game_code: 'outro' })).status).toBe('RS_ERROR_INVALID_GAME')
  expect((await seat.bet(100n, { game_code: 'feira' })).status).toBe('RS_OK')
  const answer = await server.provider.call(server, '/transaction/bet', {
    request_uuid: id(),
    token: 'nobody',
    transaction_uuid: id(),
    round: 'r1',
    currency: 'BRL',
    amount: 1000,
  })
  expect(answer).toEqual({ status: 'RS_ERROR_INVALID_TOKEN', request_uuid: expect.any(String) })
})

test('wallet contract 7: amounts are cut to centavos, never rounded up, and a free stake moves nothing', async () => {
  const seat = await sitDown(server, 1000n)
  const debit = id()
  expect((await seat.bet(0n, { transaction_uuid: debit })).balance).toBe(units(1000n))
  expect(await seat.win(0n, debit, { amount: 1999 })).toMatchObject({ balance: units(1001n) })
})

test('wallet contract 5: a prize of a promotion needs no bet and is paid out of the house’s promotions', async () => {
  const seat = await sitDown(server, 0n)
  const prize = await seat.call('/transaction/win', {
    transaction_uuid: id(),
    round: 'promo',
    currency: 'BRL',
    amount: units(500n),
    reward_uuid: id(),
  })
  expect(prize).toMatchObject({ status: 'RS_OK', balance: units(500n) })
  const without = await seat.call('/transaction/win', {
    transaction_uuid: id(),
    round: 'promo',
    currency: 'BRL',
    amount: units(500n),
  })
  expect(without.status).toBe('RS_ERROR_WRONG_SYNTAX')
})

test('the end of a round settles what it left open', async () => {
  const seat = await sitDown(server, 1000n)
  await seat.bet(100n, { round: 'r9' })
  await seat.bet(200n, { round: 'r9' })
  await seat.bet(50n, { round: 'r9', round_closed: true })
  expect(await isLocked(seat)).toBe(true)
  expect((await seat.call('/round/end', { round: 'r9' })).status).toBe('RS_OK')
  expect((await seat.call('/round/end', { round: 'r9' })).status).toBe('RS_OK')
  expect(await isLocked(seat)).toBe(false)
  expect(await turnoverOf(seat)).toBe(350n)
})

test('a prize that ends its round settles the other stakes of it, which may be paid still', async () => {
  const seat = await sitDown(server, 1000n)
  const [red, black] = [id(), id()]
  await seat.bet(100n, { round: 'r10', transaction_uuid: red })
  await seat.bet(200n, { round: 'r10', transaction_uuid: black })
  await seat.bet(50n, { round: 'r11' })
  expect((await seat.win(0n, red, { round: 'r10', round_closed: true })).status).toBe('RS_OK')
  expect(await turnoverOf(seat)).toBe(300n)
  expect(await isLocked(seat)).toBe(true)
  expect((await seat.call('/round/end', { round: 'r11' })).status).toBe('RS_OK')
  expect(await isLocked(seat)).toBe(false)
  expect((await seat.win(400n, black, { round: 'r10' })).status).toBe('RS_OK')
  expect(await turnoverOf(seat)).toBe(350n)
})

test('wallet contract 8: what a provider forgot for two weeks goes back to the player, once', async () => {
  const seat = await sitDown(server, 1000n)
  const forgotten = id()
  const halfPaid = id()
  await seat.bet(400n, { transaction_uuid: forgotten })
  await seat.bet(100n, { transaction_uuid: halfPaid })
  await seat.win(50n, halfPaid, { round_closed: false })
  server.clock.advance(14 * 86_400_000 - 1)
  await endForgottenStakes(server.deps)
  const cash = async () => (await server.deps.ledger.balances(seat.player.playerId)).cash.balance
  expect(await cash()).toBe(550n)
  server.clock.advance(2)
  await endForgottenStakes(server.deps)
  await endForgottenStakes(server.deps)
  expect(await cash()).toBe(950n)
  expect((await seat.win(900n, forgotten)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  const records = await providerRecords(server.deps, seat.player.playerId, { limit: 10 })
  expect(records.map(({ record }) => [record.stake, record.payout, record.status])).toEqual([
    ['1.00', '0.50', WON],
    ['4.00', '0.00', REFUNDED],
  ])
})

test('wallet contract 8: a hundred forgotten stakes that cannot end keep no other from going back', async () => {
  const seat = await sitDown(server, 1000n)
  const player_id = seat.player.playerId
  const opened_at = new Date(server.clock.now().getTime() - 1000)
  const provider = 'orla'
  // rows of whose debits the ledger knows nothing
  const stuck = Array.from({ length: 101 }, (_, i) => ({
    provider,
    player_id,
    opened_at,
    debit_id: `stuck-${i}`,
    record_id: BigInt(i + 1),
    game_code: 'orla.feira',
    round_id: 'stuck',
    stake: 0n,
    state: 'open' as const,
    licence_profile: 'open',
    settled_at: null,
  }))
  await server.deps.db.insertInto('aggregator.stake').values(stuck).execute()
  await seat.bet(400n)
  server.clock.advance(14 * 86_400_000 + 1)
  await endForgottenStakes(server.deps)
  expect((await server.deps.ledger.balances(player_id)).cash.balance).toBe(1000n)
  await server.deps.db
    .updateTable('aggregator.stake')
    .set({ state: 'never' })
    .where('round_id', '=', 'stuck')
    .execute()
})

test('[R083] records show a player’s own rounds at studios, newest first, by status and game', async () => {
  const seat = await sitDown(server, 1000n)
  await sitDown(server, 1000n).then((other) => other.bet(100n))
  const debits = [id(), id(), id()]
  for (const debit of debits) await seat.bet(100n, { transaction_uuid: debit, round: debit })
  await seat.win(250n, debits[0]!, { round: debits[0] })
  await seat.rollback(debits[1]!, { round: debits[1] })
  const won = ['1.00', '2.50', WON]
  expect(await recordsOf(seat)).toEqual([['1.00', '0.00', OPEN], ['1.00', '0.00', REFUNDED], won])
  expect(await recordsOf(seat, { status: String(WON) })).toEqual([won])
  expect(await recordsOf(seat, { game: 'orla.feira' })).toHaveLength(3)
  expect(await recordsOf(seat, { game: 'orla.other' })).toEqual([])
})

test('the token of a login opens no wallet', async () => {
  const player = await registerPlayer(server)
  const answer = await server.provider.call(server, '/user/balance', {
    request_uuid: id(),
    token: player.token,
  })
  expect(answer.status).toBe('RS_ERROR_INVALID_TOKEN')
})
