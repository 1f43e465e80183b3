import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { hasRoom, windowOf } from '@jogada/core/promotion/forecast'
import type { PlayerPast } from '@jogada/core/promotion/forecast'
import { isMeantFor, offerObstaclesOf } from '@jogada/core/promotion/offering'
import type { NextDeposit } from '@jogada/core/promotion/offering'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { offerTermsOf } from './campaigns.ts'
import type { Campaign } from './campaigns.ts'
import { partOf } from './wanted.ts'
import type { OfferedPackage } from './wanted.ts'

/** What a forecast has to know of a deposit of the past. */
export type ForecastDeposit = {
  readonly orderedAt: Date
  readonly ordered: NextDeposit
  readonly credited: NextDeposit
  readonly chosen: OfferedPackage
}

export type Taken<D> = {
  /** What would have been promised and kept, in the order of the deposits. */
  readonly given: readonly { readonly deposit: D; readonly amount: Money }[]
  /** What the budget would not have reached. */
  readonly leftOut: readonly { readonly deposit: D; readonly amount: Money }[]
  /** The most that one window of the budget would have spent. */
  readonly mostSpent: Money
  /** Days of the operator on which the budget left somebody out, in their order. */
  readonly emptyDays: readonly string[]
}

/**
 * What a campaign would have promised to deposits in the order in which they were ordered, had it
 * run from one instant to another with nothing spent before, and had everybody taken it. A
 * promise that would have lapsed takes its part of the budget for good here: the forecast errs to
 * the larger cost.
 */
export function takenBy<D extends ForecastDeposit>(
  campaign: Campaign,
  deposits: readonly D[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Taken<D> {
  const terms = { ...offerTermsOf(campaign), isOn: true, startsAt: from, endsAt: to }
  const spentOf = new Map<string, bigint>()
  const given: { deposit: D; amount: Money }[] = []
  const leftOut: { deposit: D; amount: Money }[] = []
  const emptyDays = new Set<string>()
  for (const deposit of deposits) {
    const part = partOf(deposit.chosen, campaign)
    if (!part) continue
    const { amount } = part
    const day = localDay(deposit.orderedAt)
    const window = windowOf(campaign.budget_window, day)
    const spent = spentOf.get(window) ?? 0n
    const obstacles = offerObstaclesOf(terms, {
      now: deposit.orderedAt,
      isAllowed: true,
      isTest: false,
      isBarred: false,
      next: deposit.ordered,
      spent,
    })
    if (obstacles.some((one) => one !== 'budget')) continue
    if (obstacles.length > 0 || !hasRoom(campaign.budget, spent, amount)) {
      if (!isMeantFor(campaign, deposit.credited)) continue
      emptyDays.add(day)
      leftOut.push({ deposit, amount })
      continue
    }
    spentOf.set(window, spent + amount)
    if (isMeantFor(campaign, deposit.credited)) given.push({ deposit, amount })
  }
  const mostSpent = [...spentOf.values()].reduce((most, one) => (one > most ? one : most), 0n)
  return { given, leftOut, mostSpent: centavos(mostSpent), emptyDays: [...emptyDays] }
}

/** Bonuses of other campaigns that some players had at or after an instant, by player. */
export async function bonusesBeside(
  { db }: Pick<Deps, 'db'>,
  players: readonly bigint[],
  { campaignId, since }: { readonly campaignId: string; readonly since: Date },
): Promise<ReadonlyMap<bigint, PlayerPast['others']>> {
  const rows = await db
    .selectFrom('promotion.bonus')
    .select(['player_id', 'wager_to', 'granted_at', 'ended_at'])
    .where('player_id', '=', (is) => is.fn.any(is.val(players)))
    .where('campaign_id', '<>', campaignId)
    .where((is) => is.or([is('ended_at', 'is', null), is('ended_at', '>', since)]))
    .execute()
  const found = new Map<bigint, PlayerPast['others'][number][]>()
  for (const { player_id, wager_to, granted_at, ended_at } of rows) {
    const known = found.get(player_id) ?? []
    known.push({ to: centavos(wager_to), grantedAt: granted_at, endedAt: ended_at })
    found.set(player_id, known)
  }
  return found
}
