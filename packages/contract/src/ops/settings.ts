import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, instant, moneyText, text } from '../fields.ts'
import { withdrawalStates } from '../order.ts'
import {
  gamesDocument,
  partsDocument,
  referralDocument,
  shownDocuments,
  siteDocument,
  sportsDocument,
  staffDocument,
  vipDocument,
  withdrawalsDocument,
} from './setting-documents.ts'

export * from './setting-documents.ts'

const versions = z.array(
  z.object({
    version: z.number(),
    fromAt: instant,
    reason: z.string(),
    changedAt: instant,
    changedBy: z.string(),
    approvedBy: z.string(),
  }),
)

export const all = call({
  method: 'GET',
  path: '/api/ops/settings/all',
  auth: 'operator',
  permission: 'setting.view',
  summary: 'What is set: the newest version of each document, and every version with who and why',
  reply: z.object({
    documents: z.object(shownDocuments),
    versions: z.object({
      vip: versions,
      referral: versions,
      games: versions,
      site: versions,
      withdrawals: versions,
      sports: versions,
      parts: versions,
    }),
  }),
})

const change = <T extends z.core.$ZodType>(value: T) =>
  z.object({
    value,
    /** The version that was read before; another one since is not overwritten. */
    version: z.int().check(z.minimum(0)),
    reason: text(500, 3),
  })
const asked = z.object({ approvalId: z.nullable(z.string()) })

export const changeVip = call({
  method: 'POST',
  path: '/api/ops/settings/vip',
  auth: 'operator',
  permission: 'offer.change',
  summary: 'Asks for another VIP table from the day after its approval; a second person decides',
  body: change(vipDocument),
  reply: asked,
})

const movedPlayer = z.object({
  playerId: z.string(),
  from: z.number(),
  to: z.number(),
  deposited: z.string(),
  played: z.string(),
})

/** Whom another VIP table moves: a level that was reached stays, whatever the new table asks. */
export const vipPreview = z.object({
  players: z.number(),
  rises: z.number(),
  keeps: z.number(),
  /** How many go from one level to another, or would under the new table. */
  moves: z.array(z.object({ from: z.number(), to: z.number(), players: z.number() })),
  /** The first ones of each, by their number. */
  rising: z.array(movedPlayer),
  keeping: z.array(movedPlayer),
})

export const previewVip = call({
  method: 'POST',
  path: '/api/ops/settings/vip/preview',
  auth: 'operator',
  permission: 'setting.view',
  summary: 'Which players a VIP table would raise, and which keep a level that it asks more for',
  body: z.object({ value: vipDocument }),
  reply: vipPreview,
})

export const previewAskedVip = call({
  method: 'GET',
  path: '/api/ops/settings/vip/preview/{approvalId}',
  auth: 'operator',
  permission: 'setting.view',
  summary: 'The same for a table that waits for a second person',
  params: z.object({ approvalId: idText }),
  reply: vipPreview,
})

export const changeReferral = call({
  method: 'POST',
  path: '/api/ops/settings/referral',
  auth: 'operator',
  permission: 'offer.change',
  summary: 'Asks for other commissions and ladder from the day after; a second person decides',
  body: change(referralDocument),
  reply: asked,
})

export const changeGames = call({
  method: 'POST',
  path: '/api/ops/settings/games',
  auth: 'operator',
  permission: 'game.set',
  summary: 'Asks for other limits of the house’s games; a second person decides',
  body: change(gamesDocument),
  reply: asked,
})

export const changeSite = call({
  method: 'POST',
  path: '/api/ops/settings/site',
  auth: 'operator',
  permission: 'site.change',
  summary: 'Changes the footer, the pages and the order of home at once',
  body: change(siteDocument),
  reply: asked,
})

