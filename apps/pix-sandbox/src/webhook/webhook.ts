import type { Job, NoticeJob } from '../agenda.ts'
import type { Sandbox } from '../context.ts'
import { alphanumeric } from '../platform/identifiers.ts'

export type Webhook = {
  readonly webhookUrl: string
  readonly chave: string
  readonly cnpj: string
  readonly criacao: string
}

/** The job that announces `event`, to be committed with the change it speaks of. */
export function noticeOf(
  { clock, faults, random, store }: Sandbox,
  notice: Pick<NoticeJob, 'key' | 'about' | 'event'>,
): Record<string, Job> {
  const { drop, delayMs } = faults.current.webhooks
  if (drop || !store.tables.webhooks.has(notice.key)) return {}
  const dueAt = clock.now().getTime() + delayMs
  return { [alphanumeric(random, 20)]: { kind: 'notice', dueAt, attempts: 0, ...notice } }
}
