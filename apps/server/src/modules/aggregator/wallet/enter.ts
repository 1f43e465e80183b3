import type { Deps } from '../../../deps.ts'
import { enterGameSession, findGameSession, isGameSessionLive } from '../sessions/session-store.ts'
import { done, fault, stranger } from './answers.ts'
import type { EnterCall, WalletAnswer } from './port.ts'

/**
 * Uses a launch up and says who plays. Each launch is entered once: the same request may be
 * repeated, another one with the same token is refused.
 */
export async function enter(deps: Deps, call: EnterCall): Promise<WalletAnswer> {
  const session = await findGameSession(deps, call.provider, call.token)
  if (!session) return stranger
  const { player_id: playerId } = session
  const entered = await enterGameSession(deps, session, call.requestId)
  if (entered) return done(deps, playerId)
  return fault(deps, playerId, session.state === 'open' ? 'invalid_token' : 'token_expired')
}

/** The cash of a player whose game is open. */
export async function balance(
  deps: Deps,
  call: Pick<EnterCall, 'provider' | 'token'>,
): Promise<WalletAnswer> {
  const session = await findGameSession(deps, call.provider, call.token)
  if (!session) return stranger
  const live = await isGameSessionLive(deps, session)
  return live ? done(deps, session.player_id) : fault(deps, session.player_id, 'token_expired')
}
