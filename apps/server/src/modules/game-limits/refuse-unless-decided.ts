import type { Deps } from '../../deps.ts'
import type { Refusal } from '../../platform/refusal.ts'

/** Refuses a bet, unless its key was decided before: then it hears its first answer. */
export async function refuseUnlessDecided(
  { ledger }: Pick<Deps, 'ledger'>,
  { playerId, key }: { readonly playerId: bigint; readonly key: string },
  refusal: Refusal,
): Promise<void> {
  if (!(await ledger.find(playerId, key))) throw refusal
}
