import type { Sandbox } from './context.ts'
import { settlePayout } from './payout/settle-payout.ts'
import { settleRefund } from './received/settle-refund.ts'
import { deliver } from './webhook/deliver.ts'

/** Work that outlives the call that caused it; a job is a record of the same commit. */
export type Job =
  | { kind: 'settle_refund'; dueAt: number; e2eId: string; refundId: string }
  | { kind: 'settle_payout'; dueAt: number; payoutId: string }
  | NoticeJob

/** One event on its way to the receiver's webhook. */
export type NoticeJob = {
  kind: 'notice'
  dueAt: number
  key: string
  about: 'pix' | 'payout'
  event: unknown
  attempts: number
}

export type Agenda = {
  /** Looks at the jobs now and sets the alarm for the next one. */
  readonly wake: () => void
  /** Takes no further job and waits for the callbacks under way. */
  readonly stop: () => Promise<void>
}

const MOST_AT_ONCE = 16

/** Does each job when it is due. A job is never done twice at the same time. */
export function createAgenda(sandbox: Sandbox): Agenda {
  const sending = new Map<string, Promise<void>>()
  let alarm: NodeJS.Timeout | undefined
  let stopped = false

  function wake() {
    if (stopped) return
    clearTimeout(alarm)
    const now = sandbox.clock.now().getTime()
    for (const [id, job] of dueJobs(sandbox, now)) {
      if (job.kind === 'settle_refund') settleRefund(sandbox, id, job)
      if (job.kind === 'settle_payout') settlePayout(sandbox, id, job)
    }
    for (const batch of noticesToSend(sandbox, now, sending)) send(batch)
    setAlarm(now)
  }

  function send(batch: ReadonlyMap<string, NoticeJob>) {
    const sent = deliver(sandbox, batch)
      .catch((error: unknown) => process.emitWarning(`callback not recorded: ${String(error)}`))
      .finally(() => {
        for (const id of batch.keys()) sending.delete(id)
        wake()
      })
    for (const id of batch.keys()) sending.set(id, sent)
  }

  function setAlarm(now: number) {
    // Notices that cannot go out now are looked at again when one comes back or the hold ends.
    const noNotices = sandbox.faults.current.webhooks.hold || sending.size >= MOST_AT_ONCE
    const waiting = [...sandbox.store.tables.jobs].filter(
      ([id, job]) => !sending.has(id) && !(noNotices && job.kind === 'notice'),
    )
    if (waiting.length === 0) return
    const next = Math.min(...waiting.map(([, job]) => job.dueAt))
    alarm = setTimeout(wake, Math.max(1, next - now))
  }

  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(alarm)
      await Promise.all(sending.values())
    },
  }
}

const dueJobs = ({ store }: Sandbox, now: number) =>
  [...store.tables.jobs].filter(([, job]) => job.dueAt <= now)

function noticesToSend(
  sandbox: Sandbox,
  now: number,
  sending: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, NoticeJob>[] {
  const { hold, group, reverse } = sandbox.faults.current.webhooks
  if (hold) return []
  const due = dueJobs(sandbox, now).filter(
    (entry): entry is [string, NoticeJob] => entry[1].kind === 'notice' && !sending.has(entry[0]),
  )
  if (reverse) due.reverse()
  if (!group) {
    const room = Math.max(0, MOST_AT_ONCE - sending.size)
    return due.slice(0, room).map((entry) => new Map([entry]))
  }
  return ['pix', 'payout']
    .map((about) => new Map(due.filter(([, job]) => job.about === about)))
    .filter((batch) => batch.size > 0)
}
