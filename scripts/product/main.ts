// Runs the whole product: embedded PostgreSQL, the sandbox PSP, the demonstration provider, the server and the built player app.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runningPostgresUrl, startPostgres } from '@jogada/postgres'
import { buildWebWhenChanged } from './build-web.ts'
import { startChild } from './child.ts'
import { providerKeys } from './provider-keys.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const env = process.env
const dataDir = resolve(root, env['DATA_DIR'] ?? '.data')
const port = env['PORT'] ?? '3000'
const pixPort = env['PIX_SANDBOX_PORT'] ?? '3010'
const usesSandbox = !env['PIX_BASE_URL']
const providerPort = env['DEMO_PROVIDER_PORT'] ?? '3020'
const usesDemoProvider = !env['DEMO_PROVIDER_URL']

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
  if (usesSandbox) {
    const sandbox = await startChild({
      name: 'The PIX sandbox',
      script: resolve(root, 'apps/pix-sandbox/src/main.ts'),
      env: {
        ...env,
        PIX_SANDBOX_PORT: pixPort,
        PIX_SANDBOX_DATA: resolve(dataDir, 'pix-sandbox.journal'),
      },
      readyUrl: `http://127.0.0.1:${pixPort}/banco`,
      onDeath: () => void stopAll(1),
    })
    stops.push(() => sandbox.stop())
  }
  const keys = await providerKeys(resolve(dataDir, 'keys'))
  if (usesDemoProvider) {
    const provider = await startChild({
      name: 'The demonstration provider',
      script: resolve(root, 'apps/demo-provider/src/main.ts'),
      env: {
        ...env,
        DEMO_PROVIDER_PORT: providerPort,
        DEMO_PROVIDER_DATA: resolve(dataDir, 'demo-provider.sqlite'),
        DEMO_PROVIDER_PRIVATE_KEY: keys.provider.privateKey,
        OPERATOR_PUBLIC_KEY: keys.operator.publicKey,
        OPERATOR_WALLET_URL: `http://127.0.0.1:${port}/api/seamless/orla`,
        OPERATOR_ORIGINS: [
          `http://localhost:${port}`,
          `http://127.0.0.1:${port}`,
          ...(env['PUBLIC_URL'] ? [env['PUBLIC_URL']] : []),
        ].join(','),
      },
      readyUrl: `http://127.0.0.1:${providerPort}/health`,
      onDeath: () => void stopAll(1),
    })
    stops.push(() => provider.stop())
  }
  const server = await startChild({
    name: 'The server',
    script: resolve(root, 'apps/server/src/main.ts'),
    env: {
      LOG_LEVEL: 'warn',
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      WEB_DIST: webDist,
      OPS_DIST: opsDist,
      ...(usesSandbox
        ? {
            PIX_BASE_URL: `http://127.0.0.1:${pixPort}`,
            PIX_BANK_URL: `http://localhost:${pixPort}/banco`,
          }
        : {}),
      ...(usesDemoProvider
        ? {
            SEAMLESS_PRIVATE_KEY: keys.operator.privateKey,
            DEMO_PROVIDER_URL: `http://127.0.0.1:${providerPort}`,
            DEMO_PROVIDER_GAMES_URL:
              env['DEMO_PROVIDER_GAMES_URL'] ?? `http://localhost:${providerPort}`,
            DEMO_PROVIDER_PUBLIC_KEY: keys.provider.publicKey,
          }
        : {}),
    },
    readyUrl: `http://127.0.0.1:${port}/health`,
    onDeath: () => void stopAll(1),
  })
  stops.push(() => server.stop())
  process.stdout.write(
    [
      '',
      `  Jogada       http://localhost:${port}`,
      ...(usesSandbox ? [`  PIX bank     http://localhost:${pixPort}/banco`] : []),
      ...(usesDemoProvider ? [`  Slot maths   http://localhost:${providerPort}/matematica`] : []),
      `  Back office  http://localhost:${port}/ops`,
      `  API docs     http://localhost:${port}/docs`,
      '',
      '  Ctrl-C stops everything; the data stay in .data/',
      '',
      '',
    ].join('\n'),
  )
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  await stopAll(1)
}
