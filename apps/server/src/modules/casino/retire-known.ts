import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/**
 * Lets nothing that may be known decide a round: every seed pair in use is revealed with the number of
 * its rounds, new ones are made when their players ask, and the stakes of open rounds can only go back.
 * No server may run on the database meanwhile, for processes remember pairs and rounds.
 */
export async function retireKnownRounds({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ readonly pairs: number; readonly rounds: number }> {
  const at = clock.now()
  return db.transaction().execute(async (tx) => {
    const pairs = await sql`
      UPDATE casino.seed_pair p
         SET state = 'revealed', revealed_at = ${at}, rounds = coalesce(
           (SELECT c.total FROM ledger.counter c
             WHERE c.owner = p.player_id AND c.name = 'nonce:' || p.seed_pair_id), 0)
       WHERE p.state IN ('active', 'next')`.execute(tx)
    const rounds = await tx
      .updateTable('casino.open_round')
      .set({ known_at: at })
      .where('known_at', 'is', null)
      .executeTakeFirstOrThrow()
    return { pairs: Number(pairs.numAffectedRows), rounds: Number(rounds.numUpdatedRows) }
  })
}
