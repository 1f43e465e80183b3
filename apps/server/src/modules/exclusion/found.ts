import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

/** The case of a player whom the register or the operator's list names. */
export type Found = Selectable<Tables['exclusion.found']>

/** Writes how far a case has come. */
export const mark = async (
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  change: Partial<Found>,
): Promise<void> => {
  await db.updateTable('exclusion.found').set(change).where('player_id', '=', playerId).execute()
}

/**
 * Takes a case that had come to its end up again, for there is money once more; not one whose
 * listing an operator lifts, or has lifted: its player keeps what comes.
 */
export const reopen = ({ db }: Pick<Deps, 'db'>, { player_id, barred_id }: Found): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (barred_id !== null) {
      const { rows } = await sql`
        SELECT FROM kyc.barred b JOIN kyc.barred listed ON listed.cpf_index = b.cpf_index
         WHERE b.barred_id = ${barred_id} AND listed.lifted_at IS NULL
         FOR SHARE OF listed`.execute(tx)
      if (rows.length === 0) return
    }
    await mark({ db: tx }, player_id, { returned_at: null })
  })
