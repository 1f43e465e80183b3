// `npm run backup -- [--to <folder>] [--keep <count>]`: copies the database of the product while it
// serves, and removes the oldest copies beside the new one where a count of them is to be kept.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { removeOldBackups } from '@jogada/postgres'
import { backUp } from '../backup/product-backup.ts'
import { systemClock } from '../platform/clock.ts'
import { dataFolder, openProductDatabase } from './product-database.ts'

const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } })
const stamp = systemClock.now().toISOString().slice(0, 19).replaceAll(':', '-')
const to = values.to ?? join(dataFolder(), 'backups', stamp)
const { keep } = values
if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) {
  console.error('--keep says how many backups stay, the new one included: 1 or more.')
  process.exit(2)
}

const database = await openProductDatabase()
if (!database) {
  console.error('There is no database yet: start the product once, or set DATABASE_URL.')
  process.exit(2)
}
let isMade = false
try {
  const { tables, facts, takenAt } = await backUp(database.url, to)
  isMade = true
  const rows = tables.reduce((sum, table) => sum + BigInt(table.rows), 0n)
  console.log(`${to}\n${tables.length} tables, ${rows} rows, as of ${takenAt}`)
  for (const [name, value] of Object.entries(facts)) console.log(`  ${name}: ${value}`)
  const removed = keep ? await removeOldBackups({ newest: to, keep: Number(keep) }) : []
  for (const folder of removed) console.log(`removed: ${folder}`)
} catch (error) {
  const what = isMade ? 'Old backups were not removed' : 'No backup was made'
  console.error(`${what}: ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  await database.stop()
}
