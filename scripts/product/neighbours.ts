import { resolve } from 'node:path'
import { startChild } from './child.ts'
import { providerKeys } from './provider-keys.ts'

type Options = {
  readonly root: string
  readonly dataDir: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Where the product answers. */
  readonly port: string
  readonly onDeath: (how: string) => void
}

export type Neighbour = {
  /** What the server must know of it. */
  readonly settings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** The PIX sandbox, unless the environment names a PSP. */
export async function startBank({ root, dataDir, env, onDeath }: Options): Promise<Neighbour> {
  if (env['PIX_BASE_URL']) return absent
  const port = env['PIX_SANDBOX_PORT'] ?? '3010'
  const sandbox = await startChild({
    name: 'The PIX sandbox',
    script: resolve(root, 'apps/pix-sandbox/src/main.ts'),
    env: {
      ...env,
      PIX_SANDBOX_PORT: port,
      PIX_SANDBOX_DATA: resolve(dataDir, 'pix-sandbox.journal'),
    },
    readyUrl: `http://127.0.0.1:${port}/banco`,
    onDeath,
  })
  const settings = {
    PIX_BASE_URL: `http://127.0.0.1:${port}`,
    PIX_BANK_URL: `http://localhost:${port}/banco`,
  }
  return { settings, stop: () => sandbox.stop() }
}

/** The demonstration studio, unless the environment names one, with the keys that both sides know. */
export async function startStudio(options: Options): Promise<Neighbour> {
  const { root, dataDir, env, port, onDeath } = options
  const keys = await providerKeys(resolve(dataDir, 'keys'))
  if (env['DEMO_PROVIDER_URL']) return absent
  const providerPort = env['DEMO_PROVIDER_PORT'] ?? '3020'
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
    onDeath,
  })
  const settings = {
    SEAMLESS_PRIVATE_KEY: keys.operator.privateKey,
    DEMO_PROVIDER_URL: `http://127.0.0.1:${providerPort}`,
    DEMO_PROVIDER_GAMES_URL: env['DEMO_PROVIDER_GAMES_URL'] ?? `http://localhost:${providerPort}`,
    DEMO_PROVIDER_PUBLIC_KEY: keys.provider.publicKey,
  }
  return { settings, stop: () => provider.stop() }
}

const absent: Neighbour = { settings: {}, stop: async () => undefined }
