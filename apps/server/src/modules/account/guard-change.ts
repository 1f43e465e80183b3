import type { GuardChange } from '@jogada/core/withdrawal/risk'
import { releaseHoldUntil } from '@jogada/core/withdrawal/release-hold'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

type Room = {
  readonly db: Pick<Kysely<Tables>, 'insertInto'>
  readonly clock: Deps['clock']
}

/**
 * Keeps what happened last to the second factor, passkeys, e-mail or phone of a player, and when;
 * and, whatever comes after it, when operators last released one.
 */
export async function noteGuardChange(
  { db, clock }: Room,
  playerId: bigint,
  what: GuardChange,
): Promise<void> {
  const at = clock.now()
  const isRelease = what === 'phone_released' || what === 'factor_released'
  const change = { what, at, ...(isRelease && { released_at: at }) }
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

/** Until when cash leaves only past a person, for operators released what guarded the account. */
export async function heldByRelease(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: bigint,
): Promise<Date | null> {
  const change = await db
    .selectFrom('account.guard_change')
    .select('released_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return releaseHoldUntil(change?.released_at ?? null, clock.now())
}
