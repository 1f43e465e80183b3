import type { Money } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { LicenceProfile } from '@jogada/core/licence/profile'
import type { LimitChange, Pause } from '@jogada/core/limits/limits'
import type { AskedFrom, Ledger } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { findRestriction, isPhoneConfirmed } from '../account/index.ts'
import { readAccepted } from '../consent/index.ts'
import type { AcceptedVersions } from '@jogada/core/licence/consent'
import { findPerson, isRegistered, isWholePerson, picturesProgress } from '../kyc/index.ts'
import type { Progress } from '../kyc/index.ts'
import { readPlaces } from '../location/index.ts'
import { CAME_BACK, readCameBack } from './came-back.ts'
import type { CameBack } from './came-back.ts'
import { TERMS } from './counters.ts'

const CACHE_LIMIT = 100_000

/** Everything that decides whether a player may stake or deposit, as it was at one version. */
export type PlayTerms = {
  readonly version: bigint
  readonly changes: readonly LimitChange[]
  /** Those that are over too: a clock that goes back finds them in force again. */
  readonly pauses: readonly Pause[]
  /** What keeps the whole account out, or null. */
  readonly keptOut: 'suspended' | 'closed' | null
  readonly isVerified: boolean
  /** What the player has agreed to; it only grows. */
  readonly accepted: AcceptedVersions
  /** How far the pictures that the licence asks for have come. */
  readonly pictures: Progress
  /** Whether the phone was confirmed, where the licence asks for it. */
  readonly isReachable: boolean
  /** Whether address and gender were said, where the licence asks for them. */
  readonly isRegistered: boolean
  /** Where the player's sessions were found to be, the newest first, where the licence asks. */
  readonly places: readonly AskedFrom[]
  /** What limits of a week or a month may let through beyond what was counted. */
  readonly back: CameBack
}

/** The same with the highest stake that bonuses in play allow, in centavos; null for no bound. */
export type StakeTerms = PlayTerms & { readonly maxBet: Money | null }

/** Terms of players, remembered until they are found to be outdated. */
export type PlayTermsMemory = {
  known(playerId: bigint): StakeTerms | undefined
  load(playerId: bigint): Promise<StakeTerms>
  forget(playerId: bigint): void
}

type Reach = Pick<Deps, 'db' | 'env' | 'vault' | 'clock'> & {
  readonly ledger: Pick<Ledger, 'counters'>
}

type Opening = Reach & {
  readonly ledger: Pick<Ledger, 'submit'>
  /** Reads the highest stake that a player's bonuses in play allow. */
  readonly readMaxBet: (playerId: bigint) => Promise<Money | null>
}

/** Remembers terms in this process; every stake proves by their version that they still hold. */
export function createPlayTerms(deps: Opening): PlayTermsMemory {
  const gate = licenceProfile(deps.env.LICENCE_PROFILE).kyc.gate
  const memory = new Map<bigint, StakeTerms>()
  return {
    known: (playerId) => memory.get(playerId),
    async load(playerId) {
      let terms = await readStakeTerms(deps, playerId)
      // becoming known moves no version, so that it is asked for until it is so
      if (!isKnown(terms, gate)) return terms
      if (terms.version === 0n) {
        const { status } = await openVersion(deps, playerId)
        // opened by this call, nobody changed anything since it was read
        terms =
          status === 'posted' ? { ...terms, version: 1n } : await readStakeTerms(deps, playerId)
      }
      if (memory.size >= CACHE_LIMIT) memory.delete(memory.keys().next().value!)
      memory.set(playerId, terms)
      return terms
    },
    forget: (playerId) => void memory.delete(playerId),
  }
}

async function readStakeTerms(deps: Opening, playerId: bigint): Promise<StakeTerms> {
  // the version with the terms first, so that the bound is at least as new
  const terms = await readPlayTerms(deps, playerId)
  return { ...terms, maxBet: await deps.readMaxBet(playerId) }
}

/** Whether nothing is left to be learnt of a player that is never taken back. */
const isKnown = (
  { isVerified, pictures, isReachable, isRegistered: isSaid }: PlayTerms,
  gate: LicenceProfile['kyc']['gate'],
): boolean => (gate !== 'play' || isVerified) && pictures === 'done' && isReachable && isSaid

/**
 * Opens the version of a player who is about to stake for the first time: a counter that nothing
 * has moved yet would have to be looked for, and made, with each stake.
 */
const openVersion = ({ ledger }: Opening, playerId: bigint) =>
  // stale when somebody else has moved it: then it is open as well
  ledger.submit(playerId, () => ({
    key: 'play_terms',
    bodyHash: '',
    kind: 'play_terms',
    postings: [],
    counters: [{ owner: 'player', name: TERMS, delta: 1n, expect: 0n }],
  }))

/** Reads the version first, so that what is read after it is at least as new. */
export async function readPlayTerms(deps: Reach, playerId: bigint): Promise<PlayTerms> {
  const now = deps.clock.now()
  const counters = await deps.ledger.counters(playerId, [TERMS, ...CAME_BACK])
  const { kyc, location } = licenceProfile(deps.env.LICENCE_PROFILE)
  const [changes, pauses, restriction, person, accepted, pictures, isReachable, isSaid, places] =
    await Promise.all([
      deps.db
        .selectFrom('limits.change')
        .selectAll()
        .where('player_id', '=', playerId)
        .orderBy('terms_version', (by) => by.asc().nullsFirst())
        .orderBy('asked_at')
        .orderBy('change_id')
        .execute(),
      deps.db.selectFrom('limits.pause').selectAll().where('player_id', '=', playerId).execute(),
      findRestriction(deps.db, playerId),
      findPerson(deps, playerId),
      readAccepted(deps, playerId),
      kyc.face ? picturesProgress(deps, playerId) : ('done' as const),
      !kyc.phone || isPhoneConfirmed(deps, playerId),
      isRegistered(deps, playerId),
      location ? readPlaces(deps, playerId) : [],
    ])
  return {
    version: counters[TERMS]!.total,
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
    keptOut: restriction?.kind ?? null,
    isVerified: isWholePerson(deps, person),
    accepted,
    pictures,
    isReachable,
    isRegistered: isSaid,
    places,
    back: readCameBack(counters, now),
  }
}
