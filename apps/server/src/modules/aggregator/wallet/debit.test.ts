import { randomUUID as id } from 'node:crypto'
import { game, ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdMoney } from '../../../testkit/held-money.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { serverOn } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { seatOf, sitDown, startGameServer, units } from '../testkit.ts'
import type { GameServer, Seat } from '../testkit.ts'

let server: GameServer
let other: TestServer
beforeAll(async () => {
  server = await startGameServer()
  other = await serverOn(server.url, server.provider.settings)
})
afterAll(async () => {
  await server.verifyPlay()
  await other.close()
  await server.close()
})

const cashOf = async ({ player }: Seat) =>
  (await server.deps.ledger.balances(player.playerId)).cash.balance

const leave = async ({ player }: Seat) => void dataOf(await player.call(game.stopGame, {}))

async function stopGames() {
  const risk = await operatorWith(server, ['risk'])
  const why = { body: { reason: 'retorno estranho' } }
  dataOf(await risk.call(ops.switches.stop, { params: { name: 'studio:orla.feira' }, ...why }))
}

test('wallet contract 3: a stake that was refused without a live session stays refused by every session', async () => {
  const seat = await sitDown(server, 1000n)
  const bet = { transaction_uuid: id() }
  dataOf(await seat.player.call(game.stopGame, {}))
  expect((await seat.bet(400n, bet)).status).toBe('RS_ERROR_TOKEN_EXPIRED')
  const anew = await sitDown(server, 0n, { player: seat.player })
  expect((await anew.bet(400n, bet)).status).toBe('RS_ERROR_TOKEN_EXPIRED')
  expect((await anew.bet(500n, bet)).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION')
  expect((await anew.win(900n, bet.transaction_uuid)).status).toBe(
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  )
  expect(await cashOf(seat)).toBe(1000n)
  expect((await anew.rollback(bet.transaction_uuid)).status).toBe('RS_OK')
  expect((await anew.bet(400n)).status).toBe('RS_OK')
})

test('wallet contract 3: a stake that was refused for the game that it named stays so', async () => {
  const seat = await sitDown(server, 1000n)
  const bet = { transaction_uuid: id(), game_code: 'pipas' }
  for (let times = 0; times < 2; times++) {
    expect((await seat.bet(400n, bet)).status).toBe('RS_ERROR_INVALID_GAME')
  }
  expect((await seat.bet(400n, { ...bet, game_code: 'feira' })).status).toBe(
    'RS_ERROR_DUPLICATE_TRANSACTION',
  )
  expect(await cashOf(seat)).toBe(1000n)
})

test('[SEC-09] wallet contract 3: a stake that another process refused after its game was left is not taken by its first call', async () => {
  const seat = await sitDown(server, 1000n)
  const bet = { transaction_uuid: id() }
  const held = await holdMoney(server, seat.player.playerId)
  const first = seatOf({ ...server, app: other.app }, seat.player, seat.token).bet(400n, bet)
  await held.untilAwaited()
  await leave(seat)
  const refused = { status: 'RS_ERROR_TOKEN_EXPIRED', balance: units(1000n) }
  expect(await seat.bet(400n, bet)).toMatchObject(refused)
  await held.release()
  expect(await first).toMatchObject(refused)
  expect(await cashOf(seat)).toBe(1000n)
})

test.each([
  ['its player left the game', leave],
  ['operators stopped the game', stopGames],
])(
  '[SEC-09] wallet contract 3: a stake that comes again after %s hears that its first call, which was under way, took it',
  async (_, end) => {
    const seat = await sitDown(server, 1000n)
    const bet = { transaction_uuid: id() }
    const held = await holdMoney(server, seat.player.playerId)
    const first = seat.bet(400n, bet)
    await held.untilAwaited()
    await end(seat)
    const second = seat.bet(400n, bet)
    await Promise.race([second, seat.call('/user/balance')])
    await held.release()
    const taken = { status: 'RS_OK', balance: units(600n) }
    expect(await first).toMatchObject(taken)
    expect(await second).toMatchObject(taken)
    expect(await cashOf(seat)).toBe(600n)
  },
)
