import { formatMoney } from '@jogada/core'
import type { CounterMove, LedgerEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { getPlayer } from '../account/index.ts'
import { isMarketingBarred } from '../limits/index.ts'
import { awardRow, PROMOTION_AWARD } from './awards.ts'
import { fitsLicence, levelForGifts, giftBudgetMove, giftSpent, runningGifts } from './gifts.ts'
import type { Gift } from './gifts.ts'

/**
 * How the awards are named that operators grant; those that players find have a prefix
 * of their own.
 */
const GRANT_PREFIX = 'grant-'

export type GrantedGift = {
  readonly playerId: bigint
  readonly gift: Gift
  /** Names the grant: asked for again, it is given once. */
  readonly grantId: string
  /** What else must hold in the commit. */
  readonly bounds: readonly CounterMove[]
  /** What the commit says beside the grant itself. */
  readonly events?: readonly LedgerEvent[] | undefined
}

/**
 * Puts a gift beside the player's awards, to be taken or left, and takes it from its budget
 * now: what is granted is there when the player comes. True when this call did it. Refuses
 * with `award_spent` for a budget that is used up, and with `limit_reached` where another
 * bound does not hold.
 */
export async function grantGift(
  deps: Deps,
  { playerId, gift, grantId, bounds, events = [] }: GrantedGift,
): Promise<boolean> {
  const awardId = `${GRANT_PREFIX}${grantId}`
  const verdict = await deps.ledger.submit(playerId, ({ at }) => ({
    key: `grant:${grantId}`,
    bodyHash: `gift ${gift.gift_id}`,
    kind: 'gift_granted',
    postings: [],
    counters: [giftBudgetMove(gift), ...bounds],
    rows: [
      awardRow({
        player_id: playerId,
        award_id: awardId,
        code: PROMOTION_AWARD,
        level: null,
        amount: gift.amount,
        wager_times: gift.wager_times,
        made_at: at,
        expires_at: gift.ends_at,
        taken_at: null,
        gift_id: gift.gift_id,
        max_bet: gift.max_bet,
      }),
    ],
    events: [
      { topic: 'award_granted', payload: { awardId, amount: formatMoney(gift.amount) } },
      ...events,
    ],
  }))
  const { replayed } = postedOrRefusal(
    verdict,
    (counter) => new Refusal(counter === giftSpent(gift.gift_id) ? 'award_spent' : 'limit_reached'),
  )
  if (!replayed) deps.realtime.toPlayer(playerId, 'updateUserInfo')
  return !replayed
}

/**
 * A gift that an operator may give to a player now, whomever it is meant for otherwise. Refuses
 * with `marketing_barred` whom nothing may be offered to, and with `grant_unavailable` a test
 * player and a gift that does not run or that the licence does not allow for this player.
 */
export async function giftForGrant(deps: Deps, playerId: bigint, giftId: string): Promise<Gift> {
  if (await isMarketingBarred(deps, playerId)) throw new Refusal('marketing_barred')
  const gift = (await runningGifts(deps)).find(({ gift_id: id }) => id === giftId)
  const player = await getPlayer(deps.db, playerId)
  const level = await levelForGifts(deps, playerId, player.level)
  if (!gift || player.is_test || !fitsLicence(deps, gift, level)) {
    throw new Refusal('grant_unavailable')
  }
  return gift
}
