import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { noteOccurrence } from '../occurrence/index.ts'
import type { KycRefusal } from './tables.ts'

/** Keeps why a try was refused, for the player to read later, and gives the refusal back. */
export async function keepRefusal(
  { db, clock }: Deps,
  playerId: bigint,
  reason: KycRefusal,
): Promise<Refusal> {
  const values = { reason, refused_at: clock.now() }
  await db
    .insertInto('kyc.refusal')
    .values({ player_id: playerId, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .execute()
  await noteOccurrence(
    { db, clock },
    { kind: 'identity_mismatch', subject: `player:${playerId}`, detail: { reason } },
  )
  return new Refusal(reason)
}
