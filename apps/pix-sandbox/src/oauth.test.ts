import { describe, expect, test } from 'vitest'
import { problema, token as tokenAnswer } from './testkit/official-schemas.ts'
import { callerOf, newToken, requestToken, startSandbox } from './testkit/start-sandbox.ts'
import { everPeriod } from './testkit/start-sandbox.ts'

const list = `GET /cob?${everPeriod}`

describe('OAuth2', () => {
  test('[PIX-08] client credentials buy a token with every scope', async () => {
    const { app } = await startSandbox()
    const answer = await requestToken(app, {})
    expect(answer.status).toBe(200)
    expect(tokenAnswer.parse(answer.body).expires_in).toBe(60)
  })

  test.each([
    [{ secret: 'segredO' }, 401, 'invalid_client'],
    [{ secret: 'x' }, 401, 'invalid_client'],
    [{ grant: 'password' }, 400, 'unsupported_grant_type'],
    [{ scope: 'cob.read admin' }, 400, 'invalid_scope'],
  ])('[PIX-08] a token request with %j is answered %i %s', async (request, status, error) => {
    const { app } = await startSandbox()
    expect(await requestToken(app, request)).toMatchObject({ status, body: { error } })
  })

  test('[PIX-08] a token ends after its life', async () => {
    const { call, time } = await startSandbox()
    time.aheadMs = 59_000
    expect((await call(list)).status).toBe(200)
    time.aheadMs = 60_001
    const late = await call(list)
    expect(late).toMatchObject({
      status: 401,
      contentType: expect.stringContaining('problem+json'),
    })
    expect(problema.parse(late.body).type).toMatch(/\/AcessoNegado$/)
  })

  test('[PIX-08] a call without its scope is AcessoNegado 403, with it 200', async () => {
    const { app } = await startSandbox()
    const reader = callerOf(app, await newToken(app, 'cob.read'))
    expect((await reader(list)).status).toBe(200)
    const refused = await reader(`GET /pix?${everPeriod}`)
    expect(refused.status).toBe(403)
    expect(problema.parse(refused.body)).toMatchObject({ status: 403, title: 'Acesso negado.' })
  })

  test.each([
    'PUT /cob/pedido000000000000000000000000',
    'POST /cob',
    'PATCH /cob/pedido000000000000000000000000',
    'GET /cob/pedido000000000000000000000000',
    list,
    `GET /pix?${everPeriod}`,
    'GET /pix/E1',
    'PUT /pix/E1/devolucao/1',
    'GET /pix/E1/devolucao/1',
    'PUT /webhook/k',
    'GET /webhook/k',
    'DELETE /webhook/k',
    'POST /v1/payout',
    'GET /v1/payout/1',
  ])('[PIX-08] %s without a token is refused', async (line) => {
    const { app } = await startSandbox()
    const answer = await callerOf(app, 'unknown')(line, line.startsWith('GET') ? undefined : {})
    expect(answer.status).toBe(401)
    problema.parse(answer.body)
  })
})
