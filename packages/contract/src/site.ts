import * as z from 'zod/mini'
import { call } from './call.ts'
import { withdrawTypes } from './order.ts'

/** What home is made of, in the order in which it stands where no operator has set another. */
export const homeModules = [
  'search',
  'online',
  'continue',
  'live',
  'recent',
  'originals',
  'hot',
  'upcoming',
  'vip',
  'promotions',
  'wins',
  'fair',
] as const

export type HomeModule = (typeof homeModules)[number]

/** What the operator says below every page; null where the app’s own words stand. */
export const footer = call({
  method: 'GET',
  path: '/api/app/site/footer',
  auth: 'public',
  priority: 'list',
  summary: 'The operator’s own words of the footer in the caller’s language, and its pages',
  reply: z.object({
    about: z.nullable(z.string()),
    law: z.nullable(z.string()),
    /** What the licence demands at the foot of every page; null where it demands nothing (X8). */
    regulated: z.nullable(z.object({ licenceNumber: z.nullable(z.string()) })),
    pages: z.array(z.object({ slug: z.string(), title: z.string() })),
    /** The order that operators have set for home; empty where none was set. */
    home: z.array(z.string()),
  }),
})

export const licence = call({
  method: 'GET',
  path: '/api/app/site/licence',
  auth: 'public',
  priority: 'list',
  summary: 'What the licence lets the app offer and asks it to show',
  reply: z.object({
    /**
     * Whether terms are agreed to by an act of the player's own, so that no box
     * is ticked beforehand.
     */
    explicitConsent: z.boolean(),
    /** Whether anything is paid for the play of people who were invited (X10). */
    invites: z.boolean(),
    /** Whether an account or a deposit may bring a gift (X1, X2). */
    gifts: z.boolean(),
    /** Whether a deposit is played before it leaves. */
    depositsArePlayed: z.boolean(),
    /** Whether money may go from player to player. */
    transfers: z.boolean(),
    /** Where money may be paid out to (X4, X5). */
    payouts: z.array(z.enum(withdrawTypes)),
    /** Whether an identity is confirmed with a birth date only. */
    birthDate: z.boolean(),
    /** Whether there is a statement of each year. */
    yearly: z.boolean(),
    /** Where the session clock and the net result of the day stand. */
    sessionBar: z.enum(['always', 'in_play']),
  }),
})

export const page = call({
  method: 'GET',
  path: '/api/app/site/page/{slug}',
  auth: 'public',
  priority: 'list',
  summary: 'One page of the operator’s in the caller’s language',
  params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  reply: z.object({ title: z.string(), body: z.string() }),
})
