// `npm run restore -- --from <folder>`: fills an empty database from a backup, retires what may be known
// of its rounds and proves its ledger. `--retire` alone does the second, after any other way back too.
import { parseArgs } from 'node:util'
import { findLoaded } from '@jogada/postgres'
import { loadBackup, proveLoaded } from '../backup/product-backup.ts'
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
const RETIRE = 'Start no server before this has worked: npm run restore -- --retire'
/** What is true of the database when the next step fails, and what follows from it. */
let fact = 'Not restored'
let next: string | null = null
try {
  if (from !== undefined) {
    const { tables, takenAt } = await loadBackup(database.url, from)
    console.log(`Restored ${tables.length} tables as of ${takenAt}.`)
  }
  fact = 'Outcomes of its rounds may still be known'
  next = RETIRE
  const { chains, pairs, rounds } = await retireKnown(database.url, systemClock)
  console.log(
    `Retired, because it may be known: ${chains} chains of shared draws, ${pairs} seeds; ` +
      `the stakes of ${rounds} open rounds go back once a server runs.\n` +
      'In production no channel draws before it has a new chain: npm run chain:make.',
  )
  if (from !== undefined) {
    fact = 'Restored, but not proved'
    next = 'Start no server before this finds nothing wrong: npm run ledger:verify'
    const ledger = await proveLoaded(database.url)
    console.log(
      `The ledger is right: ${ledger.accounts} accounts, ${ledger.entries} entries, ` +
        `${ledger.commands} commands, ${ledger.batches} batches, the same to the centavo.`,
    )
  }
} catch (error) {
  // it was there before, or the answer to the commit was lost
  const isLoaded = (await findLoaded(database.url).catch(() => null)) !== null
  next ??= isLoaded ? RETIRE : ''
  console.error(`${fact}: ${(error as Error).message}\n${next}`.trimEnd())
  process.exitCode = 1
} finally {
  await database.stop()
}
