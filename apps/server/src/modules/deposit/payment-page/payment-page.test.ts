import { limits } from '@jogada/contract'
import { expect, test, vi } from 'vitest'
import {
  orderDeposit,
  payAs,
  pressDeposit,
  registerPayer,
  statusOf,
} from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { serverOn } from '../../../testkit/test-server.ts'

const server = pixServerOfFile()

const open = (url: string) => server.app.inject({ url })
const check = (url: string) => server.app.inject({ method: 'POST', url: `${url}/verificar` })

test('[R053] the page shows amount, payee, code, QR, steps and the time left', async () => {
  const player = await registerPayer(server)
  const { url, code } = await orderDeposit(server, player, 'brl-1000')
  const page = await open(url)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('no-store')
  const text = page.body.replaceAll(/\s+/g, ' ')
  expect(text).toContain('R$ 1.000,00')
  expect(text).toContain('<strong>Jogada Pagamentos</strong>')
  expect(text).toContain('Copiar código')
  expect(text).toContain('Já paguei, verificar')
  expect(text).toContain('aria-label="QR Code do Pix desta recarga"')
  // at a desk it comes before the code to copy
  expect(text).toContain('<figcaption>Aponte a câmera')
  expect(text).toContain('data-stage="waiting"')
  expect(code.slice(-8, -4)).toBe('6304')
  expect(text.indexOf('id="copy"')).toBeLessThan(text.indexOf('<figure class="qr">'))
})

test('[R079] the code that is paid to is the payment address of the page', async () => {
  const { url, code } = await orderDeposit(server, await registerPayer(server))
  const address = /<output\b[^>]*\bname="paymentAddress"[^>]*>([^<]+)</.exec((await open(url)).body)
  expect(address?.[1]).toBe(code)
})

test('[R072] the page speaks the language that the app opens it in, and Portuguese where it has none', async () => {
  const { url } = await orderDeposit(server, await registerPayer(server))
  const inLanguage = async (key: string) => (await open(`${url}?lang=${key}`)).body
  const russian = await inLanguage('ru_RU')
  expect(russian).toMatch(/<html\s+lang="ru-RU"/)
  expect(russian).toContain('Скопировать код')
  expect(russian).not.toContain('Copiar código')
  expect(await inLanguage('nr_NR')).toContain('Copy code')
  for (const none of ['', 'xx_XX', '__proto__', 'ru_RU&lang=en_US']) {
    expect(await inLanguage(none)).toContain('Copiar código')
  }
})

test('[R053] the page looks as the app that opens it, and dark where it says nothing it knows', async () => {
  const { url } = await orderDeposit(server, await registerPayer(server))
  const rootOf = async (query: string) => /<html\s[^>]+>/.exec((await open(url + query)).body)![0]
  expect(await rootOf('?theme=light&contrast=high')).toMatch(
    /data-theme="light"\s+data-contrast="high"/,
  )
  for (const none of ['', '?theme=pink&contrast=1', '?theme=light&theme=dark', '?theme[]=light']) {
    expect(await rootOf(none)).toMatch(/data-theme="dark"\s+data-contrast="normal"/)
  }
})

test('the page names nobody and runs no script of its own making', async () => {
  const player = await registerPayer(server)
  const { url } = await orderDeposit(server, player)
  const { body, headers } = await open(url)
  for (const secret of [player.name, player.cpf, player.email]) expect(body).not.toContain(secret)
  expect(body).not.toMatch(/<script(?![^>]* src=)/)
  expect(body).not.toMatch(/ on\w+=/)
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self'(;|$)/)
  expect(policy).toMatch(/frame-ancestors 'self'(;|$)/)
  for (const [, address] of body.matchAll(/(?:href|src)="(\/[^"]+)"/g)) {
    const asset = await open(address!)
    expect(asset.statusCode).toBe(200)
    expect(asset.headers['cache-control']).toContain('immutable')
  }
})

