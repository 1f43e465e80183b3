import { licenceProfile } from '@jogada/core/licence/profile'
import type { LicenceProfile } from '@jogada/core/licence/profile'
import type { HouseGame } from '@jogada/core/games/house-games'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseUnlessDecided } from './refuse-unless-decided.ts'

type Known = Pick<Deps, 'env' | 'switches'>

/** Whether a licence and operators let rounds of a game follow each other by themselves. */
export const isAutomaticUnder = (
  { games }: Pick<LicenceProfile, 'games'>,
  switches: Pick<Deps['switches'], 'isStopped'>,
  name: HouseGame,
): boolean =>
  games.automaticPlay &&
  !switches.isStopped('automatic') &&
  !switches.isStopped(`automatic:${name}`)

/** The same under the licence in force. */
export const isAutomaticAllowed = ({ env, switches }: Known, name: HouseGame): boolean =>
  isAutomaticUnder(licenceProfile(env.LICENCE_PROFILE), switches, name)

type Bet = {
  readonly playerId: bigint
  readonly key: string
  /**
   * Whether the bet says that it follows another by itself; no server can know it of one
   * that does not.
   */
  readonly automatic?: boolean | undefined
}

/**
 * Refuses with `automatic_play_off` a round of automatic play where it is not allowed. A retry of
 * what was decided before passes, so that it hears its first answer.
 */
export async function refuseAutomatic(
  deps: Known & Pick<Deps, 'ledger'>,
  name: HouseGame,
  bet: Bet,
): Promise<void> {
  if (bet.automatic !== true || isAutomaticAllowed(deps, name)) return
  await refuseUnlessDecided(deps, bet, new Refusal('automatic_play_off'))
}
