import type { NoticeJob } from '../agenda.ts'
import type { Sandbox } from '../context.ts'

const LONGEST_ANSWER = 64 * 1024

/**
 * Sends one callback with the events of `batch` and records how it went: 2xx takes them off the
 * queue, anything else puts them back with a pause that doubles. Events whose webhook was cancelled
 * are dropped.
 */
export async function deliver(sandbox: Sandbox, batch: ReadonlyMap<string, NoticeJob>) {
  const { config, clock, faults, store } = sandbox
  const [first] = batch.values()
  const webhook = store.tables.webhooks.get(first!.key)
  const target = webhook && `${webhook.webhookUrl.replace(/\/$/, '')}/${first!.about}`
  const events = [...batch.values()].map((job) => job.event)
  const body = JSON.stringify(first!.about === 'pix' ? { pix: events } : { payouts: events })

  const copies = target ? faults.current.webhooks.copies : 0
  let arrived = true
  for (let copy = 0; copy < copies; copy += 1) {
    arrived = (await post(target!, body, config.webhookTimeoutMs)) && arrived
  }

  const now = clock.now().getTime()
  const retried = ([id, job]: [string, NoticeJob]): [string, NoticeJob] => {
    const pauseMs = Math.min(config.retryLongestMs, config.retryFirstMs * 2 ** job.attempts)
    return [id, { ...job, attempts: job.attempts + 1, dueAt: now + pauseMs }]
  }
  const settled = arrived ? [...batch.keys()].map((id) => [id, null]) : [...batch].map(retried)
  store.commit({ jobs: Object.fromEntries(settled) as Record<string, NoticeJob | null> })
}

/** Whether the receiver took it. Redirects are not followed and a long answer is not read. */
async function post(url: string, body: string, timeoutMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await readAtMost(response, LONGEST_ANSWER)
    return response.ok
  } catch {
    return false
  }
}

async function readAtMost(response: Response, most: number) {
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).byteLength
    if (size > most) return
  }
}
