import { centavos, formatMoney, parseMoney, subtract } from '@jogada/core'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { devolucao, pix, pixConsultados, problema } from '../testkit/official-schemas.ts'
import { everPeriod, newCode, newPayment, someTxid } from '../testkit/start-sandbox.ts'
import { startSandbox } from '../testkit/start-sandbox.ts'

const payer = { cpf: '52998224725', nome: 'Ana Pagadora' }
const removal = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }

describe('payments received', () => {
  test('[PIX-03] [PIX-06] paying concludes the charge and makes a Pix of 32 characters', async () => {
    const { call } = await startSandbox()
    const codigo = await newCode(call)
    const paid = await call('POST /sandbox/pay', { codigo, ...payer })
    expect(paid.status).toBe(201)
    const { endToEndId, txid, valor } = pix.parse(paid.body)
    expect({ txid, valor }).toEqual({ txid: someTxid(), valor: '37.00' })
    expect(endToEndId).toMatch(/^E99999999\d{12}\w{11}$/)

    expect(pix.parse((await call(`GET /pix/${endToEndId}`)).body)).toEqual(paid.body)
    const cob = await call(`GET /cob/${someTxid()}`)
    expect(cob.body).toMatchObject({ status: 'CONCLUIDA', pix: [{ endToEndId }] })
  })

  test('[PIX-04] nobody but the payer filter knows who paid', async () => {
    const { call } = await startSandbox()
    const endToEndId = await newPayment(call)
    const paidBy = async (cpf: string) =>
      pixConsultados.parse(
        (await call(`GET /pix?${everPeriod}&txid=${someTxid()}&cpf=${cpf}`)).body,
      ).pix
    expect(await paidBy('52998224725')).toMatchObject([{ endToEndId }])
    expect(await paidBy('12345678909')).toEqual([])
    expect(JSON.stringify((await call(`GET /pix/${endToEndId}`)).body)).not.toContain('52998224725')
  })

  test('GET /pix pages and filters by devolução', async () => {
    const { call } = await startSandbox()
    const ids = [await newPayment(call), await newPayment(call, { index: 1 })]
    await call(`PUT /pix/${ids[0]}/devolucao/1`, { valor: '1.00' })
    const list = async (filter: string) =>
      pixConsultados
        .parse((await call(`GET /pix?${everPeriod}&${filter}`)).body)
        .pix.map(({ endToEndId }) => endToEndId)
    expect(await list('paginacao.itensPorPagina=1&paginacao.paginaAtual=1')).toEqual([ids[1]])
    expect(await list('devolucaoPresente=true')).toEqual([ids[0]])
    expect(await list('devolucaoPresente=false')).toEqual([ids[1]])
    expect(await list('txid=unknown')).toEqual([])
    const reversed = 'inicio=2021-01-01T00:00:00Z&fim=2020-01-01T00:00:00Z'
    const refused = await call(`GET /pix?${reversed}`)
    expect(problema.parse(refused.body).type).toMatch(/\/PixConsultaInvalida$/)
  })

  test('[PIX-03] a bank refuses removed, expired and paid charges, unless forced', async () => {
    const { call, time } = await startSandbox({ tokenLifetimeSeconds: 100_000 })
    const removed = await newCode(call, { index: 1 })
    await call(`PATCH /cob/${someTxid(1)}`, removal)
    const paid = await newCode(call, { index: 2 })
    await call('POST /sandbox/pay', { codigo: paid, ...payer })
    const expired = await newCode(call, { index: 3 })
    time.aheadMs = 1_800_001

    const pay = (codigo: string, force = false) =>
      call('POST /sandbox/pay', { codigo, ...payer, force })
    expect(await pay(removed)).toMatchObject({ status: 422, body: { refusal: 'removed' } })
    expect(await pay(paid)).toMatchObject({ status: 422, body: { refusal: 'already_paid' } })
    expect(await pay(expired)).toMatchObject({ status: 422, body: { refusal: 'expired' } })

    expect((await pay(removed, true)).status).toBe(201)
    expect((await pay(expired, true)).status).toBe(201)
    expect((await call(`GET /cob/${someTxid(1)}`)).body).toMatchObject({
      ...removal,
      pix: [{ valor: '37.00' }],
    })
    expect((await call(`GET /cob/${someTxid(3)}`)).body).toMatchObject({ status: 'CONCLUIDA' })
  })

  test('the payer may change the amount only where the charge says so', async () => {
    const { call } = await startSandbox()
    const fixed = await newCode(call)
    const free = await newCode(call, {
      index: 1,
      changes: { valor: { original: '0.00', modalidadeAlteracao: 1 } },
    })
    const pay = (codigo: string, valor: string) =>
      call('POST /sandbox/pay', { codigo, valor, ...payer })
    expect(await pay(fixed, '36.99')).toMatchObject({ body: { refusal: 'wrong_amount' } })
    expect(await pay(free, '0.00')).toMatchObject({ body: { refusal: 'wrong_amount' } })
    expect(await pay(free, '36.99')).toMatchObject({ status: 201, body: { valor: '36.99' } })
  })
})

