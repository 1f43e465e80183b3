import { setImmediate } from 'node:timers/promises'
import { previousLink, serverSeedFrom } from '@jogada/core/fairness'
import type { DrawChannelCode } from '@jogada/core/games/draws'
import type { Deps } from '../../../deps.ts'
import { sealSeed } from './sealed.ts'

/** A seed is kept at every so many links, so that none is ever far from one. */
export const CHECKPOINT_LINKS = 10_000

export type ChainOrder = {
  readonly channel: DrawChannelCode
  readonly rounds: number
  /** The Bitcoin block whose hash will be the salt; null for a salt that is known already. */
  readonly saltBlock: number | null
  readonly salt: string | null
}

type ChainDeps = Pick<Deps, 'db' | 'rng' | 'clock'>

/**
 * Draws the head of a new chain, seals it and its checkpoints under `key`, and keeps the chain with
 * its terminating hash. Nothing of it can be drawn before it has its salt.
 */
export async function makeChain(
  { db, rng, clock }: ChainDeps,
  key: Buffer,
  order: ChainOrder,
): Promise<{ readonly chainId: bigint; readonly terminatingHash: string }> {
  const { kept, terminatingHash } = await links(serverSeedFrom(rng.bytes(32)), order.rounds)
  const at = clock.now()
  return db.transaction().execute(async (tx) => {
    const { chain_id: chainId } = await tx
      .insertInto('draws.chain')
      .values({
        channel: order.channel,
        terminating_hash: terminatingHash,
        rounds: order.rounds,
        announced_at: at,
        salt_source: order.saltBlock === null ? 'constant' : 'bitcoin_block',
        salt_block: order.saltBlock,
        salt: order.salt,
        salted_at: order.salt === null ? null : at,
      })
      .returning('chain_id')
      .executeTakeFirstOrThrow()
    for (const { position, seed } of kept) {
      const sealed = sealSeed(seed, { terminatingHash, position }, key, rng.bytes(12))
      await tx
        .insertInto('draws.chain_seed')
        .values({ chain_id: chainId, position, sealed })
        .execute()
    }
    return { chainId, terminatingHash }
  })
}

async function links(head: string, rounds: number) {
  const kept: { readonly position: number; readonly seed: string }[] = []
  let seed = head
  for (let position = rounds; position > 0; position--) {
    if (position === rounds || position % CHECKPOINT_LINKS === 0) {
      kept.push({ position, seed })
      await setImmediate()
    }
    seed = previousLink(seed)
  }
  return { kept, terminatingHash: seed }
}
