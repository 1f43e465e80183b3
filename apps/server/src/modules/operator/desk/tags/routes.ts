import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { handle } from '../../../../platform/http.ts'
import { actorOf } from '../../actor.ts'
import { maskedPlayers } from '../masked-players.ts'
import { createTag, putTag, retireTag, takeTag } from './keep-tags.ts'
import { listTags, taggedPlayers } from './tag-store.ts'

/** Labels on players, and the list that they come from. */
export function tagRoutes(app: FastifyInstance, deps: Deps) {
  const { tags } = ops
  handle(app, tags.list, () => listTags(deps))
  handle(app, tags.create, async (asked) => ({
    tagId: String(await createTag(deps, { actor: actorOf(asked), ...asked.body })),
  }))
  handle(app, tags.retire, async (asked) => {
    const tagId = BigInt(asked.params.tagId)
    await retireTag(deps, { actor: actorOf(asked), tagId, ...asked.body })
    return null
  })
  handle(app, tags.put, async (asked) => {
    await putTag(deps, onPlayer(asked))
    return null
  })
  handle(app, tags.take, async (asked) => {
    await takeTag(deps, onPlayer(asked))
    return null
  })
  handle(app, tags.players, async ({ params, query }) => {
    const before = query.before === undefined ? undefined : BigInt(query.before)
    const { players, next } = await taggedPlayers(deps, BigInt(params.tagId), before)
    const named = await maskedPlayers(
      deps,
      players.map(({ player_id }) => player_id),
    )
    return {
      players: players.map(({ player_id: playerId, put_by, put_at }) => {
        const { email, name } = named.get(playerId)!
        return {
          playerId: String(playerId),
          email,
          name,
          putBy: put_by,
          putAt: put_at.toISOString(),
        }
      }),
      next: next === null ? null : String(next),
    }
  })
}

const onPlayer = (
  asked: Parameters<typeof actorOf>[0] & {
    readonly params: { readonly playerId: string; readonly tagId: string }
    readonly body: { readonly reason: string }
  },
) => ({
  actor: actorOf(asked),
  reason: asked.body.reason,
  playerId: BigInt(asked.params.playerId),
  tagId: BigInt(asked.params.tagId),
})
