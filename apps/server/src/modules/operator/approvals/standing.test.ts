import { ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { createStaffSessions } from '../sessions/staff-sessions.ts'
import { approve } from './decide.ts'

let server: TestServer
let admin: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  admin = await operatorWith(server, ['admin'])
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

async function askedBy(maker: TestOperator) {
  const player = await registerPlayer(server)
  const { approvalId } = dataOf(
    await maker.call(ops.approvals.askAdjustment, {
      body: {
        playerId: String(player.playerId),
        direction: 'credit',
        amount: '900.00',
        reason: 'erro do provedor',
      },
    }),
  )
  const cash = async () => (await server.deps.ledger.balances(player.playerId)).cash.balance
  return { approvalId, cash, call: { params: { approvalId }, body: {} } }
}

const setRolesOf = ({ staffId }: TestOperator, roles: ops.Role[]) =>
  server.deps.db
    .updateTable('operator.staff')
    .set({ roles })
    .where('staff_id', '=', staffId)
    .execute()

const stateOf = async (reader: TestOperator, approvalId: string) =>
  dataOf(await reader.call(ops.approvals.list, { query: {} })).find(
    (one) => one.approvalId === approvalId,
  )

test('[WAL-13] [R135] what somebody asked for whose right was taken since is not carried out', async () => {
  const [maker, checker] = [
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
  ]
  const { approvalId, cash, call } = await askedBy(maker)
  expect(await stateOf(maker, approvalId)).toMatchObject({ isMine: true, mayApprove: true })
  expect(await stateOf(checker, approvalId)).toMatchObject({ isMine: false, mayApprove: true })
  // an administrator sees the request, and is offered nothing that would be refused
  expect(await stateOf(admin, approvalId)).toMatchObject({ isMine: false, mayApprove: false })
  await setRolesOf(maker, ['support'])
  expect((await checker.call(ops.approvals.approve, call)).status).toBe(7012)
  expect(await cash()).toBe(0n)
  expect(await stateOf(checker, approvalId)).toMatchObject({
    state: 'refused',
    note: '',
    failure: 'Quem fez este pedido não tem mais esse direito. O pedido foi encerrado.',
    checker: checker.email,
  })
  // the right that comes back does not bring the request back
  await setRolesOf(maker, ['finance'])
  expect((await checker.call(ops.approvals.approve, call)).status).toBe(7004)
  expect(await cash()).toBe(0n)
})

test('[WAL-13] [R135] what somebody asked for who was switched off since is not carried out', async () => {
  const [maker, checker] = [
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['risk']),
  ]
  const { approvalId, cash, call } = await askedBy(maker)
  const off = {
    params: { staffId: String(maker.staffId) },
    body: { isActive: false, reason: 'fraude' },
  }
  dataOf(await admin.call(ops.opsAccount.setActive, off))
  expect((await checker.call(ops.approvals.approve, call)).status).toBe(7012)
  expect(await cash()).toBe(0n)
  expect((await stateOf(checker, approvalId))?.state).toBe('refused')
})

test('[WAL-13] [R135] who loses the right between the call and the act approves nothing', async () => {
  const [maker, checker] = [
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
  ]
  const { approvalId, cash } = await askedBy(maker)
  // the session as it was read when the call came in
  const operator = (await createStaffSessions(server.deps).find(checker.token, '127.0.0.1'))!
  const actor = { staffId: checker.staffId, email: checker.email, address: '127.0.0.1' }
  const decision = { approvalId: BigInt(approvalId), operator, actor, note: '' }
  await setRolesOf(checker, ['support'])
  await expect(approve(server.deps, decision)).rejects.toThrow('operator_permission')
  const off = {
    params: { staffId: String(checker.staffId) },
    body: { isActive: false, reason: 'saiu' },
  }
  await setRolesOf(checker, ['finance'])
  dataOf(await admin.call(ops.opsAccount.setActive, off))
  await expect(approve(server.deps, decision)).rejects.toThrow('operator_permission')
  expect(await cash()).toBe(0n)
  expect((await stateOf(maker, approvalId))?.state).toBe('open')
})

test('[R135] roles that changed since a grant was asked for are not written over', async () => {
  const [second, staff] = [
    await operatorWith(server, ['admin']),
    await operatorWith(server, ['support']),
  ]
  const grant = (roles: ops.Role[], seen: ops.Role[] = ['support']) =>
    admin.call(ops.opsAccount.setRoles, {
      params: { staffId: String(staff.staffId) },
      body: { roles, seen, reason: 'mudança de área' },
    })
  const early = dataOf(await grant(['support', 'finance']))
  const late = dataOf(await grant(['auditor']))
  const decide = (approvalId: string | null) =>
    second.call(ops.approvals.approve, { params: { approvalId: approvalId! }, body: {} })
  dataOf(await decide(late.approvalId))
  expect((await decide(early.approvalId)).status).toBe(7011)
  // nor are they by whoever has not seen them
  expect((await grant(['support', 'risk'])).status).toBe(7011)
  expect((await grant(['auditor', 'risk'], ['auditor'])).status).toBe(200)
  expect(dataOf(await staff.call(ops.opsAccount.me, {})).roles).toEqual(['auditor'])
})

