import type { SnapshotPlay } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { findTickets } from '../bets/ticket-store.ts'
import type { StoredTicket } from '../bets/ticket-store.ts'
import { betIdsOf } from './read-wagers.ts'

/** Commands with the bets that they are about. Throws where one about a bet has none. */
export async function betsBehind<Play extends SnapshotPlay>(
  deps: Pick<Deps, 'db'>,
  plays: readonly Play[],
): Promise<readonly { readonly play: Play; readonly stored: StoredTicket }[]> {
  const betIdOf = await betIdsOf(deps, plays)
  const asked = plays.map((play) => ({ play, betId: betIdOf(play) }))
  const stored = await findTickets(
    deps,
    asked.map(({ play, betId }) => ({ playerId: play.playerId, betId })),
  )
  return asked.map(({ play, betId }) => {
    const ticket = stored.get(betId)
    if (!ticket) throw new Error(`the bet ${betId} of command ${play.commandId} is missing`)
    return { play, stored: ticket }
  })
}
