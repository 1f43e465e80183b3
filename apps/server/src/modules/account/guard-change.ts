import type { GuardChange } from '@jogada/core/withdrawal/risk'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

type Room = {
  readonly db: Pick<Kysely<Tables>, 'insertInto'>
  readonly clock: Deps['clock']
}

/**
 * Keeps what happened last to the second factor, passkeys, e-mail or phone of a player, and when.
 */
export async function noteGuardChange(
  { db, clock }: Room,
  playerId: bigint,
  what: GuardChange,
): Promise<void> {
  const change = { what, at: clock.now() }
  await db
    .insertInto('account.guard_change')
    .values({ player_id: playerId, ...change })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(change))
    .execute()
}

/** What happened last to them; undefined where nothing ever did. */
export const lastGuardChange = ({ db }: Pick<Deps, 'db'>, playerId: bigint) =>
  db
    .selectFrom('account.guard_change')
    .select(['what', 'at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
