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

/** Suspends or closes an account; a closed one stays closed. Its sessions are ended by the caller. */
export async function restrictPlayer(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  { playerId, kind, reason }: { playerId: bigint; kind: Restriction['kind']; reason: string },
): Promise<void> {
  const row = { kind, reason, at: clock.now() }
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
