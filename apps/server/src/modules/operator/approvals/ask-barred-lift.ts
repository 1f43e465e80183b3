import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Actor } from '../../audit/index.ts'
import { endListedCase } from '../../exclusion/index.ts'
import { findBarred, liftBarred } from '../../kyc/index.ts'
import { askForApproval } from './ask.ts'
import type { Approved } from './carry-out.ts'
import { once } from './once.ts'

type Payload = { readonly barredId: string }

/**
 * Asks to take a CPF off the list of those who may not bet, which no one person decides (RG-08).
 * Refuses with `not_found` one that is not on it.
 */
export async function askBarredLift(
  deps: Deps,
  actor: Actor,
  { barredId, reason }: Payload & { readonly reason: string },
): Promise<{ approvalId: string }> {
  const listed = await findBarred(deps.db, BigInt(barredId))
  if (listed?.lifted_at !== null) throw new Refusal('not_found')
  const payload: Payload = { barredId }
  const approvalId = await askForApproval(deps, actor, {
    kind: 'barred_lift',
    subject: `barred:${barredId}`,
    payload,
    before: { kind: listed.kind },
    after: null,
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Takes the CPF off the list, and ends what the listing began. */
export async function carryOutBarredLift(deps: Deps, approved: Approved): Promise<void> {
  const barredId = BigInt((approved.payload as Payload).barredId)
  await once(deps, approved, async (tx) => {
    if (!(await liftBarred(deps, tx, barredId))) throw new Refusal('not_found')
    await endListedCase(deps, tx, barredId)
  })
}
