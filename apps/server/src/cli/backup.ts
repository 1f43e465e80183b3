// `npm run backup -- [--to <folder>]`: copies the database of the product while it serves.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../backup/product-backup.ts'
import { systemClock } from '../platform/clock.ts'
import { dataFolder, openProductDatabase } from './product-database.ts'

const { values } = parseArgs({ options: { to: { type: 'string' } } })
const stamp = systemClock.now().toISOString().slice(0, 19).replaceAll(':', '-')
const to = values.to ?? join(dataFolder(), 'backups', stamp)

const database = await openProductDatabase()
if (!database) {
  console.error('There is no database yet: start the product once, or set DATABASE_URL.')
  process.exit(2)
}
try {
  const { tables, facts, takenAt } = await backUp(database.url, to)
  const rows = tables.reduce((sum, table) => sum + BigInt(table.rows), 0n)
  console.log(`${to}\n${tables.length} tables, ${rows} rows, as of ${takenAt}`)
  for (const [name, value] of Object.entries(facts)) console.log(`  ${name}: ${value}`)
} catch (error) {
  console.error(`No backup was made: ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  await database.stop()
}
