import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from '@jogada/ledger'
import type { FastifyBaseLogger as Logger } from 'fastify'
import { attempt } from './attempt.ts'

const PLAYERS_AT_ONCE = 1000

export type Watching = {
  /** A player comes up when a command of this process moved one of these counters. */
  readonly counters: readonly string[]
  readonly everyMs: number
  /** What is done, as a log would name it. */
  readonly what: string
  /** Looks at many players together; those of a failed look come up again. */
  readonly look: (players: readonly bigint[]) => Promise<void>
}

/**
 * Looks at players soon after they moved, the longest waiting first, until `signal` aborts. Under
 * load a player is looked at later, never forgotten.
 */
export async function watchPlayers(
  { ledger, log }: { readonly ledger: Ledger; readonly log: Logger },
  { counters, everyMs, what, look }: Watching,
  signal: AbortSignal,
): Promise<void> {
  const moved = new Set<bigint>()
  const unlisten = ledger.onPosted(({ playerId, command }) => {
    if (command.counters?.some(({ name }) => counters.includes(name))) moved.add(playerId)
  })
  try {
    while (!signal.aborted) {
      await sleep(everyMs, undefined, { signal }).catch(() => undefined)
      const players = [...moved].slice(0, PLAYERS_AT_ONCE)
      if (players.length === 0 || signal.aborted) continue
      for (const playerId of players) moved.delete(playerId)
      await attempt(log, what, async () => {
        try {
          await look(players)
        } catch (error) {
          for (const playerId of players) moved.add(playerId)
          throw error
        }
      })
    }
  } finally {
    unlisten()
  }
}
