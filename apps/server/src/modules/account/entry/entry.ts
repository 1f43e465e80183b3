import type { CallReply, auth, security } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Session } from '../../../platform/session-lookup.ts'
import { isSessionOpen } from '../sessions/is-session-open.ts'
import type { SessionStore } from '../sessions/sessions.ts'
import { hashOf } from '../../../platform/token-hash.ts'

const TOKEN_BYTES = 32
const LIFE_MS = 60_000

/** Makes a link for the player's other device, good for one use within a minute. */
export async function makeEntryLink(
  { db, rng, clock }: Deps,
  { playerId, sessionId }: Session,
): Promise<CallReply<typeof security.entryLink>> {
  const token = rng.bytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await db
    .insertInto('account.entry_token')
    .values({
      token_hash: hashOf(token),
      player_id: playerId,
      session_id: sessionId,
      made_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { path: `/zgo${token}`, expiresAt: expiresAt.toISOString() }
}

/**
 * Opens a session for whoever holds the token of an entry link, once; it ends no later than the one
 * that the link was made in. Refuses with `entry_expired` for a token that is unknown, used or old,
 * or whose session has ended since.
 */
export async function enter(
  deps: Deps & { readonly sessions: SessionStore },
  token: string,
  caller: Caller,
): Promise<CallReply<typeof auth.enter>> {
  const now = deps.clock.now()
  const entry = await deps.db
    .updateTable('account.entry_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning(['player_id', 'session_id'])
    .executeTakeFirst()
  if (!entry || !(await isSessionOpen(deps, entry.session_id))) throw new Refusal('entry_expired')
  const restsOn = { continues: entry.session_id }
  return { access_token: await deps.sessions.open(entry.player_id, caller, restsOn) }
}
