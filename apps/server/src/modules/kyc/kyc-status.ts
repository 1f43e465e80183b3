import type { CallReply, user } from '@jogada/contract'
import { refusalText } from '@jogada/messages'
import type { Deps } from '../../deps.ts'
import { findPerson, isWholePerson } from './verify-person.ts'

/** Whether a player's identity is confirmed; otherwise why the last try was refused. */
export async function kycStatus(
  deps: Deps,
  playerId: bigint,
  language: string,
): Promise<CallReply<typeof user.kycStatus>> {
  const person = await findPerson(deps, playerId)
  if (person && isWholePerson(deps, person))
    return { state: 'approved', reason: null, at: person.verified_at.toISOString() }
  const last = await deps.db
    .selectFrom('kyc.refusal')
    .select(['reason', 'refused_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!last) return { state: 'missing', reason: null, at: null }
  return {
    state: 'refused',
    reason: refusalText(last.reason, language),
    at: last.refused_at.toISOString(),
  }
}
