import { ops } from '@jogada/contract'
import { beforeAll } from 'vitest'
import { operatorWith } from '../../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../../testkit/test-operator.ts'
import type { TestServer } from '../../../../testkit/test-server.ts'

/** The two traders that all tests of a file share: one asks, the other approves. */
export type Traders = {
  readonly trader: TestOperator
  readonly second: TestOperator
  /** Approves what was asked for, by the second trader unless another one is named. */
  approve(approvalId: string, by?: TestOperator): ReturnType<typeof approveAs>
}

const approveAs = (by: TestOperator, approvalId: string) =>
  by.call(ops.approvals.approve, { params: { approvalId }, body: {} })

/** Hires two traders before the first test of a file; nothing of them can be read before that. */
export function tradersOfFile(server: TestServer): Traders {
  const hired: TestOperator[] = []
  beforeAll(async () => {
    for (let count = 0; count < 2; count++) hired.push(await operatorWith(server, ['trader']))
  })
  const at = (place: number) => {
    const one = hired[place]
    if (!one) throw new Error('the traders of this file are hired before its first test')
    return one
  }
  return {
    get trader() {
      return at(0)
    },
    get second() {
      return at(1)
    },
    approve: (approvalId, by = at(1)) => approveAs(by, approvalId),
  }
}
