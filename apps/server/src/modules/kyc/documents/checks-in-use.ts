import type { Deps } from '../../../deps.ts'
import { localChecks } from './identity-checks.ts'
import type { CheckVerdict, IdentityChecks } from './identity-checks.ts'
import { remoteChecks } from './remote-checks.ts'

/**
 * The checks that the settings name: ours first, which a picture shown before does not pass, and
 * then the provider's where there is one.
 */
export function checksInUse({ env, clock }: Pick<Deps, 'env' | 'clock'>): IdentityChecks {
  const { IDENTITY_CHECK_URL: url, IDENTITY_CHECK_KEY: key } = env
  if (!url || !key) return localChecks
  const remote = remoteChecks({ url, key, now: () => clock.now().getTime() })
  const isOpen = (verdict: CheckVerdict) => verdict.outcome === 'person' && verdict.hint === null
  return {
    async document(asked, signal) {
      const own = await localChecks.document(asked, signal)
      return isOpen(own) ? remote.document(asked, signal) : own
    },
    async face(asked, signal) {
      const own = await localChecks.face(asked, signal)
      return isOpen(own) ? remote.face(asked, signal) : own
    },
  }
}