export const changeWithdrawals = call({
  method: 'POST',
  path: '/api/ops/settings/withdrawals',
  auth: 'operator',
  permission: 'withdrawal.set',
  summary: 'Asks for other rules of which withdrawals a person looks at; a second person decides',
  body: change(withdrawalsDocument),
  reply: asked,
})

export const changeSports = call({
  method: 'POST',
  path: '/api/ops/settings/sports',
  auth: 'operator',
  permission: 'trading.limit',
  summary: 'Asks for other limits of bets on sports; a second person decides',
  body: change(sportsDocument),
  reply: asked,
})

export const changeParts = call({
  method: 'POST',
  path: '/api/ops/settings/parts',
  auth: 'operator',
  permission: 'switch.stop',
  summary:
    'Closes parts of the product for some players or all, at once; asks a second person where it opens one to more',
  body: change(partsDocument),
  reply: asked,
})

/** What a rule says of a withdrawal: held for a person, and by which signs. */
const verdict = z.object({
  isHeld: z.boolean(),
  score: z.number(),
  flags: z.array(z.string()),
  approvalsNeeded: z.number(),
})

const count = z.object({ paid: z.number(), refused: z.number(), open: z.number() })

/** What other rules would have said of past withdrawals, against how they ended. */
export const withdrawalTrial = z.object({
  since: instant,
  /** Of all; null on the pages after the first. */
  summary: z.nullable(
    z.object({
      tried: z.number(),
      /** Asked for before what they were judged by was kept. */
      untried: z.number(),
      heldBefore: count,
      heldThen: count,
      /** Held by one of both only. */
      newlyHeld: count,
      newlyFree: count,
      twoBefore: z.number(),
      twoThen: z.number(),
      flags: z.array(
        z.object({ flag: z.string(), before: z.number(), would: z.number(), refused: z.number() }),
      ),
    }),
  ),
  /** Newest first. */
  rows: z.array(
    z.object({
      playerId: z.string(),
      withdrawalId: z.string(),
      requestedAt: instant,
      amount: moneyText,
      state: z.enum(withdrawalStates),
      reason: z.nullable(z.string()),
      before: verdict,
      would: verdict,
    }),
  ),
  next: z.nullable(z.string()),
})

const days = z.int().check(z.minimum(1), z.maximum(90))

/** Which of them are listed: those that the draft decides otherwise, or all that it holds. */
export const trialLists = ['changed', 'held'] as const

export const tryWithdrawals = call({
  method: 'POST',
  path: '/api/ops/settings/withdrawals/try',
  auth: 'operator',
  permission: 'withdrawal.view',
  summary: 'What a draft of the rules would have said of the withdrawals of the last days',
  body: z.object({
    value: withdrawalsDocument,
    days,
    list: z.enum(trialLists),
    after: z.optional(text(80)),
  }),
  reply: withdrawalTrial,
})

export const tryAskedWithdrawals = call({
  method: 'POST',
  path: '/api/ops/settings/withdrawals/try/{approvalId}',
  auth: 'operator',
  permission: 'withdrawal.view',
  summary: 'The same for rules that wait for a second person',
  params: z.object({ approvalId: idText }),
  body: z.object({ days, list: z.enum(trialLists), after: z.optional(text(80)) }),
  reply: withdrawalTrial,
})

export const staffAddresses = call({
  method: 'GET',
  path: '/api/ops/settings/staff',
  auth: 'operator',
  permission: 'staff.view',
  summary: 'From where staff may work, and from where the asker does',
  reply: z.object({
    value: staffDocument,
    version: z.number(),
    yours: z.string(),
    /** Whether the servers let staff in from everywhere, whatever the list says. */
    isOpen: z.boolean(),
  }),
})

export const changeStaffAddresses = call({
  method: 'POST',
  path: '/api/ops/settings/staff',
  auth: 'operator',
  permission: 'staff.manage',
  summary:
    'Asks for other addresses that staff may work from, the asker’s among them; a second person decides',
  body: change(staffDocument),
  reply: asked,
})
