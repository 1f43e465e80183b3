import type { FastifyInstance } from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { newCode, receiverKey, someTxid, startSandbox } from '../testkit/start-sandbox.ts'

const show = (app: FastifyInstance, codigo: string) =>
  app.inject({ url: '/banco', query: { codigo } })

const pay = (app: FastifyInstance, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/banco/pagar',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

describe('bank page', () => {
  test('a copied code shows payee, amount and expiry, with the debtor filled in', async () => {
    const { app, call } = await startSandbox()
    const { body, headers } = await show(app, await newCode(call))
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('Apostas São João')
    expect(body).toMatch(/R\$\s37,00/)
    expect(body).toMatch(/<time datetime="[\d-]+T/)
    expect(body).toContain('value="123.456.789-09"')
  })

  test('paying leads to a receipt with the endToEndId', async () => {
    const { app, call } = await startSandbox()
    const codigo = await newCode(call)
    const paid = await pay(app, { codigo, nome: 'Ana', cpf: '529.982.247-25' })
    expect(paid.statusCode).toBe(303)
    const receipt = await app.inject({ url: paid.headers.location! })
    const { body } = await call(`GET /cob/${someTxid()}`)
    const { endToEndId } = (body as { pix: [{ endToEndId: string }] }).pix[0]
    expect(receipt.body).toContain(endToEndId)
    expect(receipt.body).toContain('Pix enviado')
  })

  test('the same form sent twice pays once', async () => {
    const { app, call } = await startSandbox()
    const form = { codigo: await newCode(call), nome: 'Ana', cpf: '52998224725' }
    const answers = await Promise.all([pay(app, form), pay(app, form)])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303, 422]))
    expect((await call(`GET /cob/${someTxid()}`)).body).toMatchObject({ pix: [{}] })
  })

  test.each([{ cpf: '5299822472' }, { cpf: 'abc' }, { nome: ' ' }])(
    'a payer without %j is asked again',
    async (broken) => {
      const { app, call } = await startSandbox()
      const codigo = await newCode(call)
      const answer = await pay(app, { codigo, nome: 'Ana', cpf: '52998224725', ...broken })
      expect(answer.statusCode).toBe(422)
      expect(answer.body).toContain('role="alert"')
      expect((await call(`GET /cob/${someTxid()}`)).body).toMatchObject({ status: 'ATIVA' })
    },
  )

  test('[PIX-03] a cancelled charge says so and is only paid when forced', async () => {
    const { app, call } = await startSandbox()
    const codigo = await newCode(call)
    await call(`PATCH /cob/${someTxid()}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })
    expect((await show(app, codigo)).body).toContain('foi cancelada')
    const form = { codigo, nome: 'Ana', cpf: '52998224725' }
    expect((await pay(app, form)).statusCode).toBe(422)
    expect((await pay(app, { ...form, force: 'true' })).statusCode).toBe(303)
  })

  test.each(['boleto', '00020126580014br.gov.bcb.pix', '"><script>alert(1)</script>'])(
    'the code %s is not a Pix, and comes back harmless',
    async (codigo) => {
      const { app } = await startSandbox()
      const { body } = await show(app, codigo)
      expect(body).toContain('não é um Pix válido')
      expect(body).not.toContain('<script>alert')
    },
  )

  test('a code of another PSP is not found', async () => {
    const here = await startSandbox()
    const there = await startSandbox()
    const { body } = await show(here.app, await newCode(there.call))
    expect(body).toContain('Não encontramos')
  })

  test('a name with markup in it is shown as text', async () => {
    const { app, call } = await startSandbox()
    const devedor = { cpf: '12345678909', nome: '"><img src=x>' }
    const { body } = await show(app, await newCode(call, { changes: { devedor } }))
    expect(body).not.toContain('<img')
  })

  test('the page names no other origin', async () => {
    const { app, call } = await startSandbox()
    const pages = [await show(app, ''), await show(app, await newCode(call))]
    const assets = [await app.inject('/banco/bank.css'), await app.inject('/banco/bank.js')]
    expect(assets.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    for (const { body } of [...pages, ...assets]) expect(body).not.toMatch(/https?:\/\//)
    expect(pages[1]!.body).toContain(receiverKey)
  })

  test('a Pix that the account received is sent back with a button, in part and whole', async () => {
    const { app, call } = await startSandbox()
    expect((await app.inject('/banco/recebidos')).body).toContain('Nenhum Pix recebido')
    await call('POST /v1/payout', {
      idPagamento: 'saque-1',
      valor: '50.00',
      chave: '52998224725',
      cpf: '52998224725',
      nome: 'Ana Souza',
    })
    await vi.waitFor(async () =>
      expect((await app.inject('/banco/recebidos')).body).toContain('value="50,00"'),
    )
    const giveBack = (valor: string) =>
      app.inject({
        method: 'POST',
        url: '/banco/devolver',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ idPagamento: 'saque-1', valor }).toString(),
      })
    expect((await giveBack('50,01')).statusCode).toBe(422)
    expect((await giveBack('20')).statusCode).toBe(303)
    expect((await app.inject('/banco/recebidos')).body).toContain('value="30,00"')
    expect((await giveBack('30,00')).statusCode).toBe(303)
    expect((await app.inject('/banco/recebidos')).body).not.toContain('Devolver<')
    expect((await call('GET /v1/payout/saque-1')).body).toMatchObject({
      devolucoes: [{ valor: '20.00' }, { valor: '30.00' }],
    })
  })
})
