import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tables } from '../../../tables.ts'
import { releaseGuard } from '../release-guard.ts'
import type { Release } from '../release-guard.ts'
import { forgetTries } from './attempts.ts'

/**
 * Ends the second factor of a player and its recovery codes, without a code of theirs, as
 * `releaseGuard` does; `since` is when the one that is given up was switched on. Refuses with
 * `changed_meanwhile` where it is off, or another was set since.
 */
export const releaseFactor = (
  deps: Pick<Deps, 'clock' | 'mailer'>,
  tx: Transaction<Tables>,
  { since, ...release }: Release & { readonly since: string },
): Promise<void> =>
  releaseGuard(deps, tx, release, {
    what: 'factor_released',
    field: 'second_factor',
    async take() {
      const { playerId } = release
      const factor = await tx
        .selectFrom('account.second_factor')
        .select('confirmed_at')
        .where('player_id', '=', playerId)
        .forUpdate()
        .executeTakeFirst()
      if (factor?.confirmed_at?.toISOString() !== since) throw new Refusal('changed_meanwhile')
      await tx.deleteFrom('account.recovery_code').where('player_id', '=', playerId).execute()
      await tx.deleteFrom('account.second_factor').where('player_id', '=', playerId).execute()
      await forgetTries({ db: tx }, playerId)
      return {}
    },
  })
