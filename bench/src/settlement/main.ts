import { chmod, mkdtemp } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { add, centavos, negate } from '@jogada/core'
import { verifyLedger } from '@jogada/ledger'
import { createPool, startPostgres } from '@jogada/postgres'
import { migrateServer } from '@jogada/server/src/migrations/index.ts'
import { settleFinishedEvents } from '@jogada/server/src/modules/sportsbook/settlement/settle-events.ts'
import { STAKED } from '@jogada/server/src/modules/limits/index.ts'
import { turnoverMoves } from '@jogada/server/src/modules/wallet/index.ts'
import { closeDeps, openDeps } from '@jogada/server/src/open-deps.ts'
import { systemClock } from '@jogada/server/src/platform/clock.ts'
import { readEnv } from '@jogada/server/src/platform/env.ts'
import { openLog } from '@jogada/server/src/platform/log.ts'
import { heldBy, insertBets, insertEvents, MATCH } from './bets.ts'
import { prepareRowByRow, settleRowByRow } from './row-by-row.ts'

const { values } = parseArgs({
  options: {
    bets: { type: 'string', default: '100000' },
    wallets: { type: 'string', default: '50000' },
    rows: { type: 'string', default: '20000' },
  },
})
const CASH = centavos(100_00n)
const size = { bets: Number(values.bets), wallets: Number(values.wallets) }

console.log(`Node ${process.versions.node}, ${cpus().length} cores; ${size.bets} open bets of one`)
console.log(`match, every tenth a treble, of ${size.wallets} wallets; fsync and commits durable`)
const dataDir = await mkdtemp(join(tmpdir(), 'jogada-bench-'))
await chmod(dataDir, 0o755)
const server = await startPostgres({ dataDir, settings: { max_wal_size: '16GB' } })
await migrateServer(server.url)
const owner = createPool({ url: server.url, as: 'owner', max: 17 })
const env = readEnv({ DATABASE_URL: server.url, LOG_LEVEL: 'silent' })
const deps = await openDeps(env, systemClock, openLog('silent'))

await insertEvents(owner)
for (let from = 1; from <= size.wallets; from += 10_000) {
  const wallets = Array.from(
    { length: Math.min(10_000, size.wallets - from + 1) },
    (_, i) => from + i,
  )
  await Promise.all(
    wallets
      .filter((wallet) => heldBy(wallet, size) > 0n)
      .map((wallet) => {
        const held = centavos(heldBy(wallet, size))
        return deps.ledger.submit(BigInt(wallet), () => ({
          key: 'open',
          bodyHash: 'open',
          kind: 'adjustment',
          // players of a match that ends have cash and have bet before
          counters: [
            ...turnoverMoves(CASH, 'sports'),
            { owner: 'player', name: STAKED, delta: CASH },
          ],
          postings: [
            { account: 'house:adjustment', amount: negate(add(held, CASH)) },
            { account: 'held', amount: held },
            { account: 'cash', amount: CASH },
          ],
        }))
      }),
  )
}
await insertBets(owner, size)
await prepareRowByRow(owner)

const rival = await settleRowByRow(owner, Number(values.rows))
await owner.query(
  `UPDATE sportsbook.event SET result_state = 'finished', result_home = 1, result_away = 0,
     finished_at = now() WHERE event_id = $1`,
  [MATCH],
)
const started = performance.now()
const { settled } = await settleFinishedEvents(deps)
const seconds = (performance.now() - started) / 1000
const again = await settleFinishedEvents(deps)

const round = (value: number) => Math.round(value).toLocaleString('en-GB')
console.log(`\n  ours: ${round(settled / seconds)} bets/s (${settled} in ${seconds.toFixed(1)} s):`)
console.log('    graded, paid, claimed, released, hash-chained and announced, each once')
console.log(`  a transaction per bet, 16 connections, no grading: ${round(rival)} bets/s`)
console.log(`  ratio ${(settled / seconds / rival).toFixed(2)}`)

const { rows } = await owner.query<{ result: number; count: bigint; payout: bigint }>(
  `SELECT result, count(*), sum(payout)::bigint AS payout FROM sportsbook.bet GROUP BY 1 ORDER BY 1`,
)
for (const row of rows) console.log(`  result ${row.result}: ${row.count} bets paid ${row.payout}`)
const { firstBadRow } = await verifyLedger(owner)
const isRight = settled === size.bets && again.settled === 0 && firstBadRow === null
console.log(isRight ? '  every bet paid once; the ledger is right' : `  WRONG: ${firstBadRow}`)
await closeDeps(deps)
await owner.end()
await server.drop()
process.exitCode = isRight ? 0 : 1
