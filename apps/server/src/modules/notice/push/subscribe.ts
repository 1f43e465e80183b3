import type { CallOutput, CallReply, notice } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../platform/session-lookup.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isUsableEndpoint } from './endpoint.ts'
import { canSealFor } from './sealing-keys.ts'
import { vapidKeys } from './vapid-keys.ts'

type Asked = CallOutput<typeof notice.subscribePush>['body']

const MOST = 10

/** The public key that a browser subscribes with; null where this server pushes nothing. */
export const pushKey = async (deps: Deps): Promise<CallReply<typeof notice.pushKey>> => ({
  publicKey: (await vapidKeys(deps))?.publicKey ?? null,
})

/**
 * Keeps a browser that wants to be told of the player's messages until its session is ended. One
 * browser belongs to whoever asked last; the oldest of more than ten go. Refuses with
 * `push_endpoint_invalid`.
 */
export async function subscribePush(
  deps: Deps,
  { playerId, sessionId }: Session,
  { asked, language }: { readonly asked: Asked; readonly language: string },
): Promise<{ subscribed: boolean }> {
  const { db, env, rng, clock } = deps
  if (!isUsableEndpoint(asked.endpoint, env) || !canSealFor(asked)) {
    throw new Refusal('push_endpoint_invalid')
  }
  const { endpoint, p256dh, auth } = asked
  const row = {
    player_id: playerId,
    session_id: sessionId,
    p256dh,
    auth,
    language,
    made_at: clock.now(),
  }
  await db.transaction().execute(async (tx) => {
    // what waited for whoever used this browser before must not be told to this player
    await tx
      .deleteFrom('notice.push_subscription')
      .where('endpoint', '=', endpoint)
      .where('player_id', '<>', playerId)
      .execute()
    await tx
      .insertInto('notice.push_subscription')
      .values({ ...row, subscription_id: rng.uuid(), endpoint })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute()
    const extra = await tx
      .selectFrom('notice.push_subscription')
      .select('subscription_id')
      .where('player_id', '=', playerId)
      .orderBy('made_at', 'desc')
      .orderBy('subscription_id')
      .offset(MOST)
      .execute()
    if (extra.length === 0) return
    await tx
      .deleteFrom('notice.push_subscription')
      .where(
        'subscription_id',
        'in',
        extra.map(({ subscription_id }) => subscription_id),
      )
      .execute()
  })
  return { subscribed: true }
}

/**
 * Whether a browser is told of this player's messages and of nobody else's; from then on it ends
 * with this session and is told in its language.
 */
export async function resumePush(
  { db }: Deps,
  { playerId, sessionId }: Session,
  { endpoint, language }: { readonly endpoint: string; readonly language: string },
): Promise<{ subscribed: boolean }> {
  const resumed = await db
    .updateTable('notice.push_subscription')
    .set({ session_id: sessionId, language })
    .where('player_id', '=', playerId)
    .where('endpoint', '=', endpoint)
    .returning('subscription_id')
    .execute()
  return { subscribed: resumed.length > 0 }
}

/** Forgets one of the player's browsers; nothing when it is not known. */
export async function unsubscribePush(
  { db }: Deps,
  playerId: bigint,
  endpoint: string,
): Promise<{ subscribed: boolean }> {
  await db
    .deleteFrom('notice.push_subscription')
    .where('player_id', '=', playerId)
    .where('endpoint', '=', endpoint)
    .execute()
  return { subscribed: false }
}