test('the test bank is offered, with the code filled in, only where one is configured', async () => {
  const player = await registerPayer(server)
  const { url, code } = await orderDeposit(server, player)
  const link = /href="([^"]+)" target="_blank" rel="noopener">Pagar no banco de testes/
  const bank = new URL(link.exec((await open(url)).body)![1]!.replaceAll('&amp;', '&'))
  expect(bank.origin).toBe(server.sandbox.url)
  expect(bank.searchParams.get('codigo')).toBe(code)
  expect((await fetch(bank)).status).toBe(200)

  const real = await serverOn(server.url, { PIX_BASE_URL: server.sandbox.url })
  expect((await real.app.inject({ url })).body).not.toContain('banco de testes')
  await real.close()
})

test('the state follows the server’s clock and the payment', async () => {
  const player = await registerPayer(server)
  const { url, code, orderId } = await orderDeposit(server, player)
  const first = (await open(`${url}/estado`)).json()
  expect(first).toMatchObject({ orderId, amount: '100.00', stage: 'waiting' })
  expect(first.serverNow).toBe(server.clock.now().toISOString())
  await payAs(server, player, code)
  await vi.waitFor(async () =>
    expect((await open(`${url}/estado`)).json()).toMatchObject({ stage: 'paid' }),
  )
  expect((await open(url)).body).toContain('data-stage="paid"')
})

test('“Já paguei” asks the provider at once', async () => {
  await server.sandbox.faults({ webhooks: { drop: true } })
  const player = await registerPayer(server)
  const { url, code, orderId } = await orderDeposit(server, player)
  expect((await check(url)).json()).toMatchObject({ stage: 'waiting' })
  await payAs(server, player, code)
  expect(await statusOf(player, orderId)).toBe('00')
  expect((await check(url)).json()).toMatchObject({ stage: 'paid' })
  expect(await statusOf(player, orderId)).toBe('10')
  await server.sandbox.faults({ http: { status: 503 } })
  expect((await check(url)).statusCode).toBe(503)
})

test('a payment that goes back says why: somebody else paid it, or a pause forbids it', async () => {
  const stranger = await registerPayer(server)
  const first = await orderDeposit(server, stranger)
  await server.sandbox.pay({ codigo: first.code })
  const resting = await registerPayer(server)
  const second = await orderDeposit(server, resting)
  const key = { key: server.deps.rng.uuid() }
  dataOf(await resting.call(limits.pausePlay, { body: { days: 1 } }, key))
  await payAs(server, resting, second.code)
  const said = (url: string, words: string) =>
    vi.waitFor(async () => {
      const { body } = await open(url)
      expect(body).toContain('data-stage="returned"')
      expect(body).toContain(words)
    })
  await said(first.url, 'O Pix de R$ 100,00 veio de um CPF diferente do seu')
  await said(second.url, 'Seu limite de depósito ou sua pausa não permite a recarga de R$ 100,00')
  expect((await open(second.url)).body).not.toContain('CPF diferente')
})

test('an order without its code says so, and an unknown one is not there', async () => {
  await server.sandbox.faults({ http: { only: '/cob', times: 1, status: 500 } })
  const player = await registerPayer(server)
  await pressDeposit(player)
  const { txid } = await server.deps.db
    .selectFrom('deposit.order')
    .select('txid')
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow()
  expect((await open(`/pagar/${txid}`)).body).toContain('data-stage="preparing"')
  expect(dataOf(await pressDeposit(player)).payNo).toBe(txid)
  expect((await open(`/pagar/${txid}`)).body).toContain('data-stage="waiting"')
  expect((await open('/pagar/none')).statusCode).toBe(404)
  expect((await open('/pagar/none/estado')).statusCode).toBe(404)
})

test('[R053] every stage of the page has its own part, and its style shows it', async () => {
  const { url } = await orderDeposit(server, await registerPayer(server))
  const { body } = await open(url)
  const style = await open(/href="([^"]+\/payment\.css)"/.exec(body)![1]!)
  const parts = [...body.matchAll(/data-show="(\w+)"/g)].map(([, stage]) => stage)
  expect(new Set(parts)).toEqual(
    new Set(['cancelled', 'expired', 'paid', 'returned', 'waiting', 'withdrawn']),
  )
  for (const stage of parts) {
    expect(style.body).toContain(`main[data-stage='${stage}'] [data-show='${stage}']`)
  }
})
