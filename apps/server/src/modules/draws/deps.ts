import type { Deps } from '../../deps.ts'
import type { Participants } from './bets/participants.ts'
import type { KnownRounds } from './rounds/round-terms.ts'

/** What a use case of the draws may reach. */
export type DrawDeps = Deps & {
  readonly participants: Participants
  readonly knownRounds: KnownRounds
}
