import { playFamilies } from '@jogada/core/promotion/contribution'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, moneyText, text } from './fields.ts'

/** Percent of a stake on each family of play that counts for the wagering. */
export const playContribution = z.array(
  z.object({
    family: z.enum(playFamilies),
    percent: z.int().check(z.minimum(0), z.maximum(100)),
  }),
)

export type PlayContribution = z.output<typeof playContribution>

export const bonusEntry = z.object({
  bonusId: z.string(),
  amount: moneyText,
  /** What is played of what has to be played, and how much of it is missing. */
  wagered: moneyText,
  toWager: moneyText,
  missing: moneyText,
  grantedAt: instant,
  expiresAt: instant,
  contribution: playContribution,
  /** The highest single stake until it is played through; null for no bound. */
  maxBet: z.nullable(moneyText),
})

export type BonusEntry = z.output<typeof bonusEntry>

export const bonuses = call({
  method: 'GET',
  path: '/api/app/promotion/bonuses',
  auth: 'player',
  priority: 'list',
  summary: 'Bonuses that still have to be wagered, the first in turn first',
  reply: z.array(bonusEntry),
})

export const cancelBonus = call({
  method: 'POST',
  path: '/api/app/promotion/cancelBonus/{bonusId}',
  auth: 'player',
  idempotent: true,
  priority: 'money',
  summary: 'Gives a bonus up: it leaves the bonus account, cash stays untouched',
  params: z.object({ bonusId: text(60, 1) }),
  reply: z.object({ lost: moneyText }),
})

export const earnedOffer = call({
  method: 'GET',
  path: '/api/app/promotion/earnedOffer',
  auth: 'player',
  priority: 'list',
  summary: 'The bonus that play has earned and no deposit has taken yet, as its event told it',
  reply: z.nullable(z.object({ bouns: z.number(), amount: moneyText, offerId: z.string() })),
})
