// `npm run ledger:verify -- [--anchor <file>]`: proves the ledger and what is counted from it.
import { parseArgs } from 'node:util'
import { findLost, readAnchors } from '../anchor/anchor.ts'
import { verifyBooks } from '../books.ts'
import { connect } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { openProductDatabase } from './product-database.ts'

const { values } = parseArgs({ options: { anchor: { type: 'string' } } })
const database = await openProductDatabase()
if (!database) {
  console.error('There is no ledger yet: start the product once, or set DATABASE_URL.')
  process.exit(2)
}
const room = connect(database.url, openLog('error'))
try {
  const { firstBadRow, ...counts } = await verifyBooks(room.pool)
  const anchors = values.anchor === undefined ? [] : await readAnchors(values.anchor)
  const isUnanchored = values.anchor !== undefined && anchors.length === 0
  const wrong =
    firstBadRow ??
    (isUnanchored ? `${values.anchor} holds no anchor` : await findLost(room, anchors))
  const seen = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  const found = values.anchor === undefined ? '' : `, ${anchors.length} anchors`
  console.log(`${wrong === null ? 'right' : 'WRONG'}: ${seen.join(', ')}${found}`)
  if (wrong !== null) console.error(wrong)
  process.exitCode = wrong === null ? 0 : 1
} finally {
  await room.db.destroy()
  await database.stop()
}