describe('devoluções', () => {
  test('[PIX-07] a devolução is EM_PROCESSAMENTO, then DEVOLVIDO', async () => {
    const { call } = await startSandbox({ settleAfterMs: 50 })
    const endToEndId = await newPayment(call)
    const asked = await call(`PUT /pix/${endToEndId}/devolucao/d1`, { valor: '7.00' })
    expect(asked.status).toBe(201)
    expect(devolucao.parse(asked.body)).toMatchObject({ id: 'd1', status: 'EM_PROCESSAMENTO' })

    await vi.waitFor(async () => {
      const { body } = await call(`GET /pix/${endToEndId}/devolucao/d1`)
      expect(devolucao.parse(body).status).toBe('DEVOLVIDO')
      expect(devolucao.parse(body).horario.liquidacao).toBeDefined()
    })
    expect(pix.parse((await call(`GET /pix/${endToEndId}`)).body).devolucoes).toHaveLength(1)
  })

  test('[PIX-07] a devolução that fails gives its amount back to what can be returned', async () => {
    const { call } = await startSandbox()
    await call('POST /sandbox/faults', { refunds: { outcome: 'NAO_REALIZADO' } })
    const path = `/pix/${await newPayment(call)}/devolucao`
    await call(`PUT ${path}/d1`, { valor: '37.00' })
    await vi.waitFor(async () =>
      expect((await call(`GET ${path}/d1`)).body).toMatchObject({ status: 'NAO_REALIZADO' }),
    )
    expect((await call(`PUT ${path}/d2`, { valor: '37.00' })).status).toBe(201)
  })

  test.each([
    ['d1', { valor: '37.01' }],
    ['d1', { valor: '0.00' }],
    ['d1', { valor: '1' }],
    ['d1', { valor: '1.00', natureza: 'RETIRADA' }],
    ['d1', {}],
    ['a'.repeat(36), { valor: '1.00' }],
    ['a-b', { valor: '1.00' }],
    ['used', { valor: '1.00' }],
  ])('[PIX-07] devolução %s with %j is PixDevolucaoInvalida', async (id, body) => {
    const { call } = await startSandbox()
    const path = `/pix/${await newPayment(call)}/devolucao`
    await call(`PUT ${path}/used`, { valor: '0.50' })
    const answer = await call(`PUT ${path}/${id}`, body)
    expect(answer.status).toBe(400)
    expect(problema.parse(answer.body).type).toMatch(/\/PixDevolucaoInvalida$/)
  })

  test('[PIX-07] after 90 days nothing is returned any more', async () => {
    const { call, time } = await startSandbox({ tokenLifetimeSeconds: 10_000_000 })
    const endToEndId = await newPayment(call)
    time.aheadMs = 90 * 86_400_000 + 1000
    const answer = await call(`PUT /pix/${endToEndId}/devolucao/d1`, { valor: '1.00' })
    expect(answer.status).toBe(400)
  })

  test('[PIX-07] whatever is asked for, what fits the Pix is taken and nothing more', async () => {
    const { call } = await startSandbox({ settleAfterMs: 60_000 })
    let index = 0
    const amounts = fc.array(fc.integer({ min: 1, max: 3800 }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(amounts, async (asked) => {
        const path = `/pix/${await newPayment(call, { index: (index += 1) })}/devolucao`
        let left = parseMoney('37.00')!
        for (const [id, count] of asked.entries()) {
          const amount = centavos(BigInt(count))
          const fits = amount <= left
          const answer = await call(`PUT ${path}/${id}`, { valor: formatMoney(amount) })
          expect(answer.status).toBe(fits ? 201 : 400)
          if (fits) left = subtract(left, amount)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('an unknown Pix and an unknown devolução have their own problem types', async () => {
    const { call } = await startSandbox()
    const endToEndId = await newPayment(call)
    const typeOf = async (line: string, body?: object) =>
      problema
        .parse((await call(line, body)).body)
        .type.split('/')
        .at(-1)
    expect(await typeOf('GET /pix/E0')).toBe('PixNaoEncontrado')
    expect(await typeOf('PUT /pix/E0/devolucao/1', { valor: '1.00' })).toBe('PixNaoEncontrado')
    expect(await typeOf(`GET /pix/${endToEndId}/devolucao/9`)).toBe('PixDevolucaoNaoEncontrada')
    expect(await typeOf('GET /nothing')).toBe('NaoEncontrado')
  })

  test('[PIX-07] a bank takes a Pix back by MED, in part and then whole, never more', async () => {
    const { call } = await startSandbox()
    const endToEndId = await newPayment(call)
    const part = await call('POST /sandbox/med', { endToEndId, valor: '10.00' })
    expect(part.status).toBe(201)
    expect(pix.parse(part.body).devolucoes).toMatchObject([
      { valor: '10.00', natureza: 'MED_FRAUDE', status: 'DEVOLVIDO' },
    ])
    expect((await call('POST /sandbox/med', { endToEndId, valor: '27.01' })).status).toBe(400)
    const rest = await call('POST /sandbox/med', {
      endToEndId,
      valor: '27.00',
      natureza: 'MED_OPERACIONAL',
    })
    expect(pix.parse(rest.body).devolucoes).toHaveLength(2)
    expect((await call(`PUT /pix/${endToEndId}/devolucao/1`, { valor: '0.01' })).status).toBe(400)
  })

  test('[WAL-12] a statement leaves out, repeats and misstates what a test asks for', async () => {
    const { call } = await startSandbox()
    const ids = []
    for (const index of [0, 1, 2]) ids.push(await newPayment(call, { index }))
    const [gone, twice, other] = ids as [string, string, string]
    await call('POST /sandbox/faults', {
      statement: { omit: [gone], repeat: [twice], amounts: { [other]: '36.99' } },
    })
    const list = pixConsultados.parse((await call(`GET /pix?${everPeriod}`)).body).pix
    expect(list.map(({ endToEndId }) => endToEndId)).toEqual([twice, twice, other])
    expect(list.map(({ valor }) => valor)).toEqual(['37.00', '37.00', '36.99'])
    await call('DELETE /sandbox/faults')
    const healed = pixConsultados.parse((await call(`GET /pix?${everPeriod}`)).body).pix
    expect(healed.map(({ valor }) => valor)).toEqual(['37.00', '37.00', '37.00'])
  })
})
