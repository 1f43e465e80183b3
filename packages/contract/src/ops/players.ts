import * as z from 'zod/mini'
import { call } from '../call.ts'
import { gameMess } from '../casino/history.ts'
import { idText, instant, moneyText, text } from '../fields.ts'
import { languages } from '../languages.ts'
import { pauseEntry } from '../limits.ts'
import { matterRef } from '../support.ts'
import { records } from '../wallet.ts'
import { riskSign } from './queues.ts'

const player = z.object({ playerId: idText })
const reason = text(500, 3)

export const search = call({
  method: 'GET',
  path: '/api/ops/players/search',
  auth: 'operator',
  permission: 'player.view',
  summary: 'Players by number, e-mail, CPF, txid, endToEndId, payout, bet, round, or #tag',
  query: z.object({ q: text(254, 1) }),
  reply: z.array(
    z.object({
      playerId: z.string(),
      email: z.string(),
      name: z.string(),
      /** By what they were found. */
      by: z.enum(['player', 'email', 'cpf', 'txid', 'end_to_end', 'payout', 'bet', 'round', 'tag']),
      /** The bet or round that was found, as the player's lists name it. */
      play: z.nullable(z.string()),
    }),
  ),
})

export const restrictionKinds = ['suspended', 'closed'] as const

export const view = call({
  method: 'GET',
  path: '/api/ops/players/view/{playerId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'Everything about a player on one page; personal data masked',
  params: player,
  reply: z.object({
    playerId: z.string(),
    email: z.string(),
    name: z.string(),
    phone: z.string(),
    cpf: z.nullable(z.string()),
    level: z.number(),
    licenceProfile: z.string(),
    /** Whether the licence in force asks for yearly statements. */
    hasYearly: z.boolean(),
    registeredAt: instant,
    kycAt: z.nullable(instant),
    /** A test player: no report, commission or budget counts them. */
    isTest: z.boolean(),
    restriction: z.nullable(
      z.object({
        kind: z.enum(restrictionKinds),
        /** Null where it is for those alone who may `wellbeing.view`. */
        reason: z.nullable(z.string()),
        at: instant,
      }),
    ),
    /** The player's own wish to close the account, until it is closed. */
    closing: z.nullable(z.object({ askedAt: instant })),
    /** What keeps the player from play and deposits now: a pause or an exclusion. */
    pause: z.nullable(pauseEntry),
    /** Why the player cannot pay in: too many payments came from somebody else. */
    depositStop: z.nullable(
      z.object({ kind: z.enum(['paused', 'suspended']), until: z.nullable(instant) }),
    ),
    balances: z.object({
      cash: moneyText,
      bonus: moneyText,
      held: moneyText,
      withdrawing: moneyText,
    }),
    /** Over the account's whole life, each figure as the reports define it. */
    lifetime: z.object({
      deposits: moneyText,
      refunds: moneyText,
      withdrawals: moneyText,
      /** Stakes less payouts of games and sports, the player’s loss. */
      ggr: moneyText,
      /** GGR less what promotions and referral cost. */
      ngr: moneyText,
    }),
    tags: z.array(z.object({ tagId: z.string(), label: z.string() })),
    sessions: z.array(
      z.object({
        sessionId: z.string(),
        openedAt: instant,
        seenAt: instant,
        isOpen: z.boolean(),
        address: z.string(),
        device: z.string(),
        userAgent: z.string(),
      }),
    ),
    notes: z.array(z.object({ author: z.string(), text: z.string(), at: instant })),
  }),
})

export const plays = call({
  method: 'GET',
  path: '/api/ops/players/plays/{playerId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'Bets and rounds of a player, the newest first',
  params: player,
  query: z.object({ before: z.optional(text(60)) }),
  reply: gameMess.reply,
})

export const movements = call({
  method: 'GET',
  path: '/api/ops/players/movements/{playerId}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'What moved a player’s cash, and orders that nobody paid, the newest first',
  params: player,
  query: z.object({ before: z.optional(text(60)) }),
  reply: records.reply,
})

