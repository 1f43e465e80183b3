// `npm run cluster -- 3`: the product as several server processes behind nginx, with a Redis between them.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runningPostgresUrl, startPostgres } from '@jogada/postgres'
import { buildWebWhenChanged } from '../product/build-web.ts'
import { startChild } from '../product/child.ts'
import { needPrograms } from './programs.ts'
import { startCluster } from './start-cluster.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const env = process.env
const dataDir = resolve(root, env['DATA_DIR'] ?? '.data')
const port = Number(env['PORT'] ?? '3000')
const pixPort = env['PIX_SANDBOX_PORT'] ?? '3010'
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

async function database(): Promise<string> {
  if (env['DATABASE_URL']) return env['DATABASE_URL']
  const folder = resolve(dataDir, 'postgres')
  if (await runningPostgresUrl(folder))
    throw new Error('The product is already running on this data folder.')
  const postgres = await startPostgres({ dataDir: folder })
  stops.push(() => postgres.stop())
  return postgres.url
}

async function pix(): Promise<Record<string, string>> {
  if (env['PIX_BASE_URL']) return {}
  const sandbox = await startChild({
    name: 'The PIX sandbox',
    script: resolve(root, 'apps/pix-sandbox/src/main.ts'),
    env: {
      ...env,
      PIX_SANDBOX_PORT: pixPort,
      PIX_SANDBOX_DATA: resolve(dataDir, 'pix-sandbox.journal'),
    },
    readyUrl: `http://127.0.0.1:${pixPort}/banco`,
    onDeath: () => died('The PIX sandbox'),
  })
  stops.push(() => sandbox.stop())
  return {
    PIX_BASE_URL: `http://127.0.0.1:${pixPort}`,
    PIX_BANK_URL: `http://localhost:${pixPort}/banco`,
  }
}

try {
  if (!(processes >= 1 && processes <= 32))
    throw new Error('Say how many processes: npm run cluster -- 3')
  needPrograms()
  const [{ webDist, opsDist }, databaseUrl, bank] = await Promise.all([
    buildWebWhenChanged(root),
    database(),
    pix(),
  ])
  const cluster = await startCluster({
    folder: resolve(dataDir, 'cluster'),
    port,
    processes,
    settings: {
      LOG_LEVEL: 'warn',
      ...env,
      PUBLIC_URL: env['PUBLIC_URL'] ?? `http://localhost:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      WEB_DIST: webDist,
      OPS_DIST: opsDist,
      ...bank,
    },
    onDeath: died,
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
