// `npm run ledger:anchor -- --to <file>`: adds where every chain ends to a file
// outside the database.
import { parseArgs } from 'node:util'
import { keepAnchor } from '../anchor/anchor.ts'
import { systemClock } from '../platform/clock.ts'
import { connect } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { openProductDatabase } from './product-database.ts'

const { values } = parseArgs({ options: { to: { type: 'string' } } })
if (!values.to) {
  console.error('Say where: npm run ledger:anchor -- --to <file>')
  process.exit(2)
}
const database = await openProductDatabase()
if (!database) {
  console.error('There is no ledger yet: start the product once, or set DATABASE_URL.')
  process.exit(2)
}
const room = connect(database.url, openLog('error'))
try {
  const lost = await keepAnchor(room, values.to, systemClock.now())
  if (lost !== null) console.error(`WRONG: ${lost}`)
  process.exitCode = lost === null ? 0 : 1
} finally {
  await room.db.destroy()
  await database.stop()
}
