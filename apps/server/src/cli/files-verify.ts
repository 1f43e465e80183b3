// `npm run files:verify`: whether the files here are those that the product's processes run.
import { lastDigest } from '../modules/occurrence/index.ts'
import { connect } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { digestOfFiles } from '../platform/shipped-files.ts'
import { openProductDatabase } from './product-database.ts'

const found = await digestOfFiles()
const database = await openProductDatabase()
if (!database) {
  console.error(`${found}: nothing to compare it with, for the product was never started`)
  process.exit(2)
}
const { db } = connect(database.url, openLog('error'))
try {
  const kept = await lastDigest({ db })
  console.log(`${kept === found ? 'right' : 'WRONG'}: ${found}`)
  if (kept !== found) console.error(`the last process that looked found ${kept ?? 'nothing'}`)
  process.exitCode = kept === found ? 0 : 1
} finally {
  await db.destroy()
  await database.stop()
}
