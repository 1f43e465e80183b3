import { createPublicKey, verify } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { decodeCode } from '../br-code.ts'
import { chargeBody, everPeriod, newCode, someTxid } from '../testkit/start-sandbox.ts'
import { startSandbox } from '../testkit/start-sandbox.ts'
import { cobCompleta, cobGerada, cobPayload, cobsConsultadas } from '../testkit/official-schemas.ts'
import { problema } from '../testkit/official-schemas.ts'

const put = `PUT /cob/${someTxid()}`
const get = `GET /cob/${someTxid()}`
const patch = `PATCH /cob/${someTxid()}`
const removal = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }

describe('charges', () => {
  test('[PIX-01] PUT /cob/{txid} answers 201 with an active charge and a readable code', async () => {
    const { call } = await startSandbox()
    const answer = await call(put, chargeBody())
    expect(answer.status).toBe(201)
    const cob = cobGerada.parse(answer.body)
    expect(cob).toMatchObject({ txid: someTxid(), revisao: 0, status: 'ATIVA' })
    expect(decodeCode(cob.pixCopiaECola!)).toMatchObject({
      value: { url: cob.location, payee: 'Apostas Sao Joao', city: 'Brasilia', txid: '***' },
    })
    expect(cobCompleta.parse((await call(get)).body)).toEqual(cob)
  })

  test('[PIX-01] POST /cob makes the txid itself', async () => {
    const { call } = await startSandbox()
    const answer = await call('POST /cob', chargeBody())
    expect(answer.status).toBe(201)
    const { txid } = cobGerada.parse(answer.body)
    expect((await call(`GET /cob/${txid}`)).status).toBe(200)
  })

  test('[PIX-02] a charge without expiracao lives for a day', async () => {
    const { call } = await startSandbox()
    const { body } = await call(put, chargeBody({ calendario: {} }))
    expect(cobGerada.parse(body).calendario.expiracao).toBe(86_400)
  })

  test.each([
    ['cob.valor.original', { valor: { original: '0.00' } }],
    ['cob.valor.original', { valor: { original: 'x0.01y' } }],
    ['cob.valor.original', { valor: { original: '1.5' } }],
    ['cob.valor.original', { valor: { original: '12345678901.00' } }],
    ['cob.valor.original', { valor: { original: 5 } }],
    ['cob.valor.original', { valor: {} }],
    ['cob.valor.retirada', { valor: { original: '1.00', retirada: { saque: {} } } }],
    ['cob.calendario.expiracao', { calendario: { expiracao: 0 } }],
    ['cob.calendario.expiracao', { calendario: { expiracao: 1.5 } }],
    ['cob.calendario', { calendario: undefined }],
    ['cob.chave', { chave: 'outra@chave.com' }],
    ['cob.devedor', { devedor: { cpf: '12345678909', cnpj: '11222333000181', nome: 'X' } }],
    ['cob.devedor.nome', { devedor: { cpf: '12345678909' } }],
    ['cob.devedor.cpf', { devedor: { cpf: '/12345678909/', nome: 'X' } }],
    ['cob.loc', { loc: { id: 7 } }],
    ['cob.solicitacaoPagador', { solicitacaoPagador: 'x'.repeat(141) }],
  ])('[PIX-02] [PIX-11] a broken %s is named: %j', async (property, changes) => {
    const { call } = await startSandbox()
    const answer = await call(put, chargeBody(changes))
    expect(answer).toMatchObject({
      status: 400,
      contentType: expect.stringContaining('problem+json'),
    })
    const { type, violacoes } = problema.parse(answer.body)
    expect(type).toMatch(/\/CobOperacaoInvalida$/)
    expect(violacoes!.map(({ propriedade }) => propriedade)).toContain(property)
    expect((await call(get)).status).toBe(404)
  })

  test.each(['a'.repeat(25), 'a'.repeat(36), `${'a'.repeat(25)}-`])(
    '[PIX-01] the txid %s is refused',
    async (txid) => {
      const { call } = await startSandbox()
      const answer = await call(`PUT /cob/${txid}`, chargeBody())
      expect(answer.status).toBe(400)
      problema.parse(answer.body)
    },
  )

  test('[PIX-01] the same PUT twice is one charge; another body is a revision of it', async () => {
    const { call } = await startSandbox()
    const first = await call(put, chargeBody())
    expect(await call(put, chargeBody())).toEqual(first)

    const other = await call(put, chargeBody({ valor: { original: '40.00' } }))
    expect(cobGerada.parse(other.body)).toMatchObject({ revisao: 1, valor: { original: '40.00' } })
    const list = cobsConsultadas.parse((await call(`GET /cob?${everPeriod}`)).body)
    expect(list.cobs).toHaveLength(1)
  })

  test('[PIX-01] a paid txid cannot be charged again', async () => {
    const { call } = await startSandbox()
    const codigo = await newCode(call)
    await call('POST /sandbox/pay', { codigo, cpf: '12345678909', nome: 'Maria' })
    const again = await call(put, chargeBody({ valor: { original: '40.00' } }))
    expect(again.status).toBe(400)
    expect(problema.parse(again.body).type).toMatch(/\/CobOperacaoInvalida$/)
  })

  test('[PIX-03] a removed charge is a revision and cannot change any more', async () => {
    const { call } = await startSandbox()
    await call(put, chargeBody())
    const removed = await call(patch, removal)
    expect(removed.status).toBe(200)
    expect(cobGerada.parse(removed.body)).toMatchObject({ revisao: 1, ...removal })

    const again = await call(patch, { valor: { original: '1.00' } })
    expect(again.status).toBe(400)
    expect(problema.parse(again.body).violacoes).toMatchObject([{ propriedade: 'cob.status' }])
  })

  test.each([
    { ...removal, valor: { original: '1.00' } },
    { status: 'CONCLUIDA' },
    { valor: { original: '0.00' } },
    { chave: 'outra' },
  ])('[PIX-03] PATCH with %j is refused', async (body) => {
    const { call } = await startSandbox()
    await call(put, chargeBody())
    const answer = await call(patch, body)
    expect(answer.status).toBe(400)
    expect(problema.parse(answer.body).type).toMatch(/\/CobOperacaoInvalida$/)
    expect((await call(get)).body).toMatchObject({ revisao: 0, status: 'ATIVA' })
  })

  test('[PIX-03] each revision stays readable; one that never was is refused', async () => {
    const { call } = await startSandbox()
    await call(put, chargeBody())
    await call(patch, { valor: { original: '41.00' } })
    expect((await call(`${get}?revisao=0`)).body).toMatchObject({ valor: { original: '37.00' } })
    expect((await call(`${get}?revisao=1`)).body).toMatchObject({ valor: { original: '41.00' } })
    const missing = await call(`${get}?revisao=2`)
    expect(missing.status).toBe(400)
    expect(problema.parse(missing.body).type).toMatch(/\/CobConsultaInvalida$/)
  })

  test('GET /cob pages and filters by debtor and status', async () => {
    const { call } = await startSandbox()
    for (let index = 0; index < 5; index += 1) await newCode(call, { index })
    const other = { devedor: { cpf: '52998224725', nome: 'Ana' } }
    await newCode(call, { index: 5, changes: other })
    await call(`PATCH /cob/${someTxid(1)}`, removal)
    const list = async (filter: string) =>
      cobsConsultadas.parse((await call(`GET /cob?${everPeriod}&${filter}`)).body)

    const page = await list('paginacao.paginaAtual=1&paginacao.itensPorPagina=4')
    expect(page.cobs.map(({ txid }) => txid)).toEqual([someTxid(4), someTxid(5)])
    expect(page.parametros.paginacao).toEqual({
      paginaAtual: 1,
      itensPorPagina: 4,
      quantidadeDePaginas: 2,
      quantidadeTotalDeItens: 6,
    })
    expect((await list('cpf=52998224725')).cobs.map(({ txid }) => txid)).toEqual([someTxid(5)])
    const removed = await list('status=REMOVIDA_PELO_USUARIO_RECEBEDOR')
    expect(removed.cobs.map(({ txid }) => txid)).toEqual([someTxid(1)])
    expect((await list('cpf=00000000000')).parametros.paginacao.quantidadeDePaginas).toBe(1)
  })

  test.each([
    'inicio=2020-01-01T00:00:00Z',
    'inicio=2021-01-01T00:00:00Z&fim=2020-01-01T00:00:00Z',
    'inicio=ontem&fim=2020-01-01T00:00:00Z',
    `${everPeriod}&cpf=52998224725&cnpj=11222333000181`,
    `${everPeriod}&paginacao.paginaAtual=-1`,
    `${everPeriod}&paginacao.itensPorPagina=0`,
    `${everPeriod}&paginacao.itensPorPagina=1001`,
  ])('GET /cob?%s is CobConsultaInvalida', async (query) => {
    const { call } = await startSandbox()
    const answer = await call(`GET /cob?${query}`)
    expect(answer.status).toBe(400)
    expect(problema.parse(answer.body).type).toMatch(/\/CobConsultaInvalida$/)
  })

  test('the location serves the charge as a JWS that its published key verifies', async () => {
    const { call } = await startSandbox()
    const { body } = await call(put, chargeBody())
    const path = cobGerada.parse(body).location!.replace('psp.test', '')
    const answer = await call(`GET ${path}`)
    expect(answer.contentType).toBe('application/jose')

    const [head, payload, signature] = String(answer.body).split('.') as [string, string, string]
    const { keys } = (await call('GET /.well-known/jwks.json')).body as { keys: JsonWebKey[] }
    const key = createPublicKey({ key: keys[0]!, format: 'jwk' })
    const signed = Buffer.from(`${head}.${payload}`)
    const bytes = Buffer.from(signature, 'base64url')
    expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true)
    const cob = cobPayload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    expect(cob).toMatchObject({ txid: someTxid(), valor: { original: '37.00' } })

    await call(patch, removal)
    expect((await call(`GET ${path}`)).status).toBe(410)
    expect((await call('GET /qr/v2/unknown')).status).toBe(404)
  })
})
