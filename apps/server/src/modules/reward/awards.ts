import type { reward, CallReply } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { CounterMove, RowWrite, RowWriter } from '@jogada/ledger'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { isMarketingBarred } from '../limits/index.ts'
import { GIFT_PREFIX, giftsFor, mayTakeGranted } from './gifts.ts'
import type { Gift } from './gifts.ts'

/** The code of an award for a level, and of one by a promotion. */
export const VIP_AWARD = 14
export const PROMOTION_AWARD = 141

export type Award = Selectable<Tables['reward.award']>

const madeAward: RowWriter = {
  name: 'reward.award:made',
  columns: {
    player_id: 'bigint',
    award_id: 'text',
    code: 'smallint',
    level: 'smallint',
    amount: 'bigint',
    wager_times: 'integer',
    made_at: 'timestamptz',
    expires_at: 'timestamptz',
    taken_at: 'timestamptz',
    gift_id: 'text',
    max_bet: 'bigint',
  },
  sql: `INSERT INTO reward.award (player_id, award_id, code, level, amount, wager_times, made_at,
      expires_at, taken_at, gift_id, max_bet)
    SELECT player_id, award_id, code, level, amount, wager_times, made_at, expires_at, taken_at,
      gift_id, max_bet FROM rows`,
}

type NewAward = Omit<Award, 'gift_id' | 'returned_at' | 'max_bet'> &
  Partial<Pick<Award, 'gift_id' | 'max_bet'>>

/** The row of a new award; write it in the command that earned it, or that takes it at once. */
export const awardRow = (award: NewAward): RowWrite => ({
  writer: madeAward,
  values: [
    award.player_id,
    award.award_id,
    award.code,
    award.level,
    award.amount,
    award.wager_times,
    award.made_at,
    award.expires_at,
    award.taken_at,
    award.gift_id ?? null,
    award.max_bet ?? null,
  ],
})

/** What an award is taken by, or returned by, once. */
export const awardClaim = (awardId: string): CounterMove => ({
  owner: 'player',
  name: `award:${awardId}`,
  delta: 1n,
  max: { total: 1n },
})

/** The row of an award for reaching a level, which waits to be taken. */
export const levelAward = (
  playerId: bigint,
  { level, amount, at }: { readonly level: number; readonly amount: Money; readonly at: Date },
): RowWrite =>
  awardRow({
    player_id: playerId,
    award_id: `level-${level}`,
    code: VIP_AWARD,
    level,
    amount,
    wager_times: 1,
    made_at: at,
    expires_at: null,
    taken_at: null,
  })

/** What a player may take now: earned awards, the lowest level first, and then gifts. */
export async function listAwards(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof reward.awards>> {
  const [earned, gifts] = await Promise.all([waiting(deps, playerId), giftsFor(deps, playerId)])
  return [...earned.map(earnedEntry), ...gifts.map(giftEntry)]
}

/** 1 when a promotion's gift waits for the player. */
export async function hasGift(deps: Deps, playerId: bigint): Promise<0 | 1> {
  const awards = await listAwards(deps, playerId)
  return awards.some(({ code }) => code === PROMOTION_AWARD) ? 1 : 0
}

/**
 * Whether an award may be taken: one for a level that a deposit may have helped to reach by the
 * licence (X2), one that was given to draw to play by whom something may be offered to, and where
 * the licence gives nothing before play (X1) only for a level that was played for.
 */
export async function mayBeTaken(
  deps: Deps,
  { code, player_id: playerId, gift_id: giftId }: Pick<Award, 'code' | 'player_id' | 'gift_id'>,
): Promise<boolean> {
  if (code === VIP_AWARD) return licenceProfile(deps.env.LICENCE_PROFILE).vip.levelAward
  if (await isMarketingBarred(deps, playerId)) return false
  return giftId === null || mayTakeGranted(deps, { playerId, giftId })
}

const waiting = async (deps: Deps, playerId: bigint): Promise<Award[]> => {
  const { db, clock } = deps
  const awards = await db
    .selectFrom('reward.award')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('taken_at', 'is', null)
    .where('returned_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', clock.now())]))
    .orderBy('code')
    .orderBy('level')
    .orderBy('award_id')
    .execute()
  const may = await Promise.all(awards.map((award) => mayBeTaken(deps, award)))
  return awards.filter((_, place) => may[place])
}

const earnedEntry = (award: Award) => ({
  awardId: award.award_id,
  code: award.code,
  level: award.level,
  amount: formatMoney(award.amount),
  wagerTimes: award.wager_times,
  maxBet: award.max_bet && formatMoney(award.max_bet),
  expiresAt: award.expires_at?.toISOString() ?? null,
})

const giftEntry = (gift: Gift) => ({
  awardId: `${GIFT_PREFIX}${gift.gift_id}`,
  code: PROMOTION_AWARD as 141,
  level: null,
  amount: formatMoney(gift.amount),
  wagerTimes: gift.wager_times,
  maxBet: gift.max_bet && formatMoney(gift.max_bet),
  expiresAt: gift.ends_at?.toISOString() ?? null,
})
