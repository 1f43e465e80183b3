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
/** Operators mark and unmark test accounts: what they said holds soon, on every process. */
const REMEMBERED_MS = 10_000

/** Looks players up and remembers the last ones for some seconds. */
export function createParticipants({ db, clock }: Pick<Deps, 'db' | 'clock'>): Participants {
  const known = new Map<bigint, Participant & { readonly untilMs: number }>()
  return {
    find(playerId) {
      const remembered = known.get(playerId)
      const isFresh = remembered && clock.now().getTime() < remembered.untilMs
      return isFresh ? remembered : look(playerId)
    },
  }

  async function look(playerId: bigint) {
    const { email, is_test } = await getPlayer(db, playerId)
    const participant = { isBarred: is_test, shownAs: `${email.slice(0, 2)}***` }
    if (known.size >= REMEMBERED) known.clear()
    known.set(playerId, { ...participant, untilMs: clock.now().getTime() + REMEMBERED_MS })
    return participant
  }
}
