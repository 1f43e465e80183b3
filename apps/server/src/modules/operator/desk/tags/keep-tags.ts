import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { appendAudit, audited } from '../../../audit/index.ts'
import type { Actor } from '../../../audit/index.ts'
import { getPlayerOr404 } from '../view-player.ts'

type Because = { readonly actor: Actor; readonly reason: string }
type OnPlayer = Because & { readonly playerId: bigint; readonly tagId: bigint }

/** Adds a tag to the list, or brings back the one of that label; one label is one tag. */
export const createTag = (
  deps: Deps,
  { actor, reason, label }: Because & { readonly label: string },
): Promise<bigint> =>
  audited(
    deps,
    (tagId) => ({
      actor,
      action: 'tag.created',
      subject: `tag:${tagId}`,
      reason,
      after: { label },
    }),
    async (tx) => {
      const made = await tx
        .insertInto('operator.tag')
        .values({ label, made_by: actor.email, made_at: deps.clock.now() })
        .onConflict((conflict) =>
          conflict.expression(sql`lower(label)`).doUpdateSet({ retired_at: null }),
        )
        .returning('tag_id')
        .executeTakeFirstOrThrow()
      return made.tag_id
    },
  )

/**
 * Takes a tag off the list and off every player. Refuses with `not_found` where it is not there.
 */
export const retireTag = (
  deps: Deps,
  { actor, reason, tagId }: Because & { readonly tagId: bigint },
): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const retired = await tx
      .updateTable('operator.tag')
      .set({ retired_at: deps.clock.now() })
      .where('tag_id', '=', tagId)
      .where('retired_at', 'is', null)
      .returning('label')
      .executeTakeFirst()
    if (!retired) throw new Refusal('not_found')
    const taken = await tx
      .deleteFrom('operator.player_tag')
      .where('tag_id', '=', tagId)
      .executeTakeFirst()
    await appendAudit(deps, tx, {
      actor,
      action: 'tag.retired',
      subject: `tag:${tagId}`,
      reason,
      before: { label: retired.label, players: Number(taken.numDeletedRows) },
      after: { label: null },
    })
  })

/** Puts a tag of the list on a player; nothing where the player has it. */
export async function putTag(
  deps: Deps,
  { actor, reason, playerId, tagId }: OnPlayer,
): Promise<void> {
  await getPlayerOr404(deps, playerId)
  await deps.db.transaction().execute(async (tx) => {
    // a tag that is retired meanwhile waits for this, and takes it off again
    const tag = await tx
      .selectFrom('operator.tag')
      .select('label')
      .where('tag_id', '=', tagId)
      .where('retired_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!tag) throw new Refusal('not_found')
    const put = await tx
      .insertInto('operator.player_tag')
      .values({
        player_id: playerId,
        tag_id: tagId,
        put_by: actor.email,
        put_at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (put.numInsertedOrUpdatedRows !== 1n) return
    await appendAudit(deps, tx, {
      actor,
      action: 'player.tagged',
      subject: `player:${playerId}`,
      reason,
      after: { tag: tag.label },
    })
  })
}

/** Takes a tag off a player; nothing where the player has it no more. */
export const takeTag = (deps: Deps, { actor, reason, playerId, tagId }: OnPlayer): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const taken = await tx
      .deleteFrom('operator.player_tag')
      .using('operator.tag')
      .whereRef('operator.tag.tag_id', '=', 'operator.player_tag.tag_id')
      .where('operator.player_tag.player_id', '=', playerId)
      .where('operator.player_tag.tag_id', '=', tagId)
      .returning('label')
      .executeTakeFirst()
    if (!taken) return
    await appendAudit(deps, tx, {
      actor,
      action: 'player.untagged',
      subject: `player:${playerId}`,
      reason,
      before: { tag: taken.label },
    })
  })
