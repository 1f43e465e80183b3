import type { Sandbox } from '../context.ts'
import { Problem } from '../platform/problem.ts'
import type { Payment, Refund } from './payment.ts'

export function findPayment({ store }: Sandbox, e2eId: string): Payment {
  const payment = store.tables.payments.get(e2eId)
  if (!payment) throw new Problem('PixNaoEncontrado')
  return payment
}

export function findRefund(sandbox: Sandbox, e2eId: string, id: string): Refund {
  const refund = sandbox.store.tables.payments
    .get(e2eId)
    ?.refunds.find((candidate) => candidate.id === id)
  if (!refund) throw new Problem('PixDevolucaoNaoEncontrada')
  return refund
}
