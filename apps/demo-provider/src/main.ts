import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { buildApp } from './app.ts'

const environment = z.object({
  DEMO_PROVIDER_PORT: z.coerce.number().int().min(0).max(65_535).default(3020),
  DEMO_PROVIDER_LISTEN: z.string().default('127.0.0.1'),
  DEMO_PROVIDER_DATA: z.string().min(1).default('.data/demo-provider.sqlite'),
  DEMO_PROVIDER_PRIVATE_KEY: z.string().min(1),
  DEMO_PROVIDER_GAMES_URL: z.url().optional(),
  DEMO_PROVIDER_MIN_CYCLE_MS: z.coerce.number().int().nonnegative().default(2500),
  DEMO_PROVIDER_WALLET_TIMEOUT_MS: z.coerce.number().int().positive().default(4000),
  OPERATOR_PUBLIC_KEY: z.string().min(1),
  OPERATOR_WALLET_URL: z.url(),
  OPERATOR_ORIGINS: z.string().min(1),
})

const parsed = environment.safeParse(process.env)
if (parsed.success) await run(parsed.data)
else {
  const [issue] = parsed.error.issues
  process.stderr.write(`demo-provider: ${issue!.path.join('.')}: ${issue!.message}\n`)
  process.exitCode = 1
}

async function run(env: z.output<typeof environment>) {
  let port = env.DEMO_PROVIDER_PORT
  const app = await buildApp(
    {
      walletUrl: env.OPERATOR_WALLET_URL,
      walletTimeoutMs: env.DEMO_PROVIDER_WALLET_TIMEOUT_MS,
      privateKey: env.DEMO_PROVIDER_PRIVATE_KEY,
      operatorKey: env.OPERATOR_PUBLIC_KEY,
      operatorOrigins: env.OPERATOR_ORIGINS.split(',').map((url) => new URL(url.trim()).origin),
      publicUrl: () => env.DEMO_PROVIDER_GAMES_URL ?? `http://localhost:${port}`,
      storePath: env.DEMO_PROVIDER_DATA,
      minCycleMs: env.DEMO_PROVIDER_MIN_CYCLE_MS,
    },
    { now: () => Date.now(), newId: () => randomUUID(), below: (count) => randomInt(count) },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
  await app.listen({ port, host: env.DEMO_PROVIDER_LISTEN })
  const address = app.server.address()
  if (address !== null && typeof address === 'object') port = address.port
  process.stdout.write(`demo-provider: http://localhost:${port} (maths: /matematica)\n`)
}
