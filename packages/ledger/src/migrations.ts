/** The tables and functions of the ledger, to be run before the migrations of any module. */
export const ledgerMigrations = {
  name: 'ledger',
  dir: new URL('../migrations/', import.meta.url),
} as const
