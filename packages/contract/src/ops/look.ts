import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, text } from '../fields.ts'

export const open = call({
  method: 'POST',
  path: '/api/ops/players/look/{playerId}',
  auth: 'operator',
  permission: 'player.look',
  summary:
    'Opens a short look at the app as a player sees it: nothing can be changed in it, and personal data is masked',
  params: z.object({ playerId: idText }),
  body: z.object({ reason: text(500, 3) }),
  reply: z.object({
    lookId: z.string(),
    /** What the app of this look calls with. */
    token: z.string(),
    endsAt: instant,
  }),
})

export const end = call({
  method: 'POST',
  path: '/api/ops/players/look-end/{lookId}',
  auth: 'operator',
  permission: 'player.look',
  summary: 'Ends a look of one’s own before its time is over',
  params: z.object({ lookId: idText }),
  reply: z.null(),
})
