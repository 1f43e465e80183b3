import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPool, runningPostgresUrl, startPostgres } from '@jogada/postgres'
import { verifyLedger } from '../verify-ledger.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** The database of the environment, or the embedded one, which is started when it does not run. */
async function openDatabase() {
  const { DATABASE_URL, DATA_DIR } = process.env
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => {} }
  const dataDir = resolve(root, DATA_DIR ?? '.data', 'postgres')
  if (!existsSync(dataDir)) return null
  const running = await runningPostgresUrl(dataDir)
  return running ? { url: running, stop: async () => {} } : startPostgres({ dataDir })
}

const database = await openDatabase()
if (!database) {
  console.error('There is no ledger yet: start the product once, or set DATABASE_URL.')
  process.exit(2)
}
const pool = createPool({ url: database.url, as: 'application', max: 1 })
try {
  const { firstBadRow, ...counts } = await verifyLedger(pool)
  const seen = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  console.log(`${firstBadRow ? 'WRONG' : 'right'}: ${seen.join(', ')}`)
  if (firstBadRow) console.error(firstBadRow)
  process.exitCode = firstBadRow ? 1 : 0
} finally {
  await pool.end()
  await database.stop()
}
