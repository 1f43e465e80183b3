import { pino } from 'pino'
import type { DestinationStream, Level, Logger } from 'pino'

/**
 * A log of JSON lines. Of an error it keeps what a reader needs and nothing that the error carries
 * along: those of the database driver hold the refused row and the whole connection with its key.
 */
export const openLog = (level: Level | 'silent', sink?: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: plainError } }, sink)

/** Name, message, code and stack of an error and of its causes. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: name, message, code, stack, cause: plainError(cause) }
}
