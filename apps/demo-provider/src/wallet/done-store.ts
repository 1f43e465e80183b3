import type { DatabaseSync } from 'node:sqlite'

/** A call of the wallet that was answered with success; `amount` is null for a rollback. */
export type Done = {
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly transactionId: string
  readonly roundId: string
  /** In centavos. */
  readonly amount: number | null
  readonly at: number
}

/** What the operator's wallet did: what a function returned from is on the disk. */
export function doneStore(db: DatabaseSync) {
  return {
    /** Writes down what the operator's wallet did, once. */
    noteDone({ kind, transactionId, roundId, amount, at }: Done) {
      db.prepare(
        `INSERT INTO done (kind, transactionId, roundId, amount, at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
      ).run(kind, transactionId, roundId, amount, at)
    },
    /** What was done from an instant to before another, in order, after a line of these books. */
    listDone(asked: {
      readonly from: number
      readonly to: number
      readonly after: number
      readonly limit: number
    }): readonly (Done & { readonly line: number })[] {
      const { from, to, after, limit } = asked
      return db
        .prepare('SELECT * FROM done WHERE line > ? AND at >= ? AND at < ? ORDER BY line LIMIT ?')
        .all(after, from, to, limit) as unknown as (Done & { line: number })[]
    },
  }
}
