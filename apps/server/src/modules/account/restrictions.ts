import type { Kysely, Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'

export type Restriction = Selectable<Tables['account.restriction']>

type Db = Pick<Kysely<Tables>, 'selectFrom' | 'insertInto' | 'deleteFrom'>

/** What keeps a player out, or undefined. */
export const findRestriction = (
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  playerId: bigint,
): Promise<Restriction | undefined> =>
  db
    .selectFrom('account.restriction')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()

/** What keeps each of many players out; nothing for a player who may come in. */
export async function restrictionsOf(
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, Restriction>> {
  if (players.length === 0) return new Map()
  const rows = await db
    .selectFrom('account.restriction')
    .selectAll()
    .where('player_id', 'in', players)
    .execute()
  return new Map(rows.map((row) => [row.player_id, row]))
}

/** Which of some players have no account any more. */
export async function closedAmong(
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (players.length === 0) return new Set()
  const rows = await db
    .selectFrom('account.restriction')
    .select('player_id')
    .where('kind', '=', 'closed')
    .where('player_id', 'in', players)
    .execute()
  return new Set(rows.map(({ player_id }) => player_id))
}

type Restricting = {
  readonly playerId: bigint
  readonly kind: Restriction['kind']
  readonly reason: string
  /** The listing of the player's CPF that it comes from. */
  readonly barredId?: bigint | null
}

/**
 * Suspends or closes an account; a closed one stays closed. The caller has every process
 * hold to it.
 */
export async function restrictPlayer(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  { playerId, kind, reason, barredId = null }: Restricting,
): Promise<void> {
  const row = { kind, reason, at: clock.now(), held_at: null, barred_id: barredId }
  const written = await db
    .insertInto('account.restriction')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet(row)
        .where('account.restriction.kind', '=', 'suspended'),
    )
    .returning('player_id')
    .executeTakeFirst()
  if (!written) throw new Refusal('account_closed')
}

/**
 * Closes an account at its player's wish; tells whether it is closed now. One that is suspended
 * stays as it is, and whoever would suspend it waits until the caller's transaction ends.
 */
export async function closeUnlessSuspended(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  { playerId, reason }: { readonly playerId: bigint; readonly reason: string },
): Promise<boolean> {
  const made = await tx
    .insertInto('account.restriction')
    .values({
      player_id: playerId,
      kind: 'closed',
      reason,
      at: clock.now(),
      held_at: null,
      barred_id: null,
    })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .returning('player_id')
    .executeTakeFirst()
  return made !== undefined || (await findRestriction(tx, playerId))?.kind === 'closed'
}

/** Opens a suspended account again. Refuses a closed one with `account_closed`. */
export async function liftRestriction(db: Db, playerId: bigint): Promise<void> {
  const restriction = await findRestriction(db, playerId)
  if (restriction?.kind === 'closed') throw new Refusal('account_closed')
  await db
    .deleteFrom('account.restriction')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'suspended')
    .execute()
}
