import { ledgerMigrations } from '@jogada/ledger'
import { migrate } from '@jogada/postgres'
import type { MigrationSource } from '@jogada/postgres'

/** Every table of the product: the ledger's first, then the modules' by number. */
export const serverMigrations: readonly MigrationSource[] = [
  ledgerMigrations,
  { name: 'server', dir: new URL('.', import.meta.url) },
]

/** Brings a database up to date; several processes may call it at once. */
export const migrateServer = (url: string) => migrate({ url, sources: serverMigrations })
