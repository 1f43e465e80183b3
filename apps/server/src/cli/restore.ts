// `npm run restore -- --from <folder>`: fills an empty database from a backup and proves its ledger.
import { parseArgs } from 'node:util'
import { restore } from '../backup/product-backup.ts'
import { openProductDatabase } from './product-database.ts'

const { values } = parseArgs({ options: { from: { type: 'string' } } })
if (!values.from) {
  console.error('Say what to restore: npm run restore -- --from <folder>')
  process.exit(2)
}
const database = await openProductDatabase({ isNew: true })
if (!database) {
  console.error(
    'A database is there already. Name an empty one by DATABASE_URL, or a new DATA_DIR.',
  )
  process.exit(2)
}
try {
  const { manifest, ledger } = await restore(database.url, values.from)
  console.log(
    `Restored ${manifest.tables.length} tables as of ${manifest.takenAt}.\n` +
      `The ledger is right: ${ledger.accounts} accounts, ${ledger.entries} entries, ` +
      `${ledger.commands} commands, ${ledger.batches} batches, the same to the centavo.`,
  )
} catch (error) {
  console.error(`Not restored: ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  await database.stop()
}
