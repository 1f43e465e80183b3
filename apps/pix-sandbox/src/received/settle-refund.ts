import type { Job } from '../agenda.ts'
import type { Sandbox } from '../context.ts'
import { noticeOf } from '../webhook/webhook.ts'
import type { Payment, Refund } from './payment.ts'
import { publicPix } from './payment.ts'

/** Ends a devolução, takes its job off and announces the Pix again, in one commit. */
export function settleRefund(
  sandbox: Sandbox,
  jobId: string,
  job: Extract<Job, { kind: 'settle_refund' }>,
) {
  const { clock, config, faults, store } = sandbox
  const now = clock.now()
  const { outcome } = faults.current.refunds
  if (outcome === 'EM_PROCESSAMENTO') {
    const later = now.getTime() + Math.max(config.settleAfterMs, config.retryFirstMs)
    store.commit({ jobs: { [jobId]: { ...job, dueAt: later } } })
    return
  }

  const payment = store.tables.payments.get(job.e2eId)!
  const refunds = payment.refunds.map((refund) =>
    refund.id === job.refundId ? settled(refund, outcome, now) : refund,
  )
  const next: Payment = { ...payment, refunds }
  store.commit({
    payments: { [job.e2eId]: next },
    jobs: {
      [jobId]: null,
      ...noticeOf(sandbox, { key: payment.chave, about: 'pix', event: publicPix(next) }),
    },
  })
}

const settled = (refund: Refund, status: 'DEVOLVIDO' | 'NAO_REALIZADO', now: Date): Refund =>
  status === 'DEVOLVIDO'
    ? { ...refund, status, horario: { ...refund.horario, liquidacao: now.toISOString() } }
    : { ...refund, status, motivo: 'Conta do pagador encerrada.' }
