import type { CallReply, ops } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { traceEvent } from '../../../audit/index.ts'
import type { Actor } from '../../../audit/index.ts'
import { isPlayOver } from '../../../limits/index.ts'
import {
  activeBonuses,
  listEndedBonuses,
  shownBonuses,
  takeBonusBack,
} from '../../../promotion/index.ts'
import { listGranted, returnGift } from '../../../reward/index.ts'
import { listLocks } from '../../../wallet/index.ts'
import { getPlayerOr404 } from '../view-player.ts'

/**
 * What locks a player's cash, the bonuses that are wagered, and a page of those that have ended.
 */
export async function showBonuses(
  deps: Deps,
  playerId: bigint,
  before?: string,
): Promise<CallReply<typeof ops.playerMoney.bonuses>> {
  await getPlayerOr404(deps, playerId)
  const active = await activeBonuses(deps, playerId)
  const [balance, shown, granted, { bonuses, next }] = await Promise.all([
    listLocks(deps, playerId, isPlayOver),
    shownBonuses(deps, playerId, active),
    listGranted(deps, playerId),
    listEndedBonuses(deps, playerId, before),
  ])
  return {
    balance,
    active: shown.map((one, place) => ({ ...one, campaign: active[place]!.campaign_id })),
    gifts: granted.map((one) => ({
      awardId: one.award_id,
      gift: one.gift_id!,
      amount: formatMoney(one.amount),
      grantedAt: one.made_at.toISOString(),
      expiresAt: one.expires_at?.toISOString() ?? null,
    })),
    ended: bonuses.flatMap(({ state, ...one }) =>
      state === 'active'
        ? []
        : [
            {
              bonusId: one.bonus_id,
              campaign: one.campaign_id,
              amount: formatMoney(one.amount),
              grantedAt: one.granted_at.toISOString(),
              endedAt: one.ended_at?.toISOString() ?? null,
              end: state,
            },
          ],
    ),
    next,
  }
}

type Cancelling = { readonly playerId: bigint; readonly bonusId: string; readonly reason: string }

/** Takes a bonus back that is not wagered yet, and traces it. Refuses with `bonus_unknown`. */
export async function cancelBonusAs(
  deps: Deps,
  actor: Actor,
  { playerId, bonusId, reason }: Cancelling,
): Promise<CallReply<typeof ops.playerMoney.cancelBonus>> {
  await getPlayerOr404(deps, playerId)
  return takeBonusBack(deps, {
    playerId,
    bonusId,
    events: ({ campaign_id, amount }) => [
      traceEvent({
        actor,
        action: 'player.bonus_cancelled',
        subject: `player:${playerId}`,
        reason,
        before: { bonus: bonusId, campaign: campaign_id, amount: formatMoney(amount) },
        after: { bonus: null },
      }),
    ],
  })
}

type Returning = { readonly playerId: bigint; readonly awardId: string; readonly reason: string }

/**
 * Takes a granted gift back that its player has not taken, and traces it. Refuses with
 * `award_unknown` where there is none, or no more.
 */
export async function cancelGiftAs(
  deps: Deps,
  actor: Actor,
  { playerId, awardId, reason }: Returning,
): Promise<CallReply<typeof ops.playerMoney.cancelGift>> {
  await getPlayerOr404(deps, playerId)
  const award = (await listGranted(deps, playerId)).find((one) => one.award_id === awardId)
  if (!award) throw new Refusal('award_unknown')
  const returned = formatMoney(award.amount)
  const trace = traceEvent({
    actor,
    action: 'player.bonus_cancelled',
    subject: `player:${playerId}`,
    reason,
    before: { gift: award.gift_id, amount: returned },
    after: { gift: null },
  })
  if (!(await returnGift(deps, award, [trace]))) throw new Refusal('award_unknown')
  return { returned }
}
