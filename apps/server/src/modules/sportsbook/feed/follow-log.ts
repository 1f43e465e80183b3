import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Deps } from '../../../deps.ts'
import { FEED_CHANNEL } from './channel.ts'
import { heartbeatOf } from './heartbeats.ts'
import type { Heartbeat } from './heartbeats.ts'
import type { LoggedMessage } from './message.ts'
import { readAfter } from './read-log.ts'

const POLL_MS = 1000
const RETRY_MS = 1000

export type LogFollower = {
  /** The number after which to read. */
  readonly after: number
  onMessages(messages: readonly LoggedMessage[]): void
  onHeartbeat(heartbeat: Heartbeat): void
}

/**
 * Hands every message after `after` to the follower, in order, within milliseconds of its commit;
 * a lost notification costs one poll. Ends when the signal aborts.
 */
export async function followLog(
  deps: Pick<Deps, 'db' | 'pool' | 'log' | 'clock'>,
  follower: LogFollower,
  signal: AbortSignal,
): Promise<void> {
  let wake = new AbortController()
  const listening = listen(deps, signal, (payload) => {
    if (payload === '') wake.abort()
    else follower.onHeartbeat(heartbeatOf(payload, deps.clock.now()))
  })
  let after = follower.after
  while (!signal.aborted) {
    wake = new AbortController()
    try {
      const messages = await readAfter(deps, after)
      after = messages.at(-1)?.seq ?? after
      if (messages.length > 0) {
        follower.onMessages(messages)
        continue
      }
    } catch (error) {
      if (!signal.aborted) deps.log.error({ err: error }, 'cannot read the feed log')
    }
    await sleep(POLL_MS, undefined, { signal: AbortSignal.any([signal, wake.signal]) }).catch(
      () => undefined,
    )
  }
  await listening
}

/** Keeps one connection listening, and opens another one when it is lost. */
async function listen(
  { pool, log }: Pick<Deps, 'pool' | 'log'>,
  signal: AbortSignal,
  hear: (payload: string) => void,
) {
  while (!signal.aborted) {
    let client: pg.PoolClient | undefined
    try {
      client = await pool.connect()
      const lost = untilLost(client, signal)
      client.on('notification', ({ payload }) => hear(payload ?? ''))
      await client.query(`LISTEN ${FEED_CHANNEL}`)
      hear('')
      await lost
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'cannot listen to the feed')
    } finally {
      client?.release(true)
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined)
  }
}

const untilLost = (client: pg.PoolClient, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
