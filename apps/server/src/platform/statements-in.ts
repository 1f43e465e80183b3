import { CompiledQuery } from 'kysely'
import type { Transaction } from 'kysely'
import type pg from 'pg'
import type { Tables } from '../tables.ts'

/** A client whose plain statements are a part of a transaction of the query builder. */
export const statementsIn = (tx: Transaction<Tables>): Pick<pg.ClientBase, 'query'> => {
  const query = async (text: string, values: unknown[] = []) => {
    const { rows, numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(text, values))
    return { rows, rowCount: Number(numAffectedRows ?? 0n) }
  }
  return { query: query as never }
}
