// `npm run audit:verify`: proves that no entry of the operators' audit log is missing
// or was changed.
import { openLog } from '../platform/log.ts'
import { verifyAudit } from '../modules/audit/index.ts'
import { connect } from '../platform/database.ts'
import { openProductDatabase } from './product-database.ts'

const database = await openProductDatabase()
if (!database) {
  console.error('There is no audit log yet: start the product once, or set DATABASE_URL.')
  process.exit(2)
}
const { db } = connect(database.url, openLog('error'))
try {
  const { entries, firstBadSeq, head } = await verifyAudit({ db })
  console.log(`${firstBadSeq === null ? 'right' : 'WRONG'}: ${entries} entries, head ${head}`)
  if (firstBadSeq !== null) console.error(`entry ${firstBadSeq} is missing or was changed`)
  process.exitCode = firstBadSeq === null ? 0 : 1
} finally {
  await db.destroy()
  await database.stop()
}
