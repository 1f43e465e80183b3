import { cpus, tmpdir, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { verifyLedger } from '@jogada/ledger'
import { createPool } from '@jogada/postgres'
import { describeFlushes } from '../disk.ts'
import { calmestRun } from './calmest-run.ts'
import { closedLoop } from './closed-loop.ts'
import { compareClosedLoops } from './compare.ts'
import { openDatabase, vacuum } from './database.ts'
import { createDiceBets } from './dice-bets.ts'
import { openLoop } from './open-loop.ts'
import { describeRun, printComparison } from './print.ts'
import { createRivals } from './rivals/rivals.ts'

const { values } = parseArgs({
  options: {
    wallets: { type: 'string', default: '100000' },
    callers: { type: 'string', default: '64' },
    repetitions: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    lanes: { type: 'string', default: '2' },
    connections: { type: 'string', default: '64' },
  },
})
const wallets = { count: Number(values.wallets) }
const callers = Number(values.callers)
const measureMs = Number(values.seconds) * 1000

console.log(
  `Node ${process.versions.node}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB;`,
  `PostgreSQL with fsync, synchronous_commit and full_page_writes on`,
)
console.log(await describeFlushes(tmpdir()))
const database = await openDatabase(wallets)
const { url } = database
const nonces = new BigInt64Array(wallets.count + 1)
const dice = await createDiceBets({
  name: 'dice bet through the lane',
  url,
  wallets,
  nonces,
  lanes: Number(values.lanes),
  batchLimit: 512,
})
const ungrouped = await createDiceBets({
  name: 'the same bet, one per commit, over 16 connections',
  url,
  wallets,
  nonces,
  lanes: 16,
  batchLimit: 1,
})
const contenders = [dice, ungrouped, ...createRivals(url, wallets, Number(values.connections))]
try {
  const results = await compareClosedLoops(contenders, {
    serverPid: database.pid,
    repetitions: Number(values.repetitions),
    loop: { callers, measureMs },
  })
  console.log(`\nClosed loop, ${callers} callers, ${wallets.count} wallets (medians)`)
  printComparison(results)

  const perSecond = Math.floor(results[0]!.perSecond / 4)
  await vacuum(url)
  await closedLoop(dice, { callers, measureMs: 1500 })
  const calm = await calmestRun(database.pid, () => openLoop(dice, { perSecond, measureMs }))
  console.log(`\nOpen loop at a quarter of that, ${perSecond} bets/s: ${describeRun(calm)}`)
} finally {
  for (const contender of contenders) await contender.close()
}

const pool = createPool({ url, as: 'owner', max: 1 })
const { firstBadRow, commands, entries } = await verifyLedger(pool)
await pool.end()
await database.drop()
console.log(
  `\nVerified ${commands} commands with ${entries} entries: ${firstBadRow ?? 'all right'}`,
)
process.exitCode = firstBadRow ? 1 : 0
