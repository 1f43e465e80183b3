import { existsSync } from 'node:fs'
import type { Env } from '../platform/env.ts'

/**
 * Ends a command that would make a key of its own beside a database that it was told: the servers of
 * that database have another, and could open nothing that the command seals.
 */
export function refuseNewKey(
  env: Env,
  setting: 'DRAW_CHAIN_KEY' | 'DATA_KEYS',
  file: string,
): void {
  if (!process.env['DATABASE_URL'] || env[setting] !== undefined || existsSync(file)) return
  process.stderr.write(
    `${setting} is missing, and ${file} does not exist: a key made here would be no server's. ` +
      'Give the command every setting of the servers: docs/runbook.md, “Run a command”.\n',
  )
  process.exit(2)
}
