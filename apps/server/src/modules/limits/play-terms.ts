import { licenceProfile } from '@jogada/core/licence/profile'
import type { LimitChange, Pause } from '@jogada/core/limits/limits'
import type { Ledger } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { findPerson } from '../kyc/index.ts'
import { TERMS } from './counters.ts'

const CACHE_LIMIT = 100_000

/** Everything that decides whether a player may stake or deposit, as it was at one version. */
export type PlayTerms = {
  readonly version: bigint
  readonly changes: readonly LimitChange[]
  readonly pauses: readonly Pause[]
  readonly isVerified: boolean
}

/** Terms of players, remembered until they are found to be outdated. */
export type PlayTermsMemory = {
  known(playerId: bigint): PlayTerms | undefined
  load(playerId: bigint): Promise<PlayTerms>
  forget(playerId: bigint): void
}

type Reach = Pick<Deps, 'db' | 'env' | 'vault'> & { readonly ledger: Pick<Ledger, 'counters'> }

/** Remembers terms in this process; every stake proves by their version that they still hold. */
export function createPlayTerms(deps: Reach): PlayTermsMemory {
  const gate = licenceProfile(deps.env.LICENCE_PROFILE).kyc.gate
  const memory = new Map<bigint, PlayTerms>()
  return {
    known: (playerId) => memory.get(playerId),
    async load(playerId) {
      const terms = await readPlayTerms(deps, playerId)
      // becoming verified moves no version, so that it is asked for until it is so
      if (gate === 'play' && !terms.isVerified) return terms
      if (memory.size >= CACHE_LIMIT) memory.delete(memory.keys().next().value!)
      memory.set(playerId, terms)
      return terms
    },
    forget: (playerId) => void memory.delete(playerId),
  }
}

/** Reads the version first, so that what is read after it is at least as new. */
export async function readPlayTerms(deps: Reach, playerId: bigint): Promise<PlayTerms> {
  const version = (await deps.ledger.counters(playerId, [TERMS]))[TERMS]!.total
  const [changes, pauses, person] = await Promise.all([
    deps.db
      .selectFrom('limits.change')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('change_id')
      .execute(),
    deps.db.selectFrom('limits.pause').selectAll().where('player_id', '=', playerId).execute(),
    findPerson(deps, playerId),
  ])
  return {
    version,
    changes: changes.map(({ kind, span, amount, asked_at, effective_at }) => ({
      kind,
      window: span,
      amount,
      askedAt: asked_at,
      effectiveAt: effective_at,
    })),
    pauses: pauses.map(({ kind, starts_at, ends_at }) => ({
      kind,
      from: starts_at,
      until: ends_at,
    })),
    isVerified: person !== undefined,
  }
}
