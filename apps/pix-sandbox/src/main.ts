import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { buildSandbox } from './sandbox.ts'

const positive = z.coerce.number().int().positive()
const milliseconds = z.coerce.number().int().nonnegative()

const environment = z.object({
  PIX_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(3010),
  PIX_SANDBOX_LISTEN: z.string().default('127.0.0.1'),
  PIX_SANDBOX_PUBLIC_HOST: z
    .string()
    .max(36, { error: 'longer than a location can hold' })
    .optional(),
  PIX_SANDBOX_DATA: z.string().min(1).default('.data/pix-sandbox.journal'),
  PIX_SANDBOX_KEY: z.string().default('7d9f0335-8dcc-4054-9bf9-0dbd61d36906'),
  PIX_SANDBOX_CNPJ: z
    .string()
    .regex(/^[0-9A-Z]{14}$/)
    .default('11222333000181'),
  PIX_SANDBOX_NAME: z.string().min(1).default('Jogada Pagamentos'),
  PIX_SANDBOX_CITY: z.string().min(1).default('Rio de Janeiro'),
  PIX_SANDBOX_TOKEN_SECONDS: positive.default(300),
  PIX_SANDBOX_SETTLE_MS: milliseconds.default(800),
  PIX_SANDBOX_RETRY_MS: positive.default(1000),
  PIX_CLIENT_ID: z.string().min(1).default('jogada'),
  PIX_CLIENT_SECRET: z.string().min(1).default('jogada-sandbox'),
})

const LONGEST_PAUSE_MS = 300_000
const CALLBACK_TIMEOUT_MS = 5000

async function main() {
  const parsed = environment.safeParse(process.env)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return fail(`${issue!.path.join('.')}: ${issue!.message}`)
  }
  const env = parsed.data

  if (await isTaken(env.PIX_SANDBOX_PORT, env.PIX_SANDBOX_LISTEN)) {
    return fail(`PIX_SANDBOX_PORT: ${env.PIX_SANDBOX_PORT} is in use`)
  }
  const portInUse = () => (app.server.address() as AddressInfo | null)?.port
  const app = buildSandbox({
    config: {
      clientId: env.PIX_CLIENT_ID,
      clientSecret: env.PIX_CLIENT_SECRET,
      receiver: {
        key: env.PIX_SANDBOX_KEY,
        cnpj: env.PIX_SANDBOX_CNPJ,
        name: env.PIX_SANDBOX_NAME,
        city: env.PIX_SANDBOX_CITY,
      },
      ispb: '99999999',
      publicHost: () => env.PIX_SANDBOX_PUBLIC_HOST ?? `localhost:${portInUse()}`,
      tokenLifetimeSeconds: env.PIX_SANDBOX_TOKEN_SECONDS,
      settleAfterMs: env.PIX_SANDBOX_SETTLE_MS,
      webhookTimeoutMs: CALLBACK_TIMEOUT_MS,
      retryFirstMs: env.PIX_SANDBOX_RETRY_MS,
      retryLongestMs: LONGEST_PAUSE_MS,
    },
    clock: { now: () => new Date() },
    random: randomBytes,
    journalPath: env.PIX_SANDBOX_DATA,
    logLevel: 'error',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())

  await app.listen({ port: env.PIX_SANDBOX_PORT, host: env.PIX_SANDBOX_LISTEN })
  process.stdout.write(`pix-sandbox: http://localhost:${portInUse()} (bank: /banco)\n`)
}

function fail(reason: string) {
  process.stderr.write(`pix-sandbox: ${reason}\n`)
  process.exitCode = 1
}

/** Asked before the journal is opened, which belongs to whoever holds the port. */
function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })
}

await main()
