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

/**
 * Suspends or closes an account; a closed one stays closed. The caller has every process
 * hold to it.
 */
export async function restrictPlayer(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  { playerId, kind, reason }: { playerId: bigint; kind: Restriction['kind']; reason: string },
): Promise<void> {
  const row = { kind, reason, at: clock.now(), held_at: null }
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
