const PAUSE_MS = 5 * 60_000
const CACHE_LIMIT = 100_000

/** The play that has led to a stake. */
export type PlayedUntil = {
  readonly at: Date
  /** Since the last stake that counted. */
  readonly seconds: bigint
  /** Whether the stake's own command counts them. */
  readonly isCounted: boolean
}

type Seen = { lastMs: number; countedMs: number }

/**
 * Measures play as the time between stakes that are at most five minutes apart; a clock that went
 * back says nothing of the time since the last one. Each process
 * measures what passes through it: the proxy before several of them must bring the calls of one
 * session to the same one.
 */
export function createPlayTime() {
  const seen = new Map<bigint, Seen>()
  return {
    /** Whole seconds of play that were not counted yet. */
    uncounted(playerId: bigint, at: Date): bigint {
      const known = seen.get(playerId)
      const ms = at.getTime()
      if (!known || ms - known.lastMs > PAUSE_MS) return 0n
      return BigInt(Math.floor((Math.max(ms, known.lastMs) - known.countedMs) / 1000))
    },
    /** A stake stands, and `seconds` were counted with it. */
    count(playerId: bigint, at: Date, seconds: bigint) {
      const ms = at.getTime()
      const known = seen.get(playerId)
      if (!known || ms - known.lastMs > PAUSE_MS) {
        if (seen.size >= CACHE_LIMIT) seen.delete(seen.keys().next().value!)
        seen.set(playerId, { lastMs: ms, countedMs: ms })
        return
      }
      known.countedMs += Math.min(0, ms - known.lastMs) + Number(seconds) * 1000
      known.lastMs = ms
    },
  }
}

export type PlayTime = ReturnType<typeof createPlayTime>
