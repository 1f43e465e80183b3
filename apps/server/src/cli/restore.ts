// `npm run restore -- --from <folder>`: fills an empty database from a backup, proves its ledger and
// retires what may be known of its rounds. `--retire` alone does the last after any other way back.
import { parseArgs } from 'node:util'
import { restore } from '../backup/product-backup.ts'
import { retireKnown } from '../backup/retire-known.ts'
import { systemClock } from '../platform/clock.ts'
import { openProductDatabase } from './product-database.ts'

const { values } = parseArgs({
  options: { from: { type: 'string' }, retire: { type: 'boolean', default: false } },
})
const { from, retire } = values
if ((from === undefined) === !retire) {
  console.error(
    'Say what to restore: npm run restore -- --from <folder>\n' +
      'After a restore by other means, before a server starts: npm run restore -- --retire',
  )
  process.exit(2)
}
const database = await openProductDatabase({ isNew: from !== undefined })
if (!database) {
  console.error(
    from === undefined
      ? 'There is no database yet: set DATABASE_URL.'
      : 'A database is there already. Name an empty one by DATABASE_URL, or a new DATA_DIR.',
  )
  process.exit(2)
}
let isRestored = from === undefined
try {
  if (from !== undefined) {
    const { manifest, ledger } = await restore(database.url, from)
    isRestored = true
    console.log(
      `Restored ${manifest.tables.length} tables as of ${manifest.takenAt}.\n` +
        `The ledger is right: ${ledger.accounts} accounts, ${ledger.entries} entries, ` +
        `${ledger.commands} commands, ${ledger.batches} batches, the same to the centavo.`,
    )
  }
  const { chains, pairs, rounds } = await retireKnown(database.url, systemClock)
  console.log(
    `Retired, because it may be known: ${chains} chains of shared draws, ${pairs} seeds; ` +
      `the stakes of ${rounds} open rounds go back once a server runs.\n` +
      'In production no channel draws before it has a new chain: npm run chain:make.',
  )
} catch (error) {
  const { message } = error as Error
  console.error(
    isRestored
      ? `Outcomes of its rounds may still be known: ${message}\nStart no server before this has worked: npm run restore -- --retire`
      : `Not restored: ${message}`,
  )
  process.exitCode = 1
} finally {
  await database.stop()
}
