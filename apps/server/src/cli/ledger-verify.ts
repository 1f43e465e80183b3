// `npm run ledger:verify -- [--anchor <file> [--anchored-within <minutes>]]`: proves the ledger and what is
// counted from it, that every anchor is found again, and that the newest is no older than that.
import { parseArgs } from 'node:util'
import { readAtLength } from '@jogada/postgres'
import { findLost, readAnchors } from '../anchor/anchor.ts'
import { verifyBooks } from '../books.ts'
import { systemClock } from '../platform/clock.ts'
import { connect } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { openProductDatabase } from './product-database.ts'

const MINUTE_MS = 60_000

const { values } = parseArgs({
  options: { anchor: { type: 'string' }, 'anchored-within': { type: 'string' } },
})
const within = values['anchored-within']
if (within !== undefined && (values.anchor === undefined || !/^[1-9]\d{0,5}$/.test(within))) {
  console.error('--anchored-within is a number of minutes, beside --anchor <file>.')
  process.exit(2)
}
const isOlder = (at: string, minutes: number) =>
  systemClock.now().getTime() - Date.parse(at) > minutes * MINUTE_MS

const database = await openProductDatabase()
if (!database) {
  console.error('There is no ledger yet: start the product once, or set DATABASE_URL.')
  process.exit(2)
}
const room = connect(database.url, openLog('error'))
try {
  const { firstBadRow, ...counts } = await readAtLength(database.url, () => verifyBooks(room.pool))
  const anchors = values.anchor === undefined ? [] : await readAnchors(values.anchor)
  const isUnanchored = values.anchor !== undefined && anchors.length === 0
  const wrong =
    firstBadRow ??
    (isUnanchored ? `${values.anchor} holds no anchor` : await findLost(room, anchors))
  const newest = anchors.at(-1)?.at
  const late =
    newest !== undefined && within !== undefined && isOlder(newest, Number(within))
      ? `the newest anchor of ${values.anchor} is of ${newest}: none was kept since`
      : null
  const seen = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  const found = newest === undefined ? '' : `, ${anchors.length} anchors, the newest of ${newest}`
  console.log(`${wrong === null ? 'right' : 'WRONG'}: ${seen.join(', ')}${found}`)
  const fault = wrong ?? late
  if (fault !== null) console.error(fault)
  process.exitCode = fault === null ? 0 : 1
} finally {
  // Kysely ends a pool only where it has asked it something
  await room.pool.end()
  await database.stop()
}
