import type { Deps } from '../../../deps.ts'
import { getPlayers } from '../../account/index.ts'
import { personsOf } from '../../kyc/index.ts'
import { contactsOf } from './contact.ts'
import { maskEmail, maskName } from './mask.ts'

export type MaskedPlayer = {
  readonly email: string
  readonly name: string
  readonly registeredAt: Date
}

/** How the desk's lists name players: nobody for a number that no player has. */
export async function maskedPlayers(
  deps: Pick<Deps, 'db' | 'vault'>,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, MaskedPlayer>> {
  const [players, persons] = await Promise.all([getPlayers(deps.db, ids), personsOf(deps, ids)])
  const contacts = await contactsOf(deps, players)
  return new Map(
    players.map(({ player_id: playerId, registered_at: registeredAt }) => {
      const { email, name } = contacts.get(playerId)!
      return [
        playerId,
        {
          email: maskEmail(email),
          name: maskName(persons.get(playerId)?.name ?? name),
          registeredAt,
        },
      ]
    }),
  )
}
