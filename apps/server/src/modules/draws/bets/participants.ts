import type { Deps } from '../../../deps.ts'
import { getPlayer } from '../../account/index.ts'

/** What a draw must know about a player. */
export type Participant = {
  /** Test accounts are barred: the operator knows what a chain holds. */
  readonly isBarred: boolean
  /** The beginning of the name and nothing else. */
  readonly shownAs: string
}

export type Participants = { find(playerId: bigint): Promise<Participant> | Participant }

const REMEMBERED = 20_000

/** Looks players up and remembers the last ones; what is remembered of a player never changes. */
export function createParticipants({ db }: Pick<Deps, 'db'>): Participants {
  const known = new Map<bigint, Participant>()
  return {
    find(playerId) {
      return known.get(playerId) ?? look(playerId)
    },
  }

  async function look(playerId: bigint) {
    const { email, is_test } = await getPlayer(db, playerId)
    const participant = { isBarred: is_test, shownAs: `${email.slice(0, 2)}***` }
    if (known.size >= REMEMBERED) known.clear()
    known.set(playerId, participant)
    return participant
  }
}
