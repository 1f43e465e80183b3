import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, moneyText, text, wholeNumber } from '../fields.ts'
import { kycItemReasons, kycItems } from '../kyc.ts'
import { referralLevel, referralPerson } from '../referral.ts'
import { auditEntry } from './books.ts'
import { ticketsPage } from './care.ts'
import { restrictionKinds } from './players.ts'

const player = z.object({ playerId: idText })

export const papers = call({
  method: 'GET',
  path: '/api/ops/players/papers/{playerId}',
  auth: 'operator',
  permission: 'kyc.view',
  summary: 'Who a player is, masked, and every picture that was shown, the newest first',
  params: player,
  query: z.object({ before: z.optional(text(80)) }),
  reply: z.object({
    person: z.nullable(z.object({ name: z.string(), cpf: z.string(), verifiedAt: instant })),
    /** Masked; null where nothing was said. */
    registration: z.nullable(
      z.object({
        address: z.nullable(z.string()),
        gender: z.nullable(z.string()),
        at: instant,
      }),
    ),
    /** Why the last try was refused. */
    refusal: z.nullable(z.object({ reason: z.string(), at: instant })),
    documents: z.array(
      z.object({
        documentId: z.string(),
        item: z.enum(kycItems),
        state: z.enum(['waiting', 'approved', 'refused', 'replaced']),
        reason: z.nullable(z.enum(kycItemReasons)),
        hint: z.nullable(z.string()),
        bytes: z.number(),
        sentAt: instant,
        decidedAt: z.nullable(instant),
        /** The operator, or the check that decided by itself. */
        decidedBy: z.nullable(z.string()),
        /** Whether the picture is still kept and can be looked at. */
        isKept: z.boolean(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

export const tickets = call({
  method: 'GET',
  path: '/api/ops/players/tickets/{playerId}',
  auth: 'operator',
  permission: 'ticket.view',
  summary: 'Tickets of a player in every state, the last changed first',
  params: player,
  query: z.object({ after: z.optional(text(80)) }),
  reply: ticketsPage,
})

export const referral = call({
  method: 'GET',
  path: '/api/ops/players/referral/{playerId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'Who invited a player, three levels up, and what three levels below brought',
  params: player,
  reply: z.object({
    /** The nearest first. */
    above: z.array(z.object({ level: z.number(), playerId: z.string(), name: z.string() })),
    levels: z.array(referralLevel),
    paid: moneyText,
    pending: moneyText,
  }),
})

export const invited = call({
  method: 'GET',
  path: '/api/ops/players/invited/{playerId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'Players of one level below a player, masked, the newest first',
  params: player,
  query: z.object({ level: wholeNumber(1, 3), before: z.optional(idText) }),
  reply: z.object({ people: z.array(referralPerson), next: z.nullable(z.string()) }),
})

/** What two accounts may have in common, the strongest sign first. */
export const linkWays = [
  'cpf',
  'picture',
  'payment_key',
  'device',
  'phone',
  'transfer',
  'address',
] as const

export const linked = call({
  method: 'GET',
  path: '/api/ops/players/linked/{playerId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'Accounts that share something with a player’s, the newest first',
  params: player,
  query: z.object({ way: z.optional(z.enum(linkWays)), before: z.optional(idText) }),
  reply: z.object({
    accounts: z.array(
      z.object({
        playerId: z.string(),
        email: z.string(),
        name: z.string(),
        registeredAt: instant,
        restriction: z.nullable(z.enum(restrictionKinds)),
        ways: z.array(
          z.object({
            way: z.enum(linkWays),
            /** When it was last seen. */
            at: instant,
            /** The address or device; empty where naming it would show personal data. */
            shared: z.string(),
          }),
        ),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

export const trace = call({
  method: 'GET',
  path: '/api/ops/players/audit/{playerId}',
  auth: 'operator',
  permission: 'audit.view',
  summary:
    'What operators did to a player, the withdrawals, pictures, debts and tickets included, the newest first',
  params: player,
  query: z.object({ before: z.optional(idText) }),
  reply: z.object({ entries: z.array(auditEntry), next: z.nullable(z.string()) }),
})
