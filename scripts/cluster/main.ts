// `npm run cluster -- 3`: the product as several server processes behind nginx, with a Redis between them.
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runningPostgresUrl, startPostgres } from '@jogada/postgres'
import { buildWebWhenChanged } from '../product/build-web.ts'
import { startBank, startStudio } from '../product/neighbours.ts'
import { needPrograms } from './programs.ts'
import { startCluster } from './start-cluster.ts'

const REVIVE_AFTER_MS = 500

const root = fileURLToPath(new URL('../..', import.meta.url))
const env = process.env
const dataDir = resolve(root, env['DATA_DIR'] ?? '.data')
const port = env['PORT'] ?? '3000'
const processes = Number(process.argv[2] ?? '3')

const stops: (() => Promise<unknown>)[] = []
let stopping = false

async function stopAll(code: number) {
  if (stopping) return
  stopping = true
  for (const stop of stops.reverse()) await stop().catch(() => undefined)
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stopAll(0))
}

const died = (name: string) => {
  process.stderr.write(`${name} ended unexpectedly.\n`)
  void stopAll(1)
}

/** What dies is started again, as a service manager would; the others go on meanwhile. */
async function revive(name: string, start: () => Promise<void>, attempt = 1): Promise<void> {
  if (stopping) return
  process.stderr.write(`${name} ended and is started again.\n`)
  await sleep(REVIVE_AFTER_MS * Math.min(attempt, 20))
  await start().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    return revive(name, start, attempt + 1)
  })
}

async function database(): Promise<string> {
  if (env['DATABASE_URL']) return env['DATABASE_URL']
  const folder = resolve(dataDir, 'postgres')
  if (await runningPostgresUrl(folder))
    throw new Error('The product is already running on this data folder.')
  const postgres = await startPostgres({ dataDir: folder })
  stops.push(() => postgres.stop())
  return postgres.url
}

try {
  if (!(processes >= 1 && processes <= 32))
    throw new Error('Say how many processes: npm run cluster -- 3')
  needPrograms()
  const [{ webDist, opsDist }, databaseUrl] = await Promise.all([
    buildWebWhenChanged(root),
    database(),
  ])
  const around = { root, dataDir, env, port, onDeath: died }
  const bank = await startBank(around)
  stops.push(() => bank.stop())
  const studio = await startStudio(around)
  stops.push(() => studio.stop())
  const cluster = await startCluster({
    folder: resolve(dataDir, 'cluster'),
    port: Number(port),
    processes,
    settings: {
      LOG_LEVEL: 'warn',
      ...env,
      PUBLIC_URL: env['PUBLIC_URL'] ?? `http://localhost:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      WEB_DIST: webDist,
      OPS_DIST: opsDist,
      ...bank.settings,
      ...studio.settings,
    },
    onDeath: (name, start) => void revive(name, start),
  })
  stops.push(() => cluster.stop())
  process.stdout.write(
    `\n  Jogada       http://localhost:${port}  (nginx in front of ${processes} servers)\n${cluster.servers
      .map((server) => `  ${server.name}     http://127.0.0.1:${server.port}\n`)
      .join('')}  Redis        ${cluster.redisUrl}\n\n  Ctrl-C stops everything.\n\n`,
  )
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  await stopAll(1)
}
