/** The queue is full: the command was not taken, and nothing moved. */
export class LedgerBusy extends Error {
  override readonly name = 'LedgerBusy'
  constructor() {
    super('too many commands wait for the ledger')
  }
}

/** The ledger was closed; where a batch was under way its outcome is known only by asking again. */
export class LedgerClosed extends Error {
  override readonly name = 'LedgerClosed'
  constructor() {
    super('the ledger is closed')
  }
}