export const record = call({
  method: 'GET',
  path: '/api/ops/players/record/{playerId}/{ref}',
  auth: 'operator',
  permission: 'player.view',
  summary: 'One movement of money, order, bet or round of a player, as the player sees it',
  params: z.object({ playerId: idText, ref: matterRef }),
  reply: z.object({
    ref: z.string(),
    /** The type of a movement of money (R082); null for play. */
    type: z.nullable(z.string()),
    /** The kind of a movement, or the game. */
    name: z.string(),
    at: instant,
    amount: moneyText,
    payout: z.nullable(moneyText),
    status: z.string(),
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
})

/** What of a person stands masked until somebody asks for it with a reason. */
export const revealedFields = ['email', 'phone', 'cpf', 'name', 'address', 'gender'] as const

export type RevealedField = (typeof revealedFields)[number]

export const reveal = call({
  method: 'POST',
  path: '/api/ops/players/reveal/{playerId}',
  auth: 'operator',
  permission: 'player.reveal',
  summary: 'Shows personal data in clear; who saw what and why is kept',
  params: player,
  body: z.object({ field: z.enum(revealedFields), reason }),
  reply: z.object({ value: z.string() }),
})

export const addNote = call({
  method: 'POST',
  path: '/api/ops/players/note/{playerId}',
  auth: 'operator',
  permission: 'player.note',
  idempotent: true,
  summary: 'Adds a note that only operators read',
  params: player,
  body: z.object({ text: text(2000, 1) }),
  reply: z.null(),
})

export const restrict = call({
  method: 'POST',
  path: '/api/ops/players/restrict/{playerId}',
  auth: 'operator',
  permission: 'player.restrict',
  summary: 'Suspends or closes an account: no login, and every session ends',
  params: player,
  body: z.object({ kind: z.enum(restrictionKinds), reason }),
  reply: z.null(),
})

export const lift = call({
  method: 'POST',
  path: '/api/ops/players/lift/{playerId}',
  auth: 'operator',
  permission: 'player.restrict',
  summary: 'Opens a suspended account again; a closed one stays closed',
  params: player,
  body: z.object({ reason }),
  reply: z.null(),
})

export const liftDeposits = call({
  method: 'POST',
  path: '/api/ops/players/lift-deposits/{playerId}',
  auth: 'operator',
  permission: 'player.restrict',
  summary: 'Lets a player pay in again whose deposits stopped after payments of somebody else',
  params: player,
  body: z.object({ reason }),
  reply: z.null(),
})

export const logOut = call({
  method: 'POST',
  path: '/api/ops/players/log-out/{playerId}',
  auth: 'operator',
  permission: 'player.log_out',
  summary: 'Ends every session of a player, on every process',
  params: player,
  body: z.object({ reason }),
  reply: z.null(),
})

export const markTest = call({
  method: 'POST',
  path: '/api/ops/players/mark-test/{playerId}',
  auth: 'operator',
  permission: 'player.mark_test',
  summary:
    'Asks to make a player a test player, whom no report, commission or budget counts, or ordinary',
  params: player,
  body: z.object({ isTest: z.boolean(), reason }),
  reply: z.object({ approvalId: z.string() }),
})

export const sendMessage = call({
  method: 'POST',
  path: '/api/ops/players/message/{playerId}',
  auth: 'operator',
  permission: 'player.message',
  idempotent: true,
  summary:
    'Writes to a player’s inbox; what advertises never goes to whom nothing may be advertised to',
  params: player,
  body: z.object({
    text: text(500, 3),
    /** Whether it draws to play: asks for the right to publish notices. */
    advertises: z.boolean(),
  }),
  reply: z.null(),
})

export const sendReset = call({
  method: 'POST',
  path: '/api/ops/players/reset/{playerId}',
  auth: 'operator',
  permission: 'player.send_reset',
  summary: 'Mails a player the code for a new password, which no operator sees',
  params: player,
  body: z.object({
    /** Of the mail, as the `lang` header writes it. */
    language: z.enum(languages.map(({ key }) => key)),
    reason,
  }),
  reply: z.null(),
})

export const releasePhone = call({
  method: 'POST',
  path: '/api/ops/players/release-phone/{playerId}',
  auth: 'operator',
  permission: 'player.release_phone',
  summary:
    'Asks to let a confirmed phone that its player lost count no more; the next login asks by mail',
  params: player,
  body: z.object({
    /** Of the mail that tells the player, as the `lang` header writes it. */
    language: z.enum(languages.map(({ key }) => key)),
    reason,
  }),
  reply: z.object({ approvalId: z.string() }),
})

export const releaseFactor = call({
  method: 'POST',
  path: '/api/ops/players/release-factor/{playerId}',
  auth: 'operator',
  permission: 'player.release_factor',
  summary:
    'Asks to end the second factor of a player who lost the authenticator and its recovery codes',
  params: player,
  body: z.object({
    /** Of the mail that tells the player, as the `lang` header writes it. */
    language: z.enum(languages.map(({ key }) => key)),
    reason,
  }),
  reply: z.object({ approvalId: z.string() }),
})

export const risk = call({
  method: 'GET',
  path: '/api/ops/players/risk/{playerId}',
  auth: 'operator',
  permission: 'player.view',
  summary:
    'The risk of a player by the rules of withdrawals, as if everything free were withdrawn now',
  params: player,
  reply: z.object({
    /** 0 to 100. */
    score: z.number(),
    /** What makes it up; the points of all are cut at 100. */
    signs: z.array(z.extend(riskSign, { points: z.number() })),
  }),
})
