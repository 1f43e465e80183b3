import type { CallReply, ops } from '@jogada/contract'
import { formatMoney, subtract, zero } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { allPackages, offeredPackage, wageredTimes } from '../../deposit/index.ts'
import type { Package } from '../../deposit/index.ts'
import { tryCampaign } from '../../promotion/index.ts'
import type { Campaign } from '../../promotion/index.ts'
import { getPlayerOr404 } from '../desk/view-player.ts'
import { expectCampaign } from './campaign-draft.ts'

type Reply = CallReply<typeof ops.offers.tryCampaign>

/** Ways to pay of which the page says only that they exist: no order is made of them. */
const isForOrders = ({ is_offered, currency }: Package) =>
  is_offered && currency !== 'BTBRL' && currency !== 'FCBRL'

/**
 * Whether a player would be offered a campaign now, as it is written, and what each package would
 * bring then. Refuses with `invalid_input` what could not be saved, and with `player_unknown`.
 */
export async function tryCampaignOn(deps: Deps, draft: Campaign, playerId: bigint): Promise<Reply> {
  await expectCampaign(deps, draft)
  await getPlayerOr404(deps, playerId)
  const packages = (await allPackages(deps)).filter(isForOrders)
  const tried = await tryCampaign(deps, draft, {
    playerId,
    packages: packages.map(offeredPackage),
    wageredTimes: wageredTimes(deps),
  })
  return {
    playerId: String(playerId),
    obstacles: [...tried.obstacles],
    bonusesBefore: tried.bonusesBefore,
    packages: tried.packages.map(({ wanted, isOfCampaign, depositPlay, gift }, place) => {
      const { package_id: packageId, currency, price } = packages[place]!
      return {
        packageId,
        place: currency,
        price: formatMoney(price),
        pays: formatMoney(subtract(price, wanted.discount?.amount ?? zero)),
        isOfCampaign,
        depositPlay: formatMoney(depositPlay),
        gift: gift && {
          amount: formatMoney(wanted.gift!.amount),
          play: formatMoney(gift.play),
          until: gift.place.expiresAt.toISOString(),
        },
      }
    }),
  }
}
