import type { consent } from '@jogada/contract'
import type { CallOutput, CallReply } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { keepAcceptance, readAccepted } from './acceptances.ts'

type Accept = typeof consent.accept

/**
 * Keeps that a player agreed to the versions that were shown. Refuses with `document_unknown` a
 * version that was never published, and one that a newer text in force has replaced.
 */
export async function acceptVersions(
  deps: Deps,
  playerId: bigint,
  { versions }: CallOutput<Accept>['body'],
  caller: Caller,
): Promise<CallReply<Accept>> {
  await deps.legalTexts.refresh()
  const now = deps.clock.now()
  const inForce = deps.legalTexts.inForce(now)
  for (const { document, version } of versions) {
    const bound = inForce.find((one) => one.document === document)?.version ?? 0
    if (!deps.legalTexts.find(document, version) || version < bound) {
      throw new Refusal('document_unknown')
    }
  }
  await keepAcceptance(deps, deps.db, { playerId, versions, from: caller })
  const missing = deps.legalTexts.missing(await readAccepted(deps, playerId), now)
  return { pending: missing.length }
}
