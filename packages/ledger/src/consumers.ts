import { setMaxListeners } from 'node:events'
import type { ConnectionOptions } from './connection.ts'
import { consume } from './consume.ts'
import type { EventHandler } from './consume.ts'

type ConsumersOptions = {
  readonly connection: ConnectionOptions
  /** Ends all of them. */
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => void
}

export type Consuming = {
  readonly signal?: AbortSignal
  readonly topics?: readonly string[]
  /** How long an event may wait for others to be read with it, which costs less. Default 15. */
  readonly gatherMs?: number
}

/** The consumers of this process, each on a connection of its own. */
export function createConsumers({ connection, signal: ending, onError }: ConsumersOptions) {
  const running = new Set<Promise<void>>()
  const poke = new EventTarget()
  setMaxListeners(0, poke)
  return {
    /** See `Ledger.consume`. */
    consume: (name: string, handler: EventHandler, options: Consuming = {}): Promise<void> => {
      const { signal, topics, gatherMs } = options
      const both = signal ? AbortSignal.any([signal, ending]) : ending
      const one = consume({
        connection,
        name,
        handler,
        topics,
        gatherMs,
        signal: both,
        poke,
        onError,
      })
      running.add(one)
      return one.finally(() => running.delete(one))
    },
    /** Wakes who waits for events of these topics, without a way through the database. */
    poke(topics: readonly string[]) {
      poke.dispatchEvent(new CustomEvent('poke', { detail: topics }))
    },
    /** Resolves when none runs any more. */
    async ended() {
      await Promise.allSettled(running)
    },
  }
}
