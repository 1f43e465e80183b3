import type { Deps } from '../../../deps.ts'
import { findRound } from './round-store.ts'
import type { RoundKey, RoundRow } from './round-store.ts'

/** What never changes about a round, so that a process may remember it. */
export type RoundTerms = Pick<
  RoundRow,
  'channel' | 'round_id' | 'position' | 'gate' | 'open_at' | 'lock_at'
>

export type KnownRounds = {
  find(key: RoundKey): Promise<RoundTerms | undefined> | RoundTerms
}

const REMEMBERED = 50

/** Looks rounds up by id and remembers the terms of the last ones. */
export function createKnownRounds(deps: Pick<Deps, 'db'>): KnownRounds {
  const known = new Map<string, RoundTerms>()
  return {
    find(key) {
      const name = `${key.channel}:${key.round_id}`
      return known.get(name) ?? look(name, key)
    },
  }

  async function look(name: string, key: RoundKey) {
    const round = await findRound(deps, key)
    if (!round) return undefined
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value!)
    known.set(name, round)
    return round
  }
}
