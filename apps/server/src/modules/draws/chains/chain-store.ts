import type { DrawChannelCode } from '@jogada/core/games/draws'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { draw } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { DrawsTables } from '../tables.ts'

export type ChainRow = Selectable<DrawsTables['draws.chain']>

type Db = Pick<Deps, 'db'>

/**
 * The chain that a channel's next round draws from, and that round's link; null when none is left.
 */
export async function nextLink(
  { db }: Db,
  channel: DrawChannelCode,
): Promise<{ readonly chain: ChainRow; readonly position: number } | null> {
  const { rows } = await sql<ChainRow & { used: number }>`
    SELECT c.*, u.used
      FROM draws.chain c
      CROSS JOIN LATERAL (
        SELECT coalesce(max(r.position), 0) AS used FROM draws.round r WHERE r.chain_id = c.chain_id
      ) AS u
     WHERE c.channel = ${channel} AND c.salt IS NOT NULL AND c.retired_at IS NULL
       AND u.used < c.rounds
     ORDER BY c.chain_id LIMIT 1`.execute(db)
  const [row] = rows
  if (!row) return null
  const { used, ...chain } = row
  return { chain, position: used + 1 }
}

export const findChain = ({ db }: Db, chainId: bigint): Promise<ChainRow | undefined> =>
  db.selectFrom('draws.chain').selectAll().where('chain_id', '=', chainId).executeTakeFirst()

export const listChains = ({ db }: Db, channel: DrawChannelCode): Promise<ChainRow[]> =>
  db
    .selectFrom('draws.chain')
    .selectAll()
    .where('channel', '=', channel)
    .orderBy('chain_id', 'desc')
    .execute()

/** Gives a chain the salt that its announced block turned out to have; once, and to none that is retired. */
export async function setSalt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  chainId: bigint,
  salt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('draws.chain')
    .set({ salt, salted_at: clock.now() })
    .where('chain_id', '=', chainId)
    .where('salt', 'is', null)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Lets no channel open a round from a chain any more, or from any chain; those that are open end as they
 * would have. How many chains this call retired.
 */
export async function retireChains(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  which: { readonly chainId: bigint } | 'all',
): Promise<number> {
  let query = db
    .updateTable('draws.chain')
    .set({ retired_at: clock.now() })
    .where('retired_at', 'is', null)
  if (which !== 'all') query = query.where('chain_id', '=', which.chainId)
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** A commitment as everybody may read it. */
export const chainView = (chain: ChainRow): draw.DrawChain => ({
  chainId: String(chain.chain_id),
  channel: chain.channel,
  terminatingHash: chain.terminating_hash,
  rounds: chain.rounds,
  salt: chain.salt,
  saltSource: chain.salt_source,
  saltBlock: chain.salt_block,
  announcedAt: chain.announced_at.toISOString(),
  saltedAt: chain.salted_at?.toISOString() ?? null,
})
