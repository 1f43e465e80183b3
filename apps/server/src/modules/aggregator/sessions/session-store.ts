import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../../deps.ts'
import { isSessionOpen } from '../../account/index.ts'
import type { AggregatorTables } from '../tables.ts'
import type { Selectable } from 'kysely'
import { hashOf } from '../../../platform/token-hash.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'

export type GameSession = Selectable<AggregatorTables['aggregator.session']>

const TOKEN_BYTES = 32
const PUBLIC_ID_BYTES = 12
const LAUNCH_WITHIN_MS = 120_000
const SEEN_EVERY_MS = 30_000
const UNIQUE_VIOLATION = '23505'

const idleMsOf = ({ env }: Deps) => licenceProfile(env.LICENCE_PROFILE).session.idleMs

type Opening = {
  readonly playerId: bigint
  readonly accountSessionId: bigint
  readonly provider: string
  readonly gameCode: string
}

/**
 * Opens a game for a player in the place of the one that was open. Gives the wallet token, the only
 * time that it exists in clear, and the id by which the player's app may name the opening.
 */
export async function openGameSession(deps: Deps, opening: Opening): Promise<Opened> {
  return untilFresh(async () => {
    try {
      return await openOnce(deps, opening)
    } catch (error) {
      // two launches of one player met; the later one takes the place of the other
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return AGAIN
      throw error
    }
  })
}

type Opened = { readonly token: string; readonly publicId: string }

async function openOnce(
  deps: Deps,
  { playerId, accountSessionId, provider, gameCode }: Opening,
): Promise<Opened> {
  const token = deps.rng.bytes(TOKEN_BYTES).toString('base64url')
  const publicId = deps.rng.bytes(PUBLIC_ID_BYTES).toString('base64url')
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('aggregator.session')
      .set({ state: 'closed', closed_at: now })
      .where('player_id', '=', playerId)
      .where('state', '<>', 'closed')
      .execute()
    await trx
      .insertInto('aggregator.session')
      .values({
        player_id: playerId,
        token_hash: hashOf(token),
        public_id: publicId,
        account_session_id: accountSessionId,
        provider,
        game_code: gameCode,
        state: 'launched',
        entered_by: null,
        launched_at: now,
        seen_at: now,
        closed_at: null,
      })
      .execute()
  })
  return { token, publicId }
}

/** The opening behind a wallet token, whatever became of it; null for a token that never was. */
export async function findGameSession(
  { db }: Deps,
  provider: string,
  token: string,
): Promise<GameSession | null> {
  const row = await db
    .selectFrom('aggregator.session')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Uses a launch up: the first request within two minutes enters, and only that request may be
 * repeated. False for any other.
 */
export async function enterGameSession(
  { db, clock }: Deps,
  session: GameSession,
  requestId: string,
): Promise<boolean> {
  if (session.state === 'open') return session.entered_by === requestId
  const now = clock.now()
  const { numUpdatedRows } = await db
    .updateTable('aggregator.session')
    .set({ state: 'open', entered_by: requestId, seen_at: now })
    .where('player_id', '=', session.player_id)
    .where('session_id', '=', session.session_id)
    .where('state', '=', 'launched')
    .where('launched_at', '>', new Date(now.getTime() - LAUNCH_WITHIN_MS))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether money may still be staked: entered, not closed, not idle, and its player logged in. */
export async function isGameSessionLive(deps: Deps, session: GameSession): Promise<boolean> {
  const idleMs = deps.clock.now().getTime() - session.seen_at.getTime()
  if (session.state !== 'open' || idleMs >= idleMsOf(deps)) return false
  return isSessionOpen(deps, session.account_session_id)
}

/** Notes that the game is being played, at most twice a minute. */
export async function touchGameSession({ db, clock }: Deps, session: GameSession): Promise<void> {
  const now = clock.now()
  if (now.getTime() - session.seen_at.getTime() < SEEN_EVERY_MS) return
  await db
    .updateTable('aggregator.session')
    .set({ seen_at: now })
    .where('player_id', '=', session.player_id)
    .where('session_id', '=', session.session_id)
    .execute()
}

/** The game that a player has open, or null; one that was left alone for long counts no more. */
export async function openGameOf(deps: Deps, playerId: bigint): Promise<string | null> {
  const row = await deps.db
    .selectFrom('aggregator.session')
    .select(['game_code', 'state', 'seen_at'])
    .where('player_id', '=', playerId)
    .where('state', '<>', 'closed')
    .executeTakeFirst()
  if (!row) return null
  const lastsMs = row.state === 'launched' ? LAUNCH_WITHIN_MS : idleMsOf(deps)
  const idleMs = deps.clock.now().getTime() - row.seen_at.getTime()
  return idleMs < lastsMs ? row.game_code : null
}

/** Closes one opening that came to nothing; another that has taken its place stays. */
export async function dropGameSession({ db, clock }: Deps, publicId: string): Promise<void> {
  await db
    .updateTable('aggregator.session')
    .set({ state: 'closed', closed_at: clock.now() })
    .where('public_id', '=', publicId)
    .where('state', '<>', 'closed')
    .execute()
}

type Left = {
  readonly code?: string | undefined
  /** The public id of one opening: another that has taken its place stays. */
  readonly opening?: string | undefined
}

/**
 * Closes the player's open game, or only the named one; gives its code, or null when nothing was
 * open. No new stake is taken from then on; what is owed to the player still arrives.
 */
export async function closeGameOf(
  { db, clock }: Deps,
  playerId: bigint,
  { code, opening }: Left,
): Promise<string | null> {
  let query = db
    .updateTable('aggregator.session')
    .set({ state: 'closed', closed_at: clock.now() })
    .where('player_id', '=', playerId)
    .where('state', '<>', 'closed')
  if (code !== undefined) query = query.where('game_code', '=', code)
  if (opening !== undefined) query = query.where('public_id', '=', opening)
  const row = await query.returning('game_code').executeTakeFirst()
  return row?.game_code ?? null
}
