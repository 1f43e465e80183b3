import { linkBefore, previousLink } from '@jogada/core/fairness'
import type { Deps } from '../../../deps.ts'
import { findChain } from './chain-store.ts'
import { chainKey } from './chain-key.ts'
import { openSeed } from './sealed.ts'

/** The only reader of sealed chains; lives in the process that leads the draws. */
export type ChainKeeper = {
  /** The link that decides the round at a position. Never log it, never send it early. */
  seedAt(chainId: bigint, position: number): Promise<string>
}

/** Links from a checkpoint downwards: `links[0]` is the checkpoint itself. */
type Segment = { readonly top: number; readonly links: string[] }

export function createChainKeeper(deps: Pick<Deps, 'db' | 'env' | 'rng'>): ChainKeeper {
  let key: Promise<Buffer> | undefined
  const segments = new Map<bigint, Segment>()

  return {
    async seedAt(chainId, position) {
      const known = segments.get(chainId)
      const covers = known && position <= known.top && known.top - position < known.links.length
      if (covers) return known.links[known.top - position]!
      key ??= chainKey(deps)
      const segment = await openSegment(deps, await key, { chainId, position })
      segments.set(chainId, segment)
      return segment.links[segment.top - position]!
    },
  }
}

async function openSegment(
  deps: Pick<Deps, 'db'>,
  key: Buffer,
  { chainId, position }: { readonly chainId: bigint; readonly position: number },
): Promise<Segment> {
  const chain = await findChain(deps, chainId)
  const checkpoint = await deps.db
    .selectFrom('draws.chain_seed')
    .select(['position', 'sealed'])
    .where('chain_id', '=', chainId)
    .where('position', '>=', position)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  if (!chain || !checkpoint) throw new Error(`chain ${chainId} has no link ${position}`)
  const terminatingHash = chain.terminating_hash
  const top = checkpoint.position
  const links = [openSeed(checkpoint.sealed, { terminatingHash, position: top }, key)]
  while (top - links.length >= position) links.push(previousLink(links.at(-1)!))
  await proveLink(deps, chain, { position, seed: links[top - position]! })
  return { top, links }
}

/** The chain must go on from what was revealed last: a wrong key or row must never draw. */
async function proveLink(
  { db }: Pick<Deps, 'db'>,
  chain: { readonly chain_id: bigint; readonly terminating_hash: string },
  link: { readonly position: number; readonly seed: string },
) {
  const last = await db
    .selectFrom('draws.round')
    .select(['position', 'seed'])
    .where('chain_id', '=', chain.chain_id)
    .where('seed', 'is not', null)
    .where('position', '<=', link.position)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const from = last ?? { position: 0, seed: chain.terminating_hash }
  if (linkBefore(link.seed, link.position - from.position) !== from.seed) {
    throw new Error(`link ${link.position} of chain ${chain.chain_id} is not the committed one`)
  }
}
