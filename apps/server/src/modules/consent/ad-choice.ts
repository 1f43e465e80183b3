import { licenceProfile } from '@jogada/core/licence/profile'
import type { CallReply, consent } from '@jogada/contract'
import type { Deps } from '../../deps.ts'

type Choice = CallReply<typeof consent.adChoice>

const isAsked = ({ env }: Pick<Deps, 'env'>): boolean =>
  licenceProfile(env.LICENCE_PROFILE).tracking.purchasePixel === 'consent_only'

/**
 * Whether the licence asks before a purchase is told to an advertiser, and what the player said.
 */
export async function readAdChoice(
  deps: Pick<Deps, 'db' | 'env'>,
  playerId: bigint,
): Promise<Choice> {
  const last = await deps.db
    .selectFrom('consent.ad_choice')
    .select('given')
    .where('player_id', '=', playerId)
    .orderBy('choice_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { isAsked: isAsked(deps), given: last?.given ?? false }
}

/** Keeps what the player says now, with time and licence; every earlier answer stays. */
export async function setAdChoice(deps: Deps, playerId: bigint, given: boolean): Promise<Choice> {
  const { id, version } = licenceProfile(deps.env.LICENCE_PROFILE)
  await deps.db
    .insertInto('consent.ad_choice')
    .values({
      player_id: playerId,
      given,
      chosen_at: deps.clock.now(),
      licence_profile: id,
      licence_version: version,
    })
    .execute()
  deps.realtime.toPlayer(playerId, 'updateUserInfo')
  return { isAsked: isAsked(deps), given }
}

/** Whether the licence and the player let a purchase be told to an advertiser (X19). */
export async function mayTellPurchase(
  deps: Pick<Deps, 'db' | 'env'>,
  playerId: bigint,
): Promise<boolean> {
  return !isAsked(deps) || (await readAdChoice(deps, playerId)).given
}
