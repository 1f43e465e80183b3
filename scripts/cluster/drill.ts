// Kills servers of a cluster, and its Redis, one after the other while players bet and listen.
import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { migrate, createPool, startPostgres } from '@jogada/postgres'
import { serverMigrations } from '../../apps/server/src/migrations/index.ts'
import { clientOf, freePort } from '../../apps/server/src/testkit/server-process.ts'
import { CAPTCHA } from '../../apps/server/src/testkit/test-server.ts'
import { audit } from '../drill/audit.ts'
import { act, newPlayer } from '../drill/crowd.ts'
import type { Player } from '../drill/crowd.ts'
import { startSandbox } from '../../apps/server/src/testkit/stage.ts'
import { listen } from './listeners.ts'
import { startCluster } from './start-cluster.ts'
import type { Cluster } from './start-cluster.ts'

/** Draws that should have ended a while ago and have not, and how many there were. */
const LATE_DRAWS = `
  SELECT count(*) FILTER (WHERE state IN ('open', 'locked', 'drawn')
                            AND end_at < now() - interval '20 seconds') AS late,
         count(*) AS chained
    FROM draws.round`
const DOWN_AT_MOST_MS = 3000
const ROUNDS_WITHIN_MS = 120_000

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    players: { type: 'string', default: '12' },
    processes: { type: 'string', default: '3' },
  },
})

const folder = await mkdtemp(join(tmpdir(), 'jogada-cluster-'))
await chmod(folder, 0o755)
const journal = join(folder, 'psp', 'journal')
const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
await migrate({ url: postgres.url, sources: serverMigrations })
const sandboxPort = await freePort()
const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
const sandbox = await startSandbox(sandboxPort, journal, sandboxUrl)
const surprises: string[] = []
const cluster = await startCluster({
  folder: join(folder, 'cluster'),
  port: await freePort(),
  processes: Number(values.processes),
  settings: {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    CAPTCHA_TEST_ANSWER: CAPTCHA,
    RATE_LIMITS: 'off',
    REPLAYS: 'off',
    DRAW_CHAIN_KEY: '5a'.repeat(32),
    DATA_KEYS: `t1:${'6b'.repeat(32)}`,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PIX_BASE_URL: sandboxUrl,
  },
  onDeath: (name) => surprises.push(`${name} died by itself`),
})
const stage = { server: () => clientOf(cluster.url), sandboxUrl, journal }
const pool = createPool({ url: postgres.url, as: 'owner', max: 2 })
const players: Player[] = []
for (let index = 0; index < Number(values.players); index++) {
  players.push(await newPlayer(stage, pool, index))
}
const sockets = listen(cluster.url, players)
const deaths = await storm(cluster)
console.log(
  `${values.seconds} s; killed: ${Object.entries(deaths)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ')} times`,
)
const problems = [
  ...surprises,
  ...(await audit(stage, pool, players)),
  ...(await missingRounds()),
  ...(await sockets.check(pool)),
]
sockets.close()
await pool.end()
await cluster.stop()
await sandbox.kill()
await postgres.drop()
await rm(folder, { recursive: true, force: true })
console.log(problems.length === 0 ? 'No money and no round is lost.' : problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)

/** Load while one process after the other dies; two servers are never down together. */
async function storm({ servers, redis }: Cluster) {
  const ending = new AbortController()
  const acting = Promise.all(
    players.map((player) =>
      act(
        stage,
        player,
        players.filter((other) => other !== player),
        ending.signal,
      ),
    ),
  )
  const victims = [...servers, redis]
  const counts: Record<string, number> = Object.fromEntries(victims.map(({ name }) => [name, 0]))
  const until = performance.now() + Number(values.seconds) * 1000
  for (let turn = 0; performance.now() < until; turn++) {
    await sleep(randomInt(1000, 4000))
    const victim = victims[turn % victims.length]!
    await victim.kill()
    counts[victim.name]!++
    await sleep(randomInt(DOWN_AT_MOST_MS))
    await victim.start()
  }
  ending.abort()
  await acting
  return counts
}

/** Every bet that the ledger has taken has its round, and no draw that is over waits for its end. */
async function missingRounds(): Promise<string[]> {
  const bets = players.reduce((n, { operations }) => n + operations.filter(isAnsweredBet).length, 0)
  const { rows } = await pool.query<{ stakes: bigint; rounds: bigint }>(
    `SELECT (SELECT count(*) FROM ledger.command WHERE kind LIKE 'dice%' AND verdict = 'posted') AS stakes,
            (SELECT count(*) FROM casino.round WHERE game = 'dice') AS rounds`,
  )
  const { stakes, rounds } = rows[0]!
  console.log(`rounds        ${rounds} of ${stakes} stakes taken; ${bets} answered`)
  const wrong =
    stakes === rounds && rounds >= BigInt(bets) ? [] : [`${stakes} stakes, ${rounds} rounds`]
  const deadline = performance.now() + ROUNDS_WITHIN_MS
  for (;;) {
    const open = await pool.query<{ late: bigint; chained: bigint }>(LATE_DRAWS)
    const { late, chained } = open.rows[0]!
    if (late === 0n) {
      console.log(`draws         ${chained} rounds made, none waits`)
      return wrong
    }
    if (performance.now() > deadline) return [...wrong, `${late} draws wait for their end`]
    await sleep(500)
  }
}

function isAnsweredBet({ kind, outcome }: Player['operations'][number]) {
  return kind === 'dice' && outcome === 'answered'
}
