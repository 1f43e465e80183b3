import type { Pool } from 'pg'
import { eventChannel } from './consume.ts'

const pauseMs = 10
/** Every notice wakes all consumers of all processes: under load they are told this often. */
const everyMs = 100
/** What PostgreSQL takes with a notice, in bytes; a longer list is left out and wakes everybody. */
const payloadLimit = 7999

/**
 * Tells other processes which topics there are events of, outside of the commits: a NOTIFY inside
 * of them would make all lanes commit one after the other. Many commits share one notice.
 */
export function createAnnouncer(pool: Pool, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let notifiedAtMs = -Infinity
  const waiting = new Set<string>()
  const notify = () => {
    timer = undefined
    notifiedAtMs = performance.now()
    const topics = [...waiting].join(',')
    waiting.clear()
    const payload = Buffer.byteLength(topics) <= payloadLimit ? topics : null
    pool
      .query({
        name: 'announce',
        text: 'SELECT pg_notify($1, $2)',
        values: [eventChannel, payload],
      })
      .catch(onError)
  }
  return {
    announce(topics: readonly string[]) {
      for (const topic of topics) waiting.add(topic)
      if (timer) return
      const dueMs = notifiedAtMs + everyMs - performance.now()
      timer = setTimeout(notify, Math.max(pauseMs, dueMs)).unref()
    },
    stop() {
      clearTimeout(timer)
    },
  }
}
