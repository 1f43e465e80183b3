import * as z from 'zod/mini'
import { call } from '../call.ts'
import { soloRound } from './rounds.ts'

/** How to find out long after a time-out, when asking again would play what never arrived. */
export const sentRound = call({
  method: 'GET',
  path: '/api/app/game/round/of/{key}',
  auth: 'player',
  summary: 'The round that the player began under an Idempotency-Key; begins none',
  params: z.object({ key: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) }),
  reply: z.object({ round: soloRound }),
})
