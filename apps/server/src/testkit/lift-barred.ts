import { ops } from '@jogada/contract'
import { dataOf } from './test-player.ts'
import { operatorWith } from './test-operator.ts'
import type { TestServer } from './test-server.ts'

/** Takes a CPF off the list of those who may not bet: one person asks, another approves. */
export async function liftBarredBy(server: TestServer, barredId: string): Promise<void> {
  const [maker, checker] = [
    await operatorWith(server, ['risk']),
    await operatorWith(server, ['risk']),
  ]
  const asking = { params: { barredId }, body: { reason: 'engano' } }
  const params = dataOf(await maker.call(ops.barred.lift, asking))
  dataOf(await checker.call(ops.approvals.approve, { params, body: {} }))
}
