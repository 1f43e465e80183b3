import type { CallReply, ops } from '@jogada/contract'
import { formatMoney, zero } from '@jogada/core'
import { suspicionsOf } from '@jogada/core/promotion/abuse'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { originsOf } from '../../account/index.ts'
import { allCampaigns, takersOf } from '../../promotion/index.ts'
import { takenOutAfter } from '../../withdrawal/index.ts'

const DAY_MS = 86_400_000
const DAYS = 30
/** A bonus that leaves so soon was not played on with. The product's own number. */
const SOON_MS = 3 * DAY_MS
const MOST_LOOKED = 2000
const MOST_SHOWN = 200
const MOST_NAMED = 5

/**
 * Who of the takers of a campaign in the last thirty days shows a sign of abuse, those with the
 * most signs first, then those who got most. Test players are left out. Refuses with `not_found` a
 * campaign that was never saved.
 */
export async function campaignAbuse(
  deps: Deps,
  campaignId: string,
): Promise<CallReply<typeof ops.offers.campaignAbuse>> {
  const known = await allCampaigns(deps)
  if (!known.some(({ campaign }) => campaign.campaign_id === campaignId)) {
    throw new Refusal('not_found')
  }
  const since = new Date(deps.clock.now().getTime() - DAYS * DAY_MS)
  const found = await takersOf(deps, campaignId, { since, limit: MOST_LOOKED })
  const origins = await originsOf(
    deps.db,
    found.map(({ playerId }) => playerId),
  )
  const takers = found.filter(({ playerId }) => !origins.get(playerId)!.isTest)
  const takenOut = await takenOutAfter(
    deps,
    takers.flatMap(({ playerId, releasedAt }) =>
      releasedAt ? [{ playerId, since: releasedAt }] : [],
    ),
    SOON_MS,
  )
  const outOf = (playerId: bigint) => takenOut.get(playerId) ?? zero
  const suspicions = suspicionsOf(
    takers.map(({ playerId, released }) => {
      const { devices, addresses } = origins.get(playerId)!
      return { playerId, released, takenOut: outOf(playerId), devices, addresses }
    }),
  )
  const suspect = takers.flatMap((taker) => {
    const suspicion = suspicions.get(taker.playerId)
    return suspicion ? [{ ...taker, ...suspicion }] : []
  })
  return {
    from: since.toISOString(),
    looked: takers.length,
    isWhole: found.length < MOST_LOOKED,
    suspect: suspect.length,
    players: suspect
      .toSorted((one, other) => other.signs.length - one.signs.length)
      .slice(0, MOST_SHOWN)
      .map(({ playerId, bonuses, granted, released, signs, sharedWith }) => ({
        playerId: String(playerId),
        bonuses,
        granted: formatMoney(granted),
        released: formatMoney(released),
        takenOut: formatMoney(outOf(playerId)),
        signs: [...signs],
        sharedWith: sharedWith.slice(0, MOST_NAMED).map(String),
        shared: sharedWith.length,
      })),
  }
}
