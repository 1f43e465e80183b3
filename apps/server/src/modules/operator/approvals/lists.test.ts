import { ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('[WAL-13] what waits for a second person is listed apart from what was decided or has expired', async () => {
  const maker = await operatorWith(server, ['finance'])
  const player = await registerPlayer(server)
  const body = {
    playerId: String(player.playerId),
    direction: 'credit' as const,
    amount: '1.00',
  }
  const ask = async (reason: string, by = maker) =>
    dataOf(await by.call(ops.approvals.askAdjustment, { body: { ...body, reason } })).approvalId
  const [late, cut] = [await ask('cortesia'), await ask('erro do provedor')]
  const checker = await operatorWith(server, ['risk'])
  // a process that died while it carried it out
  await server.deps.db
    .updateTable('operator.approval')
    .set({ state: 'approved', checker_id: checker.staffId, decided_at: server.clock.now() })
    .where('approval_id', '=', BigInt(cut))
    .execute()
  server.clock.advance(24 * 3_600_000)
  const again = await operatorWith(server, ['finance'])
  const listed = async (query: { list?: 'waiting' | 'over'; before?: string }) =>
    dataOf(await again.call(ops.approvals.list, { query })).map(({ approvalId }) => approvalId)
  const [fresh, refused] = [await ask('cortesia', again), await ask('erro do provedor', again)]
  const note = { params: { approvalId: refused }, body: { note: 'engano' } }
  dataOf(await again.call(ops.approvals.refuse, note))

  expect(await listed({ list: 'waiting' })).toEqual([fresh, cut])
  expect(dataOf(await again.call(ops.queues.counts, {})).approvals).toBe(2)
  expect(await listed({ list: 'waiting', before: fresh })).toEqual([cut])
  expect(await listed({ list: 'over' })).toEqual([refused, late])
  expect(await listed({})).toEqual([refused, fresh, cut, late])
})
