import type { Pool } from 'pg'
import { eventChannel } from './consume.ts'

const pauseMs = 10

/**
 * Tells other processes that there are events, outside of the commits: a NOTIFY inside of them would
 * make all lanes commit one after the other. Many commits share one notice.
 */
export function createAnnouncer(pool: Pool, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  const notify = () => {
    timer = undefined
    pool.query(`NOTIFY ${eventChannel}`).catch(onError)
  }
  return {
    announce() {
      timer ??= setTimeout(notify, pauseMs).unref()
    },
    stop() {
      clearTimeout(timer)
    },
  }
}
