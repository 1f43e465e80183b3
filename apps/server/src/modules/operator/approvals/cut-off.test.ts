import { ops } from '@jogada/contract'
import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { callAs, dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import {
  bet,
  cashOf,
  home,
  moveStart,
  offerEvent,
  playerWith,
  result3,
  settle,
} from '../../sportsbook/testkit.ts'

const server = serverOfFile()
const reason = 'conferido'
const HOUR_MS = 3_600_000

let maker: TestOperator
let checker: TestOperator
beforeAll(async () => {
  await server.deps.db
    .updateTable('withdrawal.terms')
    .set({ automatic_below: 50_00n as never, two_operators_from: 100_00n as never })
    .execute()
  maker = await operatorWith(server, ['admin', 'trader', 'finance', 'crm', 'games'])
  checker = await operatorWith(server, ['admin', 'trader', 'finance', 'crm', 'risk'])
})

const approve = (approvalId: string) =>
  checker.call(ops.approvals.approve, { params: { approvalId }, body: {} })

const rowOf = (approvalId: string) =>
  server.deps.db
    .selectFrom('operator.approval')
    .select(['state', 'failure'])
    .where('approval_id', '=', BigInt(approvalId))
    .executeTakeFirstOrThrow()

/** Approves as if the server had died once it was carried out, before anybody wrote that down. */
async function approveCutOff(approvalId: string) {
  dataOf(await approve(approvalId))
  await server.deps.db
    .updateTable('operator.approval')
    .set({ state: 'approved' })
    .where('approval_id', '=', BigInt(approvalId))
    .execute()
}

async function expectDone(approvalId: string) {
  expect((await approve(approvalId)).status).toBe(200)
  expect(await rowOf(approvalId)).toEqual({ state: 'done', failure: null })
  const failed = await server.deps.db
    .selectFrom('audit.entry')
    .select('action')
    .where('action', 'like', '%.failed')
    .execute()
  expect(failed).toEqual([])
}

test('[SPB-12] [WAL-13] a result and a rollback that were cut off once they were said are done', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [result3('2.00', '3.50', '4.00')])
  const [outcomeId, seenOdds] = home(eventId)
  dataOf(await bet(player, { outcomeId, seenOdds, stake: '10.00' }))
  await moveStart(server, eventId)
  const params = { eventId }
  const entry = { state: 'finished', score: { home: 1, away: 0 } } as const
  const result = dataOf(
    await maker.call(ops.trading.askResult, { params, body: { ...entry, reason } }),
  )
  await approveCutOff(result.approvalId)
  await settle(server)
  await expectDone(result.approvalId)
  expect(await cashOf(player)).toBe('110.00')

  const rollback = dataOf(await maker.call(ops.trading.askRollback, { params, body: { reason } }))
  await approveCutOff(rollback.approvalId)
  await settle(server)
  await expectDone(rollback.approvalId)
  expect(await cashOf(player)).toBe('90.00')
})

test('[R135] roles for some hours whose grant was cut off are neither refused nor given for longer', async () => {
  const staff = await operatorWith(server, ['support'])
  const { approvalId } = dataOf(
    await maker.call(ops.opsAccount.setRoles, {
      params: { staffId: String(staff.staffId) },
      body: { roles: ['support', 'finance'], seen: ['support'], hours: 2, reason },
    }),
  )
  await approveCutOff(approvalId!)
  const until = async () => {
    const all = dataOf(await maker.call(ops.opsAccount.listStaff, {}))
    return all.find((one) => one.staffId === String(staff.staffId))!.rolesUntil
  }
  const given = await until()
  server.clock.advance(HOUR_MS / 4)
  await expectDone(approvalId!)
  expect(await until()).toBe(given)
})

test('[R135] [R195] a bonus whose grant was cut off is done, though its campaign has ended since', async () => {
  const player = await registerPlayer(server)
  const { approvalId } = dataOf(
    await callAs(
      server,
      ops.playerMoney.grant,
      {
        params: { playerId: String(player.playerId) },
        body: { source: 'campaign', id: 'page-gift', amount: '100.00', reason },
      },
      { token: maker.token, key: server.deps.rng.uuid() },
    ),
  )
  await approveCutOff(approvalId!)
  await server.deps.db
    .updateTable('promotion.campaign')
    .set({ ends_at: server.clock.now() })
    .where('campaign_id', '=', 'page-gift')
    .execute()
  await expectDone(approvalId!)
  expect((await server.deps.ledger.balances(player.playerId)).bonus.balance).toBe(100_00n)
})

test('[ACC-09] [WAL-13] a start that was cut off is done, and ends no stop that came after it', async () => {
  const params = { name: 'game:dice' } as const
  const stop = async (why: string) =>
    dataOf(await checker.call(ops.switches.stop, { params, body: { reason: why } }))
  await stop('manutenção')
  const { approvalId } = dataOf(
    await maker.call(ops.switches.release, { params, body: { reason } }),
  )
  await approveCutOff(approvalId)
  server.clock.advance(1)
  await stop('fraude')
  await expectDone(approvalId)
  const all = dataOf(await maker.call(ops.switches.list, {}))
  expect(all.find(({ name }) => name === params.name)).toMatchObject({ isStopped: true })
})
