import { serverSeedFrom, serverSeedHash } from '@jogada/core/fairness'
import type { Deps } from '../../../deps.ts'

const SERVER_SEED_BYTES = 32
const CLIENT_SEED_BYTES = 8

/** The pair that a player's next round uses; `nonce` counts the rounds played with it. */
export type ActivePair = {
  readonly seedPairId: bigint
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  nonce: bigint
}

/** Added to a revealed pair's nonce counter, so that no round can be played with it any more. */
export const RETIRED = 2n ** 40n

export const nonceCounter = (seedPairId: bigint) => `nonce:${seedPairId}`

export function newSeedPair({ rng }: Pick<Deps, 'rng'>) {
  const serverSeed = serverSeedFrom(rng.bytes(SERVER_SEED_BYTES))
  return {
    serverSeed,
    serverSeedHash: serverSeedHash(serverSeed),
    clientSeed: rng.bytes(CLIENT_SEED_BYTES).toString('hex'),
  }
}

/**
 * The active pair and the hash of the next one, made when the player has none yet. Both are
 * committed before the player sees a hash, so that no seed is chosen after a bet is known.
 */
export async function loadSeeds(
  deps: Deps,
  playerId: bigint,
): Promise<{ readonly active: ActivePair; readonly nextHash: string }> {
  const pairs = await pairsInUse(deps, playerId)
  const active = pairs.find((pair) => pair.state === 'active')
  const next = pairs.find((pair) => pair.state === 'next')
  if (!active || !next) {
    await insertFirstPairs(deps, playerId)
    return loadSeeds(deps, playerId)
  }
  const counter = nonceCounter(active.seed_pair_id)
  const counters = await deps.ledger.counters(playerId, [counter])
  const nonce = counters[counter]?.total ?? 0n
  // rotated between the two reads: what was active is revealed by now
  if (nonce >= RETIRED) return loadSeeds(deps, playerId)
  return {
    active: {
      seedPairId: active.seed_pair_id,
      serverSeed: active.server_seed,
      serverSeedHash: active.server_seed_hash,
      clientSeed: active.client_seed,
      nonce,
    },
    nextHash: next.server_seed_hash,
  }
}

const pairsInUse = (deps: Deps, playerId: bigint) =>
  deps.db
    .selectFrom('casino.seed_pair')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', 'in', ['active', 'next'])
    .execute()

async function insertFirstPairs(deps: Deps, playerId: bigint) {
  const madeAt = deps.clock.now()
  const rows = (['active', 'next'] as const).map((state) => {
    const pair = newSeedPair(deps)
    return {
      player_id: playerId,
      server_seed: pair.serverSeed,
      server_seed_hash: pair.serverSeedHash,
      client_seed: pair.clientSeed,
      state,
      made_at: madeAt,
      revealed_at: null,
      rounds: null,
    }
  })
  await deps.db
    .insertInto('casino.seed_pair')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The pair that the last rotation revealed, if any. */
export const lastRevealed = (deps: Deps, playerId: bigint) =>
  deps.db
    .selectFrom('casino.seed_pair')
    .select(['server_seed', 'server_seed_hash', 'client_seed', 'rounds'])
    .where('player_id', '=', playerId)
    .where('state', '=', 'revealed')
    .orderBy('seed_pair_id', 'desc')
    .limit(1)
    .executeTakeFirst()
