import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, text } from '../fields.ts'

/** Short, of one line, and without the sign that searches for it. */
export const tagLabel = text(24, 2).check(z.regex(/^[^#]+$/))

const reason = text(500, 3)
const tag = z.object({ tagId: idText })
const tagOfPlayer = z.object({ playerId: idText, tagId: idText })

export const list = call({
  method: 'GET',
  path: '/api/ops/tags/list',
  auth: 'operator',
  permission: 'player.view',
  summary: 'Every tag that can be put on a player, and those that were retired',
  reply: z.array(
    z.object({
      tagId: z.string(),
      label: z.string(),
      madeBy: z.string(),
      madeAt: instant,
      retiredAt: z.nullable(instant),
      /** How many players have it. */
      players: z.number(),
    }),
  ),
})

export const create = call({
  method: 'POST',
  path: '/api/ops/tags/create',
  auth: 'operator',
  permission: 'tag.manage',
  summary: 'Adds a tag to the list, or brings one back that was retired',
  body: z.object({ label: tagLabel, reason }),
  reply: z.object({ tagId: z.string() }),
})

export const retire = call({
  method: 'POST',
  path: '/api/ops/tags/retire/{tagId}',
  auth: 'operator',
  permission: 'tag.manage',
  summary: 'Takes a tag off the list and off every player',
  params: tag,
  body: z.object({ reason }),
  reply: z.null(),
})

export const put = call({
  method: 'POST',
  path: '/api/ops/tags/put/{playerId}/{tagId}',
  auth: 'operator',
  permission: 'player.tag',
  summary: 'Puts a tag on a player',
  params: tagOfPlayer,
  body: z.object({ reason }),
  reply: z.null(),
})

export const take = call({
  method: 'POST',
  path: '/api/ops/tags/take/{playerId}/{tagId}',
  auth: 'operator',
  permission: 'player.tag',
  summary: 'Takes a tag off a player',
  params: tagOfPlayer,
  body: z.object({ reason }),
  reply: z.null(),
})

export const players = call({
  method: 'GET',
  path: '/api/ops/tags/players/{tagId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'Players with a tag, the newest account first; personal data masked',
  params: tag,
  query: z.object({ before: z.optional(idText) }),
  reply: z.object({
    players: z.array(
      z.object({
        playerId: z.string(),
        email: z.string(),
        name: z.string(),
        putBy: z.string(),
        putAt: instant,
      }),
    ),
    next: z.nullable(z.string()),
  }),
})
