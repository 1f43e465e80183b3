import { ops, refusals } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { askForApproval } from './ask.ts'

const server = serverOfFile()

test.each(['crm', 'limits', 'support'] as const)(
  '[WAL-13] [R135] %s takes an own request back, and refuses nobody else’s',
  async (role) => {
    const [maker, other] = [await operatorWith(server, [role]), await operatorWith(server, [role])]
    const actor = { staffId: maker.staffId, email: maker.email, address: '127.0.0.1' }
    const approvalId = await askForApproval(server.deps, actor, {
      kind: 'offer',
      subject: 'campaign:boas-vindas',
      payload: {},
      before: null,
      after: null,
      reason: 'mais verba',
    })
    const call = { params: { approvalId: String(approvalId) }, body: { note: 'engano' } }
    // whoever might ask for the same sees it, and may still not decide
    const { status } = refusals.operator_permission
    expect((await other.call(ops.approvals.refuse, call)).status).toBe(status)
    expect((await maker.call(ops.approvals.refuse, call)).status).toBe(200)
    const shown = dataOf(await maker.call(ops.approvals.list, { query: {} }))
    expect(shown.find((one) => one.approvalId === String(approvalId))).toMatchObject({
      state: 'refused',
      checker: maker.email,
      note: 'engano',
    })
  },
)
