import type { CallReply, order } from '@jogada/contract'
import { formatMoney, zero } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../deps.ts'
import { openOffers, newestPaid, runningCampaigns, shownContribution } from '../promotion/index.ts'
import { canMakeRoom } from './make-room.ts'

/** The values of `curreny` that the deposit page offers. */
export const BY_PIX = ['BRL', 'EXTPAY', ''] as const
const OTHER_WAYS = ['BTBRL', 'FCBRL'] as const

/**
 * The packages on offer: those of one place, or all that the deposit page knows. A gift is named
 * only where the player would get it now, which its budget must be able to pay; in the bonus popup
 * it is what the player's play earned.
 */
export async function getPrices(
  deps: Deps,
  playerId: bigint,
  place: 'INSBRL' | 'EXPPAY' | undefined,
): Promise<CallReply<typeof order.getPrices>> {
  const { otherWays } = licenceProfile(deps.env.LICENCE_PROFILE).deposit
  const onPage = [...BY_PIX, ...(otherWays ? OTHER_WAYS : [])]
  const [rows, giftOf, isOpen] = await Promise.all([
    deps.db
      .selectFrom('deposit.package')
      .selectAll()
      .where('is_offered', '=', true)
      .where('currency', 'in', place === undefined ? onPage : [place])
      .orderBy('sort')
      .orderBy('package_id')
      .execute(),
    place === 'EXPPAY' ? popupGift(deps, playerId) : packageGifts(deps, playerId),
    canMakeRoom(deps, playerId),
  ])
  return rows.map((row) => {
    const { gift, campaign } = isOpen ? giftOf(row) : noGift
    return {
      pkgId: row.package_id,
      price: formatMoney(row.price),
      gift: formatMoney(gift),
      sort: row.sort,
      curreny: row.currency,
      ...(gift > 0n &&
        campaign && {
          giftTimes: campaign.wager_times,
          giftDays: campaign.valid_days,
          ...(campaign.max_bet !== null && { giftMaxBet: formatMoney(campaign.max_bet) }),
          giftContribution: shownContribution(campaign.contribution),
        }),
    }
  })
}

type GiftRow = { readonly gift: typeof zero; readonly gift_campaign: string | null }

const noGift = { gift: zero, campaign: undefined }

async function packageGifts(deps: Deps, playerId: bigint) {
  const running = await runningCampaigns(deps, 'package_gift', playerId)
  return ({ gift, gift_campaign }: GiftRow) => {
    const offered = running.get(gift_campaign ?? '')
    return offered && gift <= offered.left ? { gift, campaign: offered.campaign } : noGift
  }
}

async function popupGift(deps: Deps, playerId: bigint) {
  const [offers, running] = await Promise.all([
    openOffers(deps, playerId),
    runningCampaigns(deps, 'play_bonus', playerId),
  ])
  const paid = newestPaid(running, offers)?.gift
  return () => (paid ? { gift: paid.amount, campaign: paid.campaign } : noGift)
}
