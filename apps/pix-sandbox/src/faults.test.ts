import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { problema } from './testkit/official-schemas.ts'
import { chargeBody, everPeriod, someTxid, startSandbox } from './testkit/start-sandbox.ts'

const list = `GET /cob?${everPeriod}`
const put = `PUT /cob/${someTxid()}`
const get = `GET /cob/${someTxid()}`

describe('faults', () => {
  test('a status is answered as often as asked and nothing is done', async () => {
    const { call } = await startSandbox()
    await call('POST /sandbox/faults', { http: { status: 503, times: 2 } })
    const refused = await call(put, chargeBody())
    expect(refused.status).toBe(503)
    expect(problema.parse(refused.body).type).toMatch(/\/ServicoIndisponivel$/)
    expect((await call(get)).status).toBe(503)
    expect((await call(get)).status).toBe(404)
  })

  test('a path prefix spares the other calls', async () => {
    const { call } = await startSandbox()
    await call('POST /sandbox/faults', { http: { only: '/pix', status: 500 } })
    expect((await call(list)).status).toBe(200)
    expect((await call('GET /pix/E1')).status).toBe(500)
    await call('DELETE /sandbox/faults')
    expect((await call('GET /pix/E1')).status).toBe(404)
  })

  test('a spoiled answer comes after the work is done', async () => {
    const { call } = await startSandbox()
    await call('POST /sandbox/faults', { http: { answer: 'rubbish', times: 1 } })
    const answer = await call(put, chargeBody()).catch((error: unknown) => error)
    expect(answer).toBeInstanceOf(SyntaxError)
    expect((await call(get)).status).toBe(200)
  })

  test('a lost answer breaks the connection after the work is done', async () => {
    const { app, call, token } = await startSandbox()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    await call('POST /sandbox/faults', { http: { answer: 'lost', times: 1 } })
    const sent = fetch(`http://127.0.0.1:${port}/cob/${someTxid()}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(chargeBody()),
    })
    await expect(sent).rejects.toThrow('fetch failed')
    expect((await call(get)).status).toBe(200)
  })

  test('tokens end at once', async () => {
    const { call } = await startSandbox()
    await call('POST /sandbox/faults', { expireTokens: true })
    expect((await call(list)).status).toBe(401)
  })

  test('a switch that does not exist is refused', async () => {
    const { call } = await startSandbox()
    expect((await call('POST /sandbox/faults', { http: { explode: true } })).status).toBe(400)
  })
})
