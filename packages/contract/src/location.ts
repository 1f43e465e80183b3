import * as z from 'zod/mini'
import { call } from './call.ts'

export const placeAnswers = ['inside', 'outside', 'unknown', 'hidden'] as const

const place = z.object({
  /** Whether stakes wait for it at all. */
  isAsked: z.boolean(),
  answer: z.enum(placeAnswers),
  /** Whether the browser's position may answer where the address does not. */
  mayShowPosition: z.boolean(),
})

export type Place = z.output<typeof place>

export const placeState = call({
  method: 'GET',
  path: '/api/app/location',
  auth: 'player',
  priority: 'list',
  summary: 'Whether the player is where the licence allows play, as the last check found',
  reply: place,
})

export const showPosition = call({
  method: 'POST',
  path: '/api/app/location/position',
  auth: 'player',
  summary:
    'The browser’s position, with the player’s consent: only whether it lies inside is kept, for half an hour',
  body: z.object({
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    /** Metres within which the position is right. */
    accuracy: z.number().check(z.minimum(0), z.maximum(20_100_000)),
  }),
  reply: place,
})
