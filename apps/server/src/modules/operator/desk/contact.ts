import type { Deps } from '../../../deps.ts'
import { isAnonymous } from '../../account/index.ts'
import type { Player } from '../../account/index.ts'
import { keptContacts } from '../../privacy/index.ts'
import type { Contact } from '../../privacy/index.ts'

const GONE: Contact = { email: '', phone: '', name: '' }

/**
 * How players are reached, in clear: as their account says, or as it said until they closed it;
 * empty where that is erased.
 */
export async function contactsOf(
  deps: Pick<Deps, 'db' | 'vault'>,
  players: readonly Player[],
): Promise<ReadonlyMap<bigint, Contact>> {
  const left = players.filter(isAnonymous).map(({ player_id }) => player_id)
  const kept = await keptContacts(deps, left)
  return new Map(
    players.map((player) => [
      player.player_id,
      isAnonymous(player) ? (kept.get(player.player_id) ?? GONE) : player,
    ]),
  )
}

/** The same of one player. */
export const contactOf = async (
  deps: Pick<Deps, 'db' | 'vault'>,
  player: Player,
): Promise<Contact> => (await contactsOf(deps, [player])).get(player.player_id)!
