import type { Connection, Submittable } from 'pg'
import type { BatchStatements } from './batch-statement.ts'

type Fields = readonly (string | null)[]

type Outcome = {
  readonly resolve: (firstRow: Fields) => void
  readonly reject: (error: Error) => void
}

/**
 * Several prepared statements before a single Sync: PostgreSQL runs them as one transaction, and
 * client and server exchange one message each. Resolves after the commit with the first row of the
 * statement that answers, as text.
 */
export class BatchQuery implements Submittable {
  /** The names of its statements, for whoever times it. */
  readonly text: string
  private readonly batch: BatchStatements
  private readonly prepared: Set<string>
  private readonly outcome: Outcome
  private firstRow: Fields = []
  private completed = 0
  private isSettled = false

  /** `prepared` remembers what this connection knows; one set belongs to one connection. */
  constructor(batch: BatchStatements, prepared: Set<string>, outcome: Outcome) {
    this.batch = batch
    this.text = `batch of ${batch.statements.map(({ name }) => name).join(', ')}`
    this.prepared = prepared
    this.outcome = outcome
  }

  submit(connection: Connection) {
    const { stream } = connection
    stream.cork()
    for (const { name, text, values } of this.batch.statements) {
      if (!this.prepared.has(name)) {
        // an earlier attempt may have failed after this statement was prepared
        connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
      }
      connection.bind({ statement: name, values }, true)
      connection.execute(null, true)
    }
    connection.sync()
    stream.uncork()
  }

  handleDataRow({ fields }: { fields: Fields }) {
    if (this.completed === this.batch.answers && this.firstRow.length === 0) this.firstRow = fields
  }

  handleCommandComplete() {
    this.completed++
  }

  handleError(error: Error) {
    if (this.isSettled) return
    this.isSettled = true
    this.outcome.reject(error)
  }

  handleReadyForQuery() {
    if (this.isSettled) return
    this.isSettled = true
    for (const { name } of this.batch.statements) this.prepared.add(name)
    this.outcome.resolve(this.firstRow)
  }
}
