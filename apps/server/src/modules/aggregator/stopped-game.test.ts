import { randomUUID } from 'node:crypto'
import { ops, play, refusals } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SLOT } from '../../testkit/foreign-provider.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../../testkit/test-player.ts'
import { syncGames } from './lobby/sync-catalogue.ts'
import { readProviders } from './provider/providers.ts'
import { sitDown, startGameServer } from './testkit.ts'
import type { GameServer } from './testkit.ts'

let server: GameServer
beforeAll(async () => {
  server = await startGameServer()
  server.provider.games = [SLOT, { ...SLOT, game_code: 'pipas', name: 'Pipas no Céu' }]
  server.clock.advance(1)
  await syncGames(server.deps, readProviders(server.deps.env)[0]!)
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const name = 'studio:orla.feira' as const
const why = { body: { reason: 'retorno estranho' } }

test('[ACC-09] [GAM-17] one game of a studio is stopped alone: no new stake, and the open round is paid', async () => {
  const risk = await operatorWith(server, ['risk'])
  const seat = await sitDown(server, 50_00n)
  const debit = randomUUID()
  expect((await seat.bet(10_00n, { transaction_uuid: debit })).status).toBe('RS_OK')
  dataOf(await risk.call(ops.switches.stop, { params: { name }, ...why }))
  expect((await seat.bet(1_00n)).status).toBe('RS_ERROR_INVALID_GAME')
  // what was decided before hears its first answer
  expect((await seat.bet(10_00n, { transaction_uuid: debit })).status).toBe('RS_OK')
  expect((await seat.win(15_00n, debit)).status).toBe('RS_OK')
  const { cash } = await server.deps.ledger.balances(seat.player.playerId)
  expect(cash.balance).toBe(55_00n)

  const player = await registerPlayer(server)
  const launch = (gameCode: string) => player.call(play.launch, { body: { gameCode } })
  expect((await launch('orla.feira')).status).toBe(refusals.service_suspended.status)
  expect((await launch('orla.pipas')).status).toBe(200)
})

test('[ACC-09] it starts again by a second person, and a game that no studio has cannot be stopped', async () => {
  const [risk, admin] = [
    await operatorWith(server, ['risk']),
    await operatorWith(server, ['admin']),
  ]
  const stopped = async () =>
    dataOf(await risk.call(ops.switches.list, {})).find((one) => one.name === name)?.isStopped
  expect(await stopped()).toBe(true)
  const { approvalId } = dataOf(
    await admin.call(ops.switches.release, { params: { name }, ...why }),
  )
  const approve = { params: { approvalId }, body: {} }
  expect((await admin.call(ops.approvals.approve, approve)).status).toBe(
    refusals.operator_own_request.status,
  )
  dataOf(await risk.call(ops.approvals.approve, approve))
  expect(await stopped()).toBe(false)
  const seat = await sitDown(server, 5_00n)
  expect((await seat.bet(1_00n)).status).toBe('RS_OK')
  for (const other of ['studio:orla.nada', 'studio:dice.x'] as const) {
    const { status } = await risk.call(ops.switches.stop, { params: { name: other }, ...why })
    expect([other, status]).toEqual([other, refusals.game_unknown.status])
  }
})
