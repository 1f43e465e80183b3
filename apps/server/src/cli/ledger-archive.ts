// `npm run ledger:archive -- --month 2026-08 [--to <folder>] [--check]`: a closed month of entries
// as a file.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createPool } from '@jogada/postgres'
import { archiveMonth, archiveName, checkArchive } from '../backup/months/archive-month.ts'
import { closeMonth, findClosedMonth } from '../backup/months/close-month.ts'
import { dataFolder, openProductDatabase } from './product-database.ts'

const { values } = parseArgs({
  options: {
    month: { type: 'string' },
    to: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
})
const { month, to = process.env['ARCHIVE_DIR'] || join(dataFolder(), 'archive') } = values
if (!month) {
  console.error('Say which month: npm run ledger:archive -- --month 2026-08')
  process.exit(2)
}
const database = await openProductDatabase()
if (!database) {
  console.error('There is no database yet: start the product once, or set DATABASE_URL.')
  process.exit(2)
}
const pool = createPool({ url: database.url, as: 'application', max: 1 })
const client = await pool.connect()
try {
  if (values.check) {
    const closed = await findClosedMonth(client, month)
    if (!closed) throw new Error(`${month} is not closed`)
    await checkArchive(closed, join(to, archiveName(month)))
    console.log(`The archive of ${month} holds its ${closed.entries} entries.`)
  } else {
    await closeMonth(client, month)
    const { file, entries, sha256 } = await archiveMonth(client, month, to)
    console.log(`${file}\n${entries} entries, SHA-256 ${sha256}`)
  }
} catch (error) {
  console.error(`Not archived: ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  client.release()
  await pool.end()
  await database.stop()
}
