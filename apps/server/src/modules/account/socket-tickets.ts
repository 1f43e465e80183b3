import type { CallReply, security } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import type { Session, SocketTickets } from '../../platform/session-lookup.ts'
import { isSessionOpen } from './sessions/is-session-open.ts'
import { hashOf } from '../../platform/token-hash.ts'

const TICKET_BYTES = 32
const LIFE_MS = 30_000

/** Makes what opens one socket of this session within half a minute, at any process. */
export async function makeSocketTicket(
  { db, rng, clock }: Pick<Deps, 'db' | 'rng' | 'clock'>,
  { sessionId }: Session,
): Promise<CallReply<typeof security.socketTicket>> {
  const ticket = rng.bytes(TICKET_BYTES).toString('base64url')
  const now = clock.now()
  await db.deleteFrom('account.socket_ticket').where('expires_at', '<', now).execute()
  await db
    .insertInto('account.socket_ticket')
    .values({
      ticket_hash: hashOf(ticket),
      session_id: sessionId,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute()
  return { ticket }
}

/** The tickets that sockets show. Whether the session is idle was looked at when one was made. */
export const socketTickets = (deps: Pick<Deps, 'db' | 'env' | 'clock'>): SocketTickets => ({
  async redeem(ticket) {
    const session = await deps.db
      .deleteFrom('account.socket_ticket as ticket')
      .using('account.session as session')
      .whereRef('session.session_id', '=', 'ticket.session_id')
      .where('ticket.ticket_hash', '=', hashOf(ticket))
      .where('ticket.expires_at', '>', deps.clock.now())
      .returning(['session.session_id', 'session.player_id', 'session.revoked_at'])
      .executeTakeFirst()
    if (!session || session.revoked_at !== null) return null
    return { sessionId: session.session_id, playerId: session.player_id }
  },
  isOpen: (sessionId) => isSessionOpen(deps, sessionId),
})
