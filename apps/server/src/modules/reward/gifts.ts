import { centavos, zero } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import { reachedLevel } from '@jogada/core/vip/levels'
import type { CounterMove } from '@jogada/ledger'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { getPlayer } from '../account/index.ts'
import { findPerson } from '../kyc/index.ts'
import { isMarketingBarred } from '../limits/index.ts'
import { vipTable } from '../vip-table/index.ts'
import { TURNOVER } from '../wallet/index.ts'

export type Gift = Selectable<Tables['reward.gift']>

/** How the award of a gift is named before it is taken. */
export const GIFT_PREFIX = 'gift-'

/** How much of a gift's budget was taken, in centavos. */
export const giftSpent = (giftId: string) => `gift:${giftId}`

/**
 * The gifts that a player may take now: running, meant for the player, not taken yet, and with
 * money left; none for somebody whose play is paused or excluded. Where the licence gives nothing
 * before play (X1), only gifts for a level that was played for. It shows; taking one claims it from
 * the budget.
 */
export async function giftsFor(deps: Deps, playerId: bigint): Promise<Gift[]> {
  const running = (await runningGifts(deps)).filter((gift) => isAllowed(deps, gift))
  if (running.length === 0 || (await isMarketingBarred(deps, playerId))) return []
  const [player, person, taken, spent] = await Promise.all([
    getPlayer(deps.db, playerId),
    findPerson(deps, playerId),
    deps.db
      .selectFrom('reward.award')
      .select('award_id')
      .where('player_id', '=', playerId)
      .execute(),
    deps.ledger.counters(
      'house',
      running.map((gift) => giftSpent(gift.gift_id)),
    ),
  ])
  if (player.is_test) return []
  const level = await levelForGifts(deps, playerId, player.level)
  const has = new Set(taken.map(({ award_id }) => award_id))
  return running.filter(
    (gift) =>
      (gift.audience === 'everybody' || person !== undefined) &&
      level >= gift.minimum_level &&
      !has.has(`${GIFT_PREFIX}${gift.gift_id}`) &&
      spent[giftSpent(gift.gift_id)]![gift.budget_window] + gift.amount <= gift.budget,
  )
}

/** Whether the licence lets a gift be given at all: one without a level comes before any play. */
export const isAllowed = ({ env }: Pick<Deps, 'env'>, gift: Pick<Gift, 'minimum_level'>): boolean =>
  licenceProfile(env.LICENCE_PROFILE).bonus.entry || gift.minimum_level > 0

/**
 * The level that a player's gifts go by. Where the licence gives nothing before play (X1) it is
 * what play alone has come to: one that deposits reached under another licence, or an operator
 * gave, is none.
 */
export async function levelForGifts(
  deps: Pick<Deps, 'env' | 'ledger' | 'settings' | 'clock'>,
  playerId: bigint,
  level: number,
): Promise<number> {
  if (licenceProfile(deps.env.LICENCE_PROFILE).bonus.entry) return level
  const counters = await deps.ledger.counters(playerId, [TURNOVER])
  const played = centavos(counters[TURNOVER]!.total)
  return Math.min(level, reachedLevel(zero, played, vipTable(deps)))
}

/**
 * Whether the licence lets somebody of a level of `levelForGifts` be given it; without entry gifts
 * only for play.
 */
export const fitsLicence = (deps: Pick<Deps, 'env'>, gift: Gift, level: number): boolean =>
  licenceProfile(deps.env.LICENCE_PROFILE).bonus.entry ||
  (isAllowed(deps, gift) && level >= gift.minimum_level)

/** Whether the licence in force lets a player take a gift that was granted before (X1). */
export async function mayTakeGranted(
  deps: Pick<Deps, 'db' | 'env' | 'ledger' | 'settings' | 'clock'>,
  { playerId, giftId }: { readonly playerId: bigint; readonly giftId: string },
): Promise<boolean> {
  if (licenceProfile(deps.env.LICENCE_PROFILE).bonus.entry) return true
  const [gift, { level }] = await Promise.all([
    deps.db
      .selectFrom('reward.gift')
      .selectAll()
      .where('gift_id', '=', giftId)
      .executeTakeFirstOrThrow(),
    getPlayer(deps.db, playerId),
  ])
  return fitsLicence(deps, gift, await levelForGifts(deps, playerId, level))
}

/** Takes a gift from its budget in the same commit, or has the command refused. */
export const giftBudgetMove = (gift: Gift): CounterMove => ({
  owner: 'house',
  name: giftSpent(gift.gift_id),
  delta: gift.amount,
  max: { [gift.budget_window]: gift.budget },
})

/** The gifts that run now, whomever they are meant for. */
export const runningGifts = ({ db, clock }: Deps): Promise<Gift[]> =>
  db
    .selectFrom('reward.gift')
    .selectAll()
    .where('is_on', '=', true)
    .where('starts_at', '<=', clock.now())
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', clock.now())]))
    .orderBy('gift_id')
    .execute()
