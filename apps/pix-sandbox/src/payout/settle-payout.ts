import type { Job } from '../agenda.ts'
import type { Sandbox } from '../context.ts'
import { endToEndId } from '../platform/identifiers.ts'
import { noticeOf } from '../webhook/webhook.ts'
import type { Payout } from './payout.ts'
import { isForeignKey, publicPayout } from './payout.ts'

/** Pays or refuses a payout, takes its job off and announces the end, in one commit. */
export function settlePayout(
  sandbox: Sandbox,
  jobId: string,
  job: Extract<Job, { kind: 'settle_payout' }>,
) {
  const { clock, config, store } = sandbox
  const payout = store.tables.payouts.get(job.payoutId)!
  const settled = outcomeOf(sandbox, payout)
  if (settled.status === 'EM_PROCESSAMENTO') {
    const later = clock.now().getTime() + Math.max(config.settleAfterMs, config.retryFirstMs)
    store.commit({ jobs: { [jobId]: { ...job, dueAt: later } } })
    return
  }
  store.commit({
    payouts: { [job.payoutId]: settled },
    jobs: {
      [jobId]: null,
      ...noticeOf(sandbox, {
        key: config.receiver.key,
        about: 'payout',
        event: publicPayout(settled),
      }),
    },
  })
}

function outcomeOf({ clock, config, faults, random }: Sandbox, payout: Payout): Payout {
  const { outcome, motivo } = faults.current.payouts
  if (outcome === 'EM_PROCESSAMENTO') return payout
  if (isForeignKey(payout.asked)) {
    return { ...payout, status: 'RECUSADO', motivo: 'TITULARIDADE_DIVERGENTE' }
  }
  if (outcome === 'RECUSADO') return { ...payout, status: 'RECUSADO', motivo }

  const now = clock.now()
  return {
    ...payout,
    status: 'PAGO',
    horario: { ...payout.horario, liquidacao: now.toISOString() },
    endToEndId: endToEndId({ ispb: config.ispb, at: now, random }),
  }
}
