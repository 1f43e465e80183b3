// `npm run cluster:journey`: a player in a browser plays on while the processes behind are killed one after the other.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { verifyLedger } from '@jogada/ledger'
import { createPool, startPostgres } from '@jogada/postgres'
import { clientOf, freePort } from '../../apps/server/src/testkit/server-process.ts'
import { CAPTCHA } from '../../apps/server/src/testkit/test-server.ts'
import { settleDown } from '../drill/books.ts'
import { startSandbox } from '../../apps/server/src/testkit/stage.ts'
import { buildWebWhenChanged } from '../product/build-web.ts'
import { ensureChromium } from '../test/chromium.ts'
import { openVisit } from './browser-visit.ts'
import { startCluster } from './start-cluster.ts'
import type { Cluster } from './start-cluster.ts'

const DOWN_MS = 2000
const root = fileURLToPath(new URL('../..', import.meta.url))
const { values } = parseArgs({ options: { every: { type: 'string', default: '5' } } })

const { CHROMIUM: chromium } = ensureChromium()
const { webDist, opsDist } = await buildWebWhenChanged(root)
const folder = await mkdtemp(join(tmpdir(), 'jogada-journey-'))
await chmod(folder, 0o755)
const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
const sandboxPort = await freePort()
const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
const journal = join(folder, 'psp', 'journal')
const sandbox = await startSandbox(sandboxPort, journal, sandboxUrl)
const surprises: string[] = []
const cluster = await startCluster({
  folder: join(folder, 'cluster'),
  port: await freePort(),
  processes: 3,
  settings: {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    CAPTCHA_TEST_ANSWER: CAPTCHA,
    RATE_LIMITS: 'off',
    REPLAY_SPEED: '90',
    DRAW_CHAIN_KEY: '5a'.repeat(32),
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    PIX_BASE_URL: sandboxUrl,
    WEB_DIST: webDist,
    OPS_DIST: opsDist,
  },
  onDeath: (name) => surprises.push(`${name} died by itself`),
})
const pool = createPool({ url: postgres.url, as: 'owner', max: 2 })
const stage = { server: () => clientOf(cluster.url), sandboxUrl }
const visit = await openVisit({ url: cluster.url, chromium, pool, stage })
const deaths: Record<string, number> = {}
const problems: string[] = []
try {
  await visit.arrive()
  for (const victim of [...victimsOf(cluster), ...victimsOf(cluster)]) {
    await victim.kill()
    deaths[victim.name] = (deaths[victim.name] ?? 0) + 1
    // while it is gone, and again when it is back
    await visit.playOn()
    await sleep(DOWN_MS)
    await victim.start()
    await visit.playOn()
    await sleep(Number(values.every) * 200)
  }
  await settleDown(pool, 60_000)
  await visit.compare()
} catch (error) {
  problems.push((error as Error).message)
}
await visit.close()
const report = await verifyLedger(pool)
await pool.end()
await cluster.stop()
await sandbox.kill()
await postgres.drop()
await rm(folder, { recursive: true, force: true })
problems.push(...surprises, ...visit.failures, ...(report.firstBadRow ? [report.firstBadRow] : []))
const killed = Object.entries(deaths).map(([name, times]) => `${name} ${times}`)
console.log(
  `killed with SIGKILL: ${killed.join(', ')} times; ${visit.summary()}; ` +
    `${report.commands} commands verified`,
)
console.log(problems.length === 0 ? 'The journey played on.' : problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)

/** Who dies, one after the other; two are never down together. */
function victimsOf({ servers, redis }: Cluster) {
  return [...servers, redis]
}
