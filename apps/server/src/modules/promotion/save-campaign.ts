import { percentOf, playFamilies, readContribution } from '@jogada/core/promotion/contribution'
import type { PlayFamily } from '@jogada/core/promotion/contribution'
import { allowsLargerBets } from '@jogada/core/promotion/max-bet'
import type { Money } from '@jogada/core'
import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { Campaign } from './campaigns.ts'

/** A campaign before it is changed, locked until the transaction ends; undefined when it is new. */
export const lockCampaign = (
  tx: Transaction<Tables>,
  campaignId: string,
): Promise<Selectable<Tables['promotion.campaign']> | undefined> =>
  tx
    .selectFrom('promotion.campaign')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst()

/** Writes a campaign as it is from now on; what was promised before keeps its own terms. */
export async function saveCampaign(tx: Transaction<Tables>, campaign: Campaign): Promise<void> {
  const { campaign_id: _, ...terms } = campaign
  await tx
    .insertInto('promotion.campaign')
    .values(campaign)
    .onConflict((conflict) => conflict.column('campaign_id').doUpdateSet(terms))
    .execute()
}

const given = (amount: Money | number | null) => amount ?? 0

const countsMore = (before: Campaign, after: Campaign, family: PlayFamily) =>
  percentOf(readContribution(after.contribution), family) >
  percentOf(readContribution(before.contribution), family)

/** Whether a change can make a campaign cost more than before; a new one always can. */
export function maySpendMore(before: Campaign | undefined, after: Campaign): boolean {
  if (!after.is_on) return false
  if (!before?.is_on) return true
  return (
    after.budget > before.budget ||
    after.budget_window !== before.budget_window ||
    (after.audience !== before.audience && before.audience !== 'everybody') ||
    after.wager_times < before.wager_times ||
    allowsLargerBets(before.max_bet, after.max_bet) ||
    given(after.discount_parts) > given(before.discount_parts) ||
    given(after.bonus_base) > given(before.bonus_base) ||
    given(after.multiplier_hundredths) > given(before.multiplier_hundredths) ||
    given(after.play_threshold) < given(before.play_threshold) ||
    playFamilies.some((family) => countsMore(before, after, family)) ||
    after.valid_days > before.valid_days ||
    after.starts_at < before.starts_at ||
    endsLater(before.ends_at, after.ends_at)
  )
}

const endsLater = (before: Date | null, after: Date | null) =>
  before !== null && (after === null || after > before)
