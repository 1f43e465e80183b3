import type { CallReply, ops } from '@jogada/contract'
import { centavos, formatMoney, parseMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { traceEvent } from '../../../audit/index.ts'
import type { Actor } from '../../../audit/index.ts'
import { isMarketingBarred } from '../../../limits/index.ts'
import {
  allCampaigns,
  campaignsToGrant,
  campaignForGrant,
  leftOf,
} from '../../../promotion/index.ts'
import {
  allGifts,
  fitsLicence,
  giftForGrant,
  levelForGifts,
  runningGifts,
} from '../../../reward/index.ts'
import { rulesDocument } from '../../../withdrawal/index.ts'
import { askForApproval } from '../../approvals/ask.ts'
import type { Approved } from '../../approvals/carry-out.ts'
import { getPlayerOr404 } from '../view-player.ts'
import { aloneBelow, give, isGiven } from './give.ts'
import type { Grant } from './give.ts'

type Asked = Omit<Grant, 'amount'> & {
  readonly amount: Money | undefined
  readonly reason: string
  /** The call's own key: asked for again, it gives once. */
  readonly key: string
}

/**
 * Gives a player a bonus of a campaign, or a gift to take. What is given on a day without a second
 * person stays below the sum from which money takes two operators, to one player and by one operator
 * to all of them; beyond it, it becomes a request.
 * Refuses with `invalid_input`, `marketing_barred`, `grant_unavailable` and `award_spent`.
 */
export async function grantAs(
  deps: Deps,
  actor: Actor,
  { key, reason, ...asked }: Asked,
): Promise<CallReply<typeof ops.playerMoney.grant>> {
  await getPlayerOr404(deps, asked.playerId)
  const grant = { ...asked, amount: await amountOf(deps, asked) }
  const bar = await twoOperatorsFrom(deps)
  try {
    await give(deps, grant, {
      grantId: key,
      bounds: aloneBelow(bar, grant.amount, actor.staffId!),
      events: [traceOf(actor, grant, { reason, grantId: key })],
    })
    return { approvalId: null }
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'limit_reached')) throw error
    const { playerId, source, id, amount } = grant
    const approvalId = await askForApproval(deps, actor, {
      kind: 'bonus_grant',
      subject: `player:${playerId}`,
      payload: { playerId: String(playerId), source, id, amount: String(amount) },
      before: null,
      after: { [source]: id, amount: formatMoney(amount) },
      reason,
    })
    return { approvalId: String(approvalId) }
  }
}

const traceOf = (
  actor: Actor,
  { playerId, source, id, amount }: Grant,
  { reason, grantId }: { readonly reason: string; readonly grantId: string },
) =>
  traceEvent({
    actor,
    action: 'player.bonus_granted',
    subject: `player:${playerId}`,
    reason,
    after: { [source]: id, amount: formatMoney(amount), grant: grantId },
  })

/** Gives what was approved, for the sum that was approved. */
export async function carryOutGrant(deps: Deps, { approvalId, payload }: Approved): Promise<void> {
  const { playerId, source, id, amount } = payload as Record<'playerId' | 'id' | 'amount', string> &
    Pick<Grant, 'source'>
  const grant = { playerId: BigInt(playerId), source, id, amount: centavos(BigInt(amount)) }
  const grantId = `approval-${approvalId}`
  if (await isGiven(deps, grant, grantId)) return
  if ((await amountOf(deps, grant)) !== grant.amount) throw new Refusal('changed_meanwhile')
  await give(deps, grant, { grantId, bounds: [] })
}

/** How much it is; a gift's own sum. Refuses what cannot be given. */
async function amountOf(
  deps: Deps,
  { playerId, source, id, amount }: Omit<Grant, 'amount'> & { readonly amount: Money | undefined },
): Promise<Money> {
  if (source === 'gift') return (await giftForGrant(deps, playerId, id)).amount
  const { budget } = await campaignForGrant(deps, playerId, id)
  if (amount === undefined || amount === zero)
    throw new Refusal('invalid_input', { fields: 'amount' })
  if (amount > budget) throw new Refusal('award_spent')
  return amount
}

const twoOperatorsFrom = async (deps: Deps): Promise<Money> =>
  parseMoney((await rulesDocument(deps)).twoOperatorsFrom)!

/** What can be given to a player now, with what is left of each budget. */
export async function showGrantable(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof ops.playerMoney.grantable>> {
  const player = await getPlayerOr404(deps, playerId)
  const [bar, isBarred, campaigns, gifts, spentCampaigns, spentGifts] = await Promise.all([
    twoOperatorsFrom(deps),
    isMarketingBarred(deps, playerId),
    campaignsToGrant(deps),
    runningGifts(deps),
    allCampaigns(deps),
    allGifts(deps),
  ])
  const level = await levelForGifts(deps, playerId, player.level)
  const left = (budget: Money, spent: Money | bigint) => formatMoney(leftOf(budget, spent))
  return {
    twoOperatorsFrom: formatMoney(bar),
    barred: barredBy(player.is_test, isBarred),
    offers: [
      ...campaigns.map((one) => ({
        source: 'campaign' as const,
        id: one.campaign_id,
        amount: null,
        wagerTimes: one.wager_times,
        maxBet: one.max_bet && formatMoney(one.max_bet),
        validDays: one.valid_days,
        left: left(
          one.budget,
          spentCampaigns.find(({ campaign }) => campaign.campaign_id === one.campaign_id)!.spent[
            one.budget_window
          ],
        ),
      })),
      ...gifts
        .filter((gift) => fitsLicence(deps, gift, level))
        .map((one) => ({
          source: 'gift' as const,
          id: one.gift_id,
          amount: formatMoney(one.amount),
          wagerTimes: one.wager_times,
          maxBet: one.max_bet && formatMoney(one.max_bet),
          validDays: null,
          left: left(
            one.budget,
            spentGifts.find(({ gift }) => gift.gift_id === one.gift_id)!.spent[one.budget_window],
          ),
        })),
    ],
  }
}

function barredBy(isTest: boolean, isBarred: boolean) {
  if (isBarred) return 'marketing' as const
  return isTest ? ('test' as const) : null
}
