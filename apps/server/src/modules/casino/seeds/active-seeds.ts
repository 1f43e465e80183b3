import type { Deps } from '../../../deps.ts'
import { loadSeeds } from './seed-store.ts'
import type { ActivePair } from './seed-store.ts'

const REMEMBERED_PLAYERS = 50_000

/**
 * Active seed pairs of recent players in this process. A remembered nonce may be behind when
 * another process serves the same player; the commit's compare-and-set finds out, and the caller
 * forgets and loads again.
 */
export type ActiveSeeds = {
  get(playerId: bigint): ActivePair | Promise<ActivePair>
  forget(playerId: bigint): void
}

export function createActiveSeeds(deps: Deps): ActiveSeeds {
  const remembered = new Map<bigint, ActivePair>()
  return {
    get(playerId) {
      const known = remembered.get(playerId)
      if (known) return known
      return loadSeeds(deps, playerId).then(({ active }) => {
        const winner = remembered.get(playerId)
        if (winner) return winner
        if (remembered.size >= REMEMBERED_PLAYERS)
          remembered.delete(remembered.keys().next().value!)
        remembered.set(playerId, active)
        return active
      })
    },
    forget(playerId) {
      remembered.delete(playerId)
    },
  }
}
