import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../../deps.ts'
import { FEED_CHANNEL } from './channel.ts'
import { heartbeatOf, readHeartbeats } from './heartbeats.ts'
import type { Heartbeat } from './heartbeats.ts'
import type { LoggedMessage } from './message.ts'
import { readAfter } from './read-log.ts'

const POLL_MS = 1000

export type LogFollower = {
  /** The number after which to read. */
  readonly after: number
  /** The same messages come once more after a failure. */
  onMessages(messages: readonly LoggedMessage[]): Promise<void>
  onHeartbeat(heartbeat: Heartbeat): void
}

/**
 * Hands every message after `after` to the follower, in order, within milliseconds of its commit;
 * a lost notification costs one poll. Whenever hearing begins, hands over when each source was last
 * heard. Ends when the signal aborts.
 */
export async function followLog(
  deps: Pick<Deps, 'db' | 'pool' | 'listener' | 'log' | 'clock'>,
  follower: LogFollower,
  signal: AbortSignal,
): Promise<void> {
  let wake = new AbortController()
  const leave = deps.listener.hear(FEED_CHANNEL, {
    onNotice(payload) {
      if (payload === '') wake.abort()
      else follower.onHeartbeat(heartbeatOf(payload, deps.clock.now()))
    },
    onHearing() {
      wake.abort()
      readHeartbeats(deps).then(
        (all) => all.forEach((heartbeat) => follower.onHeartbeat(heartbeat)),
        (error: unknown) => deps.log.error({ err: error }, 'cannot read which sources are alive'),
      )
    },
  })
  let after = follower.after
  while (!signal.aborted) {
    wake = new AbortController()
    try {
      const messages = await readAfter(deps, after)
      if (messages.length > 0) {
        await follower.onMessages(messages)
        after = messages.at(-1)!.seq
        continue
      }
    } catch (error) {
      if (!signal.aborted) deps.log.error({ err: error }, 'cannot read the feed log')
    }
    await sleep(POLL_MS, undefined, { signal: AbortSignal.any([signal, wake.signal]) }).catch(
      () => undefined,
    )
  }
  leave()
}
