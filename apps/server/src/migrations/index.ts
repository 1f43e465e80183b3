import { ledgerMigrations } from '@jogada/ledger'
import { migrate } from '@jogada/postgres'
import type { MigrationSource } from '@jogada/postgres'

/** Every table of the product: the ledger's first, then the modules' by number. */
export const serverMigrations: readonly MigrationSource[] = [
  ledgerMigrations,
  { name: 'server', dir: new URL('.', import.meta.url) },
]

const onStderr = (what: string) => void process.stderr.write(`${what}\n`)

/**
 * Brings a database up to date; several processes may call it at once. Says when a backup or a proof that
 * reads its tables has to end first, and throws when it does not end.
 */
export const migrateServer = (url: string, say: (what: string) => void = onStderr) =>
  migrate({
    url,
    sources: serverMigrations,
    onWait: () => say('the migration waits for a backup or a proof of the ledger to end'),
  })
