import { allowsLargerBets } from '@jogada/core/promotion/max-bet'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { giftSpent } from './gifts.ts'
import type { Gift } from './gifts.ts'

/** Every gift, whether it runs or not, with what was taken of its budget. */
export async function allGifts({ db, ledger }: Deps) {
  const gifts = await db.selectFrom('reward.gift').selectAll().orderBy('gift_id').execute()
  const spent = await ledger.counters(
    'house',
    gifts.map(({ gift_id }) => giftSpent(gift_id)),
  )
  return gifts.map((gift) => ({ gift, spent: spent[giftSpent(gift.gift_id)]! }))
}

/** A gift before it is changed, locked until the transaction ends; undefined when it is new. */
export const lockGift = (tx: Transaction<Tables>, giftId: string): Promise<Gift | undefined> =>
  tx
    .selectFrom('reward.gift')
    .selectAll()
    .where('gift_id', '=', giftId)
    .forUpdate()
    .executeTakeFirst()

/** Writes a gift as it is from now on; who took it before keeps what it was then. */
export async function saveGift(tx: Transaction<Tables>, gift: Gift): Promise<void> {
  const { gift_id: _, ...terms } = gift
  await tx
    .insertInto('reward.gift')
    .values(gift)
    .onConflict((conflict) => conflict.column('gift_id').doUpdateSet(terms))
    .execute()
}

/** Whether a change can make a gift cost more than before; a new one always can. */
export function giftMaySpendMore(before: Gift | undefined, after: Gift): boolean {
  if (!after.is_on) return false
  if (!before?.is_on) return true
  return (
    after.budget > before.budget ||
    after.budget_window !== before.budget_window ||
    after.amount > before.amount ||
    after.wager_times < before.wager_times ||
    allowsLargerBets(before.max_bet, after.max_bet) ||
    after.minimum_level < before.minimum_level ||
    (after.audience === 'everybody' && before.audience !== 'everybody') ||
    after.starts_at < before.starts_at ||
    (before.ends_at !== null && (after.ends_at === null || after.ends_at > before.ends_at))
  )
}
