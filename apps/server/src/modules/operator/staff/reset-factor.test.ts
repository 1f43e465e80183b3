import { ops, refusals } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith, STAFF_PASSWORD } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { callAs, dataOf } from '../../../testkit/test-player.ts'

const server = serverOfFile()
const { resetFactor, login, listStaff, me } = ops.opsAccount
const reason = 'celular perdido, conferido por vídeo'

const ask = (who: TestOperator, whose: TestOperator) =>
  who.call(resetFactor, { params: { staffId: String(whose.staffId) }, body: { reason } })
const approve = (who: TestOperator, approvalId: string) =>
  who.call(ops.approvals.approve, { params: { approvalId }, body: {} })
const stageOf = async ({ email }: TestOperator) =>
  dataOf(await callAs(server, login, { body: { email, password: STAFF_PASSWORD } })).stage

test('[SEC-04] [AUD-07] a lost second factor is reset by two administrators, and set up anew at the login', async () => {
  const [first, second, third] = [
    await operatorWith(server, ['admin']),
    await operatorWith(server, ['admin']),
    await operatorWith(server, ['admin']),
  ]
  const person = await operatorWith(server, ['finance'])
  expect((await ask(person, first)).status).toBe(refusals.operator_permission.status)
  expect((await ask(first, first)).status).toBe(refusals.staff_own_account.status)
  const { approvalId } = dataOf(await ask(first, person))
  const again = dataOf(await ask(second, person))
  expect(await stageOf(person)).toBe('code')
  expect((await approve(first, approvalId!)).status).toBe(7003)
  expect((await person.call(me, {})).status).toBe(200)

  dataOf(await approve(second, approvalId!))
  expect((await person.call(me, {})).http).toBe(401)
  expect(await stageOf(person)).toBe('enrol')
  const people = dataOf(await first.call(listStaff, {}))
  expect(people.find(({ email }) => email === person.email)).toMatchObject({
    isActive: true,
    roles: ['finance'],
    hasSecondFactor: false,
  })

  // the second request was about the factor that is gone: another one stays
  await server.deps.db
    .updateTable('operator.staff')
    .set({ totp_confirmed_at: new Date(server.clock.now().getTime() + 1000) })
    .where('staff_id', '=', person.staffId)
    .execute()
  expect((await approve(first, again.approvalId!)).status).toBe(refusals.changed_meanwhile.status)

  // who it is about is no second person
  const own = dataOf(await ask(first, third))
  expect((await approve(third, own.approvalId!)).status).toBe(refusals.staff_own_account.status)
  expect((await third.call(me, {})).status).toBe(200)
})
