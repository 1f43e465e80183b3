import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { SandboxConfig } from '../context.ts'
import { buildSandbox } from '../sandbox.ts'

export const receiverKey = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'

const config: SandboxConfig = {
  clientId: 'loja',
  clientSecret: 'segredo',
  receiver: {
    key: receiverKey,
    cnpj: '11222333000181',
    name: 'Apostas São João',
    city: 'Brasília',
  },
  ispb: '99999999',
  publicHost: () => 'psp.test',
  tokenLifetimeSeconds: 60,
  settleAfterMs: 0,
  webhookTimeoutMs: 2000,
  retryFirstMs: 20,
  retryLongestMs: 100,
}

export type Answer = { status: number; body: unknown; contentType: string }

/**
 * A PSP of the test's own, its clock ahead of the real one by `aheadMs`; gone when the test ends.
 */
export async function startSandbox(changes: Partial<SandboxConfig> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pix-sandbox-'))
  const time = { aheadMs: 0 }
  const app = buildSandbox({
    config: { ...config, ...changes },
    clock: { now: () => new Date(Date.now() + time.aheadMs) },
    random: randomBytes,
    journalPath: join(folder, 'journal'),
    logLevel: 'silent',
  })
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  await app.ready()
  const token = await newToken(app)
  return { app, time, folder, token, call: callerOf(app, token) }
}

export async function newToken(app: FastifyInstance, scope?: string): Promise<string> {
  const { body } = await requestToken(app, { scope })
  return (body as { access_token: string }).access_token
}

type TokenRequest = { secret?: string; scope?: string | undefined; grant?: string }

export async function requestToken(app: FastifyInstance, request: TokenRequest): Promise<Answer> {
  const { secret = 'segredo', scope, grant = 'client_credentials' } = request
  const response = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: {
      authorization: `Basic ${Buffer.from(`loja:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ grant_type: grant, ...(scope && { scope }) }).toString(),
  })
  return answerOf(response)
}

/** Calls `METHOD /path` with the token. */
export const callerOf =
  (app: FastifyInstance, token: string) =>
  async (line: string, payload?: object): Promise<Answer> => {
    const [method, url] = line.split(' ') as ['GET', string]
    const headers = { authorization: `Bearer ${token}` }
    return answerOf(await app.inject({ method, url, headers, ...(payload && { payload }) }))
  }

type Response = { statusCode: number; body: string; headers: Record<string, unknown> }

function answerOf(response: Response): Answer {
  const type = response.headers['content-type']
  const contentType = typeof type === 'string' ? type : ''
  const body: unknown = /json/.test(contentType) ? JSON.parse(response.body) : response.body
  return { status: response.statusCode, body, contentType }
}

/** A body that PUT /cob accepts, with `changes` laid over it. */
export const chargeBody = (changes: object = {}) => ({
  calendario: { expiracao: 1800 },
  devedor: { cpf: '12345678909', nome: 'Maria Souza' },
  valor: { original: '37.00' },
  chave: receiverKey,
  solicitacaoPagador: 'Depósito',
  ...changes,
})

export const someTxid = (index = 0) => `pedido${String(index).padStart(24, '0')}`

type Call = (line: string, payload?: object) => Promise<Answer>

/** Creates a charge and gives its code. */
export async function newCode(call: Call, { index = 0, changes = {} } = {}): Promise<string> {
  const { body } = await call(`PUT /cob/${someTxid(index)}`, chargeBody(changes))
  return (body as { pixCopiaECola: string }).pixCopiaECola
}

/** Creates a charge, pays it and gives the endToEndId. */
export async function newPayment(call: Call, { index = 0, cpf = '52998224725' } = {}) {
  const codigo = await newCode(call, { index })
  const { body } = await call('POST /sandbox/pay', { codigo, cpf, nome: 'Ana Pagadora' })
  return (body as { endToEndId: string }).endToEndId
}

/** Everything there is, as a query. */
export const everPeriod = 'inicio=2020-01-01T00:00:00Z&fim=2099-01-01T00:00:00Z'
