import type { CallReply, ops } from '@jogada/contract'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'

const PAGE = 50

/** The tags that a player has, by their labels. */
export async function tagsOf({ db }: Pick<Deps, 'db'>, playerId: bigint) {
  const rows = await db
    .selectFrom('operator.player_tag')
    .innerJoin('operator.tag', 'operator.tag.tag_id', 'operator.player_tag.tag_id')
    .select(['operator.tag.tag_id', 'label'])
    .where('player_id', '=', playerId)
    .orderBy('label')
    .execute()
  return rows.map(({ tag_id, label }) => ({ tagId: String(tag_id), label }))
}

/** Every tag: those in use by their labels, then those that were retired. */
export async function listTags({ db }: Pick<Deps, 'db'>): Promise<CallReply<typeof ops.tags.list>> {
  const rows = await db
    .selectFrom('operator.tag as tag')
    .selectAll()
    .select((is) =>
      is
        .selectFrom('operator.player_tag as on')
        .select((on) => on.fn.countAll<bigint>().as('players'))
        .whereRef('on.tag_id', '=', 'tag.tag_id')
        .as('players'),
    )
    .orderBy(sql`retired_at IS NOT NULL`)
    .orderBy('label')
    .execute()
  return rows.map((row) => ({
    tagId: String(row.tag_id),
    label: row.label,
    madeBy: row.made_by,
    madeAt: row.made_at.toISOString(),
    retiredAt: row.retired_at?.toISOString() ?? null,
    players: Number(row.players ?? 0),
  }))
}

/** A page of the players who have a tag, the newest account first; `next` continues it. */
export async function taggedPlayers({ db }: Pick<Deps, 'db'>, tagId: bigint, before?: bigint) {
  let query = db
    .selectFrom('operator.player_tag')
    .selectAll()
    .where('tag_id', '=', tagId)
    .orderBy('player_id', 'desc')
    .limit(PAGE + 1)
  if (before !== undefined) query = query.where('player_id', '<', before)
  const rows = await query.execute()
  const players = rows.slice(0, PAGE)
  return { players, next: rows.length > PAGE ? players.at(-1)!.player_id : null }
}

/** The tag in use whose label that is, however it is written; undefined for none. */
export const findTag = ({ db }: Pick<Deps, 'db'>, label: string) =>
  db
    .selectFrom('operator.tag')
    .selectAll()
    .where(sql<boolean>`lower(label) = lower(${label})`)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
