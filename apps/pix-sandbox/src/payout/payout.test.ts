import { describe, expect, test, vi } from 'vitest'
import { problema } from '../testkit/official-schemas.ts'
import { startReceiver } from '../testkit/start-receiver.ts'
import { everPeriod, receiverKey, startSandbox } from '../testkit/start-sandbox.ts'

const payout = (changes: object = {}) => ({
  idPagamento: 'saque-1',
  valor: '50.00',
  chave: '52998224725',
  cpf: '52998224725',
  nome: 'Ana Souza',
  ...changes,
})

type Sandbox = Awaited<ReturnType<typeof startSandbox>>

const ended = ({ call }: Sandbox, status: string) =>
  vi.waitFor(async () => {
    const { body } = await call('GET /v1/payout/saque-1')
    expect(body).toMatchObject({ status })
    return body
  })

describe('payouts', () => {
  test('[PIX-10] a payout is EM_PROCESSAMENTO, then PAGO with its endToEndId', async () => {
    const sandbox = await startSandbox({ settleAfterMs: 30 })
    const asked = await sandbox.call('POST /v1/payout', payout())
    expect(asked).toMatchObject({
      status: 201,
      body: { idPagamento: 'saque-1', valor: '50.00', status: 'EM_PROCESSAMENTO' },
    })
    expect(await ended(sandbox, 'PAGO')).toMatchObject({
      endToEndId: expect.stringMatching(/^E\w{31}$/),
    })
  })

  test('[PIX-10] the same id and body is one payment, with another body a conflict', async () => {
    const sandbox = await startSandbox()
    await sandbox.call('POST /v1/payout', payout())
    const paid = await ended(sandbox, 'PAGO')
    expect(await sandbox.call('POST /v1/payout', payout())).toMatchObject({
      status: 200,
      body: paid as object,
    })
    const other = await sandbox.call('POST /v1/payout', payout({ valor: '51.00' }))
    expect(other.status).toBe(409)
    expect(problema.parse(other.body).type).toMatch(/\/PagamentoConflitante$/)
    expect((await sandbox.call('GET /v1/payout/saque-1')).body).toEqual(paid)
  })

  test.each([
    { chave: '12345678909' },
    { chave: '11222333000181' },
    { chave: '11222333000181', cpf: undefined, cnpj: '12ABC34501DE35' },
  ])('[BR-12] somebody else’s key is refused: %j', async (changes) => {
    const sandbox = await startSandbox()
    await sandbox.call('POST /v1/payout', payout(changes))
    expect(await ended(sandbox, 'RECUSADO')).toMatchObject({ motivo: 'TITULARIDADE_DIVERGENTE' })
  })

  test.each([
    { chave: '+5511999998888' },
    { chave: 'ana.souza@correio.com.br' },
    { chave: '123e4567-e12b-12d1-a456-426655440000' },
    { chave: '12ABC34501DE35', cpf: undefined, cnpj: '12ABC34501DE35' },
  ])('[KEY-01] every kind of key is paid: %j', async (changes) => {
    const sandbox = await startSandbox()
    expect((await sandbox.call('POST /v1/payout', payout(changes))).status).toBe(201)
    await ended(sandbox, 'PAGO')
  })

  test.each([
    { chave: '11999998888x' },
    { chave: 'Ana@Correio.com' },
    { chave: '123E4567-E12B-12D1-A456-426655440000' },
    { chave: '+0511999998888' },
    { valor: '0.00' },
    { valor: '5' },
    { cpf: undefined },
    { cnpj: '11222333000181' },
    { idPagamento: '' },
    { nome: '' },
  ])('[KEY-01] a payout with %j is PagamentoInvalido', async (changes) => {
    const { call } = await startSandbox()
    const answer = await call('POST /v1/payout', payout(changes))
    expect(answer.status).toBe(400)
    expect(problema.parse(answer.body).type).toMatch(/\/PagamentoInvalido$/)
    expect((await call('GET /v1/payout/saque-1')).status).toBe(404)
  })

  test('a payout can be refused or left pending on purpose', async () => {
    const sandbox = await startSandbox()
    const faults = (payouts: object) => sandbox.call('POST /sandbox/faults', { payouts })
    await faults({ outcome: 'EM_PROCESSAMENTO' })
    await sandbox.call('POST /v1/payout', payout())
    await new Promise((resolve) => setTimeout(resolve, 80))
    await ended(sandbox, 'EM_PROCESSAMENTO')
    await faults({ outcome: 'RECUSADO', motivo: 'CONTA_BLOQUEADA' })
    expect(await ended(sandbox, 'RECUSADO')).toMatchObject({ motivo: 'CONTA_BLOQUEADA' })
  })

  test('the end of a payout is announced', async () => {
    const sandbox = await startSandbox()
    const { callbacks, url } = await startReceiver()
    await sandbox.call(`PUT /webhook/${receiverKey}`, { webhookUrl: url })
    await sandbox.call('POST /v1/payout', payout())
    await vi.waitFor(() => expect(callbacks).toHaveLength(1))
    expect(callbacks[0]).toMatchObject({
      path: '/api/psp/payout',
      body: { payouts: [{ idPagamento: 'saque-1', status: 'PAGO' }] },
    })
  })

  test('a paid payout comes back in parts, never more than it was, and each is announced', async () => {
    const sandbox = await startSandbox()
    const { callbacks, url } = await startReceiver()
    const back = (valor?: string) =>
      sandbox.call('POST /sandbox/payout-return', {
        idPagamento: 'saque-1',
        ...(valor && { valor }),
      })
    expect((await back()).status).toBe(404)
    await sandbox.call('POST /v1/payout', payout())
    await ended(sandbox, 'PAGO')
    await sandbox.call(`PUT /webhook/${receiverKey}`, { webhookUrl: url })
    expect((await back('50.01')).status).toBe(400)
    expect(await back('20.00')).toMatchObject({
      status: 201,
      body: {
        status: 'PAGO',
        devolucoes: [{ valor: '20.00', rtrId: expect.stringMatching(/^D\w{31}$/) }],
      },
    })
    expect(await back()).toMatchObject({
      body: { devolucoes: [{ valor: '20.00' }, { valor: '30.00' }] },
    })
    expect((await back('0.01')).status).toBe(400)
    await vi.waitFor(() => expect(callbacks).toHaveLength(2))
    expect(callbacks[1]).toMatchObject({ body: { payouts: [{ idPagamento: 'saque-1' }] } })
  })

  test('payouts are listed by period, and those alone that came back', async () => {
    const sandbox = await startSandbox()
    for (const idPagamento of ['saque-1', 'saque-2']) {
      await sandbox.call('POST /v1/payout', payout({ idPagamento }))
    }
    await ended(sandbox, 'PAGO')
    await sandbox.call('POST /sandbox/payout-return', { idPagamento: 'saque-1' })
    const ids = async (query: string) => {
      const { body } = await sandbox.call(`GET /v1/payout?${query}`)
      return (body as { pagamentos: { idPagamento: string }[] }).pagamentos.map(
        ({ idPagamento }) => idPagamento,
      )
    }
    expect(await ids(everPeriod)).toEqual(['saque-1', 'saque-2'])
    expect(await ids(`${everPeriod}&devolucaoPresente=true`)).toEqual(['saque-1'])
    expect(await ids('inicio=2020-01-01T00:00:00Z&fim=2020-01-02T00:00:00Z')).toEqual([])
    expect((await sandbox.call('GET /v1/payout')).status).toBe(400)
  })
})