test('[R135] of two administrators who switch each other off at once one stays', async () => {
  await server.deps.db
    .updateTable('operator.staff')
    .set({ is_active: false })
    .where('staff_id', '!=', admin.staffId)
    .execute()
  const other = await operatorWith(server, ['admin'])
  const off = (by: TestOperator, whom: TestOperator) =>
    by.call(ops.opsAccount.setActive, {
      params: { staffId: String(whom.staffId) },
      body: { isActive: false, reason: 'saiu' },
    })
  // whichever reads first, the rows that it decides by must hold until it is done
  const held = await server.deps.pool.connect()
  try {
    await held.query('BEGIN')
    await held.query('SELECT FROM operator.staff FOR UPDATE')
    const both = Promise.all([off(admin, other), off(other, admin)])
    await expect
      .poll(async () => {
        const { rows } = await server.deps.pool.query<{ waiting: number }>(
          `SELECT count(DISTINCT pid)::int AS waiting
             FROM pg_locks JOIN pg_stat_activity USING (pid)
            WHERE NOT granted AND datname = current_database()`,
        )
        return rows[0]!.waiting
      })
      .toBe(2)
    await held.query('COMMIT')
    const statuses = (await both).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  } finally {
    await held.query('ROLLBACK')
    held.release()
  }
})

test('[WAL-13] what a second person sees and what is carried out cannot be written over', async () => {
  const maker = await operatorWith(server, ['finance'])
  const { approvalId } = await askedBy(maker)
  for (const column of ['payload', 'before', 'after', 'maker_id', 'kind', 'expires_at']) {
    await expect(
      server.deps.pool.query(
        `UPDATE operator.approval SET ${column} = ${column} WHERE approval_id = $1`,
        [approvalId],
      ),
    ).rejects.toThrow('permission denied')
  }
})

/** An approval that was decided and cut off before it was carried out. */
async function cutOff(maker: TestOperator, checker: TestOperator) {
  const asked = await askedBy(maker)
  await server.deps.db
    .updateTable('operator.approval')
    .set({ state: 'approved', checker_id: checker.staffId, decided_at: server.clock.now() })
    .where('approval_id', '=', BigInt(asked.approvalId))
    .execute()
  return asked
}

test('[R135] what was cut off is not finished by another once its maker has left too', async () => {
  const [maker, gone, other] = [
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
  ]
  const { approvalId, cash, call } = await cutOff(maker, gone)
  await setRolesOf(gone, ['support'])
  await setRolesOf(maker, ['support'])
  expect((await other.call(ops.approvals.approve, call)).status).toBe(7004)
  expect(await cash()).toBe(0n)
  // it may have been carried out: nobody can say that it was refused
  expect((await stateOf(other, approvalId))?.state).toBe('open')
})

test('[WAL-13] [R135] whoever approved what was cut off does not finish it for a maker who has left since', async () => {
  const [maker, checker] = [
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
  ]
  const { approvalId, cash, call } = await cutOff(maker, checker)
  await setRolesOf(maker, ['support'])
  expect((await checker.call(ops.approvals.approve, call)).status).toBe(7004)
  expect(await cash()).toBe(0n)
  expect((await stateOf(checker, approvalId))?.state).toBe('open')
  // what is known to be done is said to be done, whoever asked for it
  await server.deps.db
    .updateTable('operator.approval')
    .set({ carried_out_at: server.clock.now() })
    .where('approval_id', '=', BigInt(approvalId))
    .execute()
  dataOf(await checker.call(ops.approvals.approve, call))
  expect((await stateOf(checker, approvalId))?.state).toBe('done')
})

test('[WAL-13] [R135] what was cut off when its checker left is finished once by another, or lapses', async () => {
  const [maker, gone, other] = [
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
  ]
  const waiting = async () => dataOf(await other.call(ops.queues.counts, {})).approvals
  const before = await waiting()
  const first = await cutOff(maker, gone)
  const second = await cutOff(maker, gone)
  expect(await waiting()).toBe(before + 2)
  const approveAs = (who: TestOperator, { call }: typeof first) =>
    who.call(ops.approvals.approve, call)
  // as long as whoever approved it is here, it is theirs to finish
  expect((await approveAs(other, first)).status).toBe(7004)
  await setRolesOf(gone, ['support'])
  expect((await approveAs(maker, first)).status).toBe(7003)
  const both = await Promise.all([approveAs(other, first), approveAs(other, first)])
  expect(both.map(({ status }) => status)).toContain(200)
  expect(await first.cash()).toBe(90_000n)
  expect(await waiting()).toBe(before + 1)
  expect(await stateOf(other, first.approvalId)).toMatchObject({
    state: 'done',
    checker: other.email,
  })

  expect((await stateOf(other, second.approvalId))?.state).toBe('open')
  server.clock.advance(25 * 3_600_000)
  const late = await operatorWith(server, ['finance'])
  expect((await stateOf(late, second.approvalId))?.state).toBe('expired')
  expect((await approveAs(late, second)).status).toBe(7004)
  expect(await second.cash()).toBe(0n)
})
