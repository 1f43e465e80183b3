import { LedgerBusy, LedgerClosed } from '@jogada/ledger'

/**
 * What says that the database does not answer: SQLSTATE classes 08 and 57P, a disk or a memory that
 * is full, too many connections, and the socket's own errors.
 */
const CODES = /^(?:08\w{3}|57P0[1-5]|53[123]00|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

/** The driver gives these no code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Whether a failure says that the database, or the ledger before it, cannot be asked at present.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof LedgerBusy || error instanceof LedgerClosed) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.test(code) || WORDS.test(error.message)
}
