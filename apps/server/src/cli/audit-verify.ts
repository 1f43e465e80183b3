import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runningPostgresUrl } from '@jogada/postgres'
import { openLog } from '../platform/log.ts'
import { verifyAudit } from '../modules/audit/index.ts'
import { connect } from '../platform/database.ts'

const { DATABASE_URL, DATA_DIR = '.data' } = process.env
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const url = DATABASE_URL || (await runningPostgresUrl(resolve(root, DATA_DIR, 'postgres')))
if (!url) {
  console.error('The product does not run here: start it, or set DATABASE_URL.')
  process.exit(2)
}
const { db } = connect(url, openLog('error'))
try {
  const { entries, firstBadSeq, head } = await verifyAudit({ db })
  console.log(`${firstBadSeq === null ? 'right' : 'WRONG'}: ${entries} entries, head ${head}`)
  if (firstBadSeq !== null) console.error(`entry ${firstBadSeq} is missing or was changed`)
  process.exitCode = firstBadSeq === null ? 0 : 1
} finally {
  await db.destroy()
}
