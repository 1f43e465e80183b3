import { describe, expect, test, vi } from 'vitest'
import { problema, webhookBody, webhookCompleto } from '../testkit/official-schemas.ts'
import type { Callback } from '../testkit/start-receiver.ts'
import { startReceiver } from '../testkit/start-receiver.ts'
import { newCode, newPayment, receiverKey } from '../testkit/start-sandbox.ts'
import { startSandbox } from '../testkit/start-sandbox.ts'

const path = `/webhook/${receiverKey}`

const paidIn = ({ body }: Callback) => webhookBody.parse(body).pix.map((one) => one.endToEndId)

/** Long enough for a wrong second callback to arrive. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 150))

type Receiver = Parameters<typeof startReceiver>[0]

async function startBoth(answer?: Receiver) {
  const sandbox = await startSandbox()
  const receiver = await startReceiver(answer)
  await sandbox.call(`PUT ${path}`, { webhookUrl: receiver.url })
  const faults = (webhooks: object) => sandbox.call('POST /sandbox/faults', { webhooks })
  return { ...sandbox, ...receiver, faults }
}

describe('webhook settings', () => {
  test('[PIX-05] a webhook is set, shown and cancelled', async () => {
    const { call } = await startSandbox()
    expect((await call(`GET ${path}`)).status).toBe(404)
    const webhookUrl = 'https://loja.test/api/psp/'
    expect((await call(`PUT ${path}`, { webhookUrl })).status).toBe(200)
    expect(webhookCompleto.parse((await call(`GET ${path}`)).body)).toMatchObject({ webhookUrl })
    expect((await call(`DELETE ${path}`)).status).toBe(204)
    expect(problema.parse((await call(`DELETE ${path}`)).body).type).toMatch(/NaoEncontrado$/)
  })

  test.each([
    [path, { webhookUrl: 'ftp://loja.test/' }],
    [path, { webhookUrl: 'loja' }],
    [path, {}],
    ['/webhook/outra', { webhookUrl: 'https://loja.test/' }],
  ])('[PIX-05] PUT %s with %j is WebhookOperacaoInvalida', async (line, body) => {
    const { call } = await startSandbox()
    const answer = await call(`PUT ${line}`, body)
    expect(answer.status).toBe(400)
    expect(problema.parse(answer.body).type).toMatch(/\/WebhookOperacaoInvalida$/)
  })
})

describe('callbacks', () => {
  test('[PIX-05] a payment and the end of its devolução are announced once each', async () => {
    const { call, callbacks } = await startBoth()
    const endToEndId = await newPayment(call)
    await vi.waitFor(() => expect(callbacks).toHaveLength(1))
    expect(callbacks[0]!.path).toBe('/api/psp/pix')
    expect(webhookBody.parse(callbacks[0]!.body).pix).toMatchObject([{ endToEndId }])

    await call(`PUT /pix/${endToEndId}/devolucao/d1`, { valor: '37.00' })
    await vi.waitFor(() => expect(callbacks).toHaveLength(2))
    expect(webhookBody.parse(callbacks[1]!.body).pix).toMatchObject([
      { endToEndId, devolucoes: [{ id: 'd1', status: 'DEVOLVIDO' }] },
    ])
    await aMoment()
    expect(callbacks).toHaveLength(2)
  })

  test.each([
    ['a 500', (response) => response.writeHead(500).end()],
    ['a broken connection', (response) => response.destroy()],
    ['a redirect', (response) => response.writeHead(302, { location: '/' }).end()],
  ] as [string, NonNullable<Receiver>][])(
    '[PIX-05] %s is tried again until it is answered 2xx',
    async (_name, fail) => {
      const { call, callbacks } = await startBoth((response, count) =>
        count < 3 ? fail(response, count) : response.end(),
      )
      const endToEndId = await newPayment(call)
      await vi.waitFor(() => expect(callbacks).toHaveLength(3))
      expect(callbacks.map(paidIn)).toEqual([[endToEndId], [endToEndId], [endToEndId]])
      await aMoment()
      expect(callbacks).toHaveLength(3)
    },
  )

  test('[PIX-05] one event is never sent twice at the same time', async () => {
    let open = 0
    let most = 0
    const { call, callbacks } = await startBoth((response) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        response.end()
      }, 100)
    })
    await newPayment(call)
    await call('POST /sandbox/faults', {})
    await call('POST /sandbox/faults', {})
    await vi.waitFor(() => expect(callbacks).toHaveLength(1))
    await aMoment()
    expect({ most, sent: callbacks.length }).toEqual({ most: 1, sent: 1 })
  })

  test('an endless answer of the receiver does not hold the event up', async () => {
    const { call, callbacks } = await startBoth((response) => {
      response.writeHead(200)
      const flood = setInterval(() => response.write('x'.repeat(65_536)), 1)
      response.on('close', () => clearInterval(flood))
    })
    await newPayment(call)
    await vi.waitFor(() => expect(callbacks).toHaveLength(1))
    await aMoment()
    expect(callbacks).toHaveLength(1)
  })

  test('events of a cancelled webhook are forgotten', async () => {
    const { call, callbacks, faults } = await startBoth()
    await faults({ hold: true })
    await newPayment(call)
    await call(`DELETE ${path}`)
    await faults({})
    await aMoment()
    expect(callbacks).toEqual([])
  })
})

describe('callbacks that go wrong on purpose', () => {
  test('dropped events never arrive, though the payment is there', async () => {
    const { call, callbacks, faults } = await startBoth()
    await faults({ drop: true })
    const endToEndId = await newPayment(call)
    await faults({})
    await aMoment()
    expect(callbacks).toEqual([])
    expect((await call(`GET /pix/${endToEndId}`)).status).toBe(200)
  })

  test('copies are sent as often as asked', async () => {
    const { call, callbacks, faults } = await startBoth()
    await faults({ copies: 3 })
    await newPayment(call)
    await vi.waitFor(() => expect(callbacks).toHaveLength(3))
    await aMoment()
    expect(callbacks).toHaveLength(3)
  })

  test('held events come out grouped, or one by one in reverse order', async () => {
    const { call, callbacks, faults } = await startBoth()
    await faults({ hold: true })
    const ids = [await newPayment(call), await newPayment(call, { index: 1 })]
    await aMoment()
    expect(callbacks).toEqual([])

    await faults({ group: true, reverse: true })
    await vi.waitFor(() => expect(callbacks).toHaveLength(1))
    expect(paidIn(callbacks[0]!)).toEqual(ids.toReversed())
  })

  test('delayed events wait', async () => {
    const { call, callbacks, faults, time } = await startBoth()
    await faults({ delayMs: 60_000 })
    await newPayment(call)
    await aMoment()
    expect(callbacks).toEqual([])
    time.aheadMs = 30_000
    await newCode(call, { index: 1 })
    time.aheadMs = 60_001
    await faults({})
    await vi.waitFor(() => expect(callbacks).toHaveLength(1))
  })
})
