import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tables } from '../../../tables.ts'
import { releaseGuard } from '../release-guard.ts'
import type { Release } from '../release-guard.ts'
import { phoneEnd } from './phone-number.ts'

/**
 * Lets the confirmed phone of a player count as unconfirmed, as `releaseGuard` does, so that the
 * code of the next login goes to the mailbox and another number can be confirmed; `confirmedAt` is
 * of the one that is given up. Refuses with `changed_meanwhile` where none is confirmed, or another.
 */
export const releasePhone = (
  deps: Pick<Deps, 'clock' | 'mailer'>,
  tx: Transaction<Tables>,
  { confirmedAt, ...release }: Release & { readonly confirmedAt: string },
): Promise<void> =>
  releaseGuard(deps, tx, release, {
    what: 'phone_released',
    field: 'phone',
    async take(player) {
      if (player.phone_confirmed_at?.toISOString() !== confirmedAt) {
        throw new Refusal('changed_meanwhile')
      }
      await tx
        .updateTable('account.player')
        .set({ phone_confirmed_at: null })
        .where('player_id', '=', release.playerId)
        .execute()
      return { end: phoneEnd(player.phone) }
    },
  })
