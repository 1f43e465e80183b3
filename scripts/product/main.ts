// Runs the whole product: embedded PostgreSQL, the sandbox PSP, the demonstration provider, the server and the built player app.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runningPostgresUrl, startPostgres } from '@jogada/postgres'
import { buildWebWhenChanged } from './build-web.ts'
import { startChild } from './child.ts'
import { startBank, startStudio } from './neighbours.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const env = process.env
const dataDir = resolve(root, env['DATA_DIR'] ?? '.data')
const port = env['PORT'] ?? '3000'

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

async function database(): Promise<string> {
  if (env['DATABASE_URL']) return env['DATABASE_URL']
  const folder = resolve(dataDir, 'postgres')
  const running = await runningPostgresUrl(folder)
  if (running) throw new Error('The product is already running on this data folder.')
  const postgres = await startPostgres({ dataDir: folder })
  stops.push(() => postgres.stop())
  return postgres.url
}

try {
  const [{ webDist, opsDist }, databaseUrl] = await Promise.all([
    buildWebWhenChanged(root),
    database(),
  ])
  const onDeath = (how: string) => {
    if (!stopping) process.stderr.write(`${how}\n`)
    void stopAll(1)
  }
  const around = { root, dataDir, env, port, onDeath }
  const bank = await startBank(around)
  stops.push(() => bank.stop())
  const studio = await startStudio(around)
  stops.push(() => studio.stop())
  const server = await startChild({
    name: 'The server',
    script: resolve(root, 'apps/server/src/main.ts'),
    env: {
      LOG_LEVEL: 'warn',
      // the first minute on somebody's own machine is always slow, and tells nothing
      SLOW_STATEMENT_MS: '5000',
      SUPPORT_EMAIL: 'atendimento@jogada.invalid',
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      WEB_DIST: webDist,
      OPS_DIST: opsDist,
      ...bank.settings,
      ...studio.settings,
    },
    readyUrl: `http://127.0.0.1:${port}/health`,
    onDeath,
  })
  stops.push(() => server.stop())
  const bankUrl = bank.settings['PIX_BANK_URL']
  const gamesUrl = studio.settings['DEMO_PROVIDER_GAMES_URL']
  process.stdout.write(
    [
      '',
      `  Jogada       http://localhost:${port}`,
      ...(bankUrl ? [`  PIX bank     ${bankUrl}`] : []),
      ...(gamesUrl ? [`  Slot maths   ${gamesUrl}/matematica`] : []),
      `  Back office  http://localhost:${port}/ops`,
      `  API docs     http://localhost:${port}/docs`,
      '',
      `  Ctrl-C stops everything; the data stay in ${dataDir}`,
      '',
      '',
    ].join('\n'),
  )
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  await stopAll(1)
}
