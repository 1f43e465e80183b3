import { signedInAnew } from '../../../testkit/signed-in-anew.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { phone, refusals, security } from '@jogada/contract'
import { totpCode, totpStep } from '@jogada/core/security/totp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSmsSender } from '../../../platform/sms.ts'
import { codeOf, smsTo } from '../../../testkit/sms-inbox.ts'
import { callAs, dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { secretBytes } from '../../../testkit/secret-bytes.ts'
import { lastGuardChange } from '../guard-change.ts'

const pwd = 'calçadão-9-ondas'
const MINUTE_MS = 60_000

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-sms-'))
  server = await startTestServer({ DATA_DIR: folder })
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await rm(folder, { recursive: true })
})

let numbers = 0
/** A number of São Paulo that no other test has. */
const newNumber = () => `119870${String(++numbers).padStart(5, '0')}`
const e164 = (number: string) => `+55${number}`

async function registerWith(number = newNumber()) {
  const player = await registerPlayer(server, { phone: number })
  return { ...player, number }
}

/** Asks for a code and reads it in the newest text to the number. */
async function codeFor(player: TestPlayer, number: string, change?: object) {
  const before = (await smsTo(folder, e164(number))).length
  // texts are kept in the order of their instants
  server.clock.advance(1)
  const body = change ? { change: change as never } : {}
  dataOf(await player.call(phone.sendPhoneCode, { body }))
  const texts = await smsTo(folder, e164(number))
  expect(texts).toHaveLength(before + 1)
  return codeOf(texts.at(-1)!)
}

const confirm = (player: TestPlayer, code: string, number?: string) =>
  player.call(phone.confirmPhone, {
    body: { code, ...(number ? { change: { country: '+55', phone: number } } : {}) },
  })

const stateOf = async (player: TestPlayer) => dataOf(await player.call(phone.phoneState, {}))
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')
const taken = (number: string) => ({ country: '+55', phone: number, pwd })

test('[BR-16] a code that came by SMS confirms the phone, once', async () => {
  const player = await registerWith()
  const end = `••••${player.number.slice(-2)}`
  expect(await stateOf(player)).toEqual({ phone: end, confirmedAt: null, isRequired: false })
  const code = await codeFor(player, player.number)
  const wrong = refusals.phone_code_wrong.status
  expect((await confirm(player, wrongFor(code))).status).toBe(wrong)
  const answers = await Promise.all([confirm(player, code), confirm(player, code)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, wrong])
  expect((await stateOf(player)).confirmedAt).toBe(server.clock.now().toISOString())
  expect((await confirm(player, code)).status).toBe(wrong)
})

test('[SEC-03] a code of a phone ends after ten minutes, with a newer one, and after five guesses', async () => {
  const player = await registerWith()
  const wrong = refusals.phone_code_wrong.status
  const late = await codeFor(player, player.number)
  server.clock.advance(10 * MINUTE_MS)
  expect((await confirm(player, late)).status).toBe(wrong)
  const replaced = await codeFor(player, player.number)
  let newest = await codeFor(player, player.number)
  // once in a million the two are the same
  if (newest === replaced) newest = await codeFor(player, player.number)
  expect((await confirm(player, replaced)).status).toBe(wrong)
  const guesses = Array.from({ length: 4 }, () => confirm(player, wrongFor(newest)))
  expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(
    new Set([wrong]),
  )
  expect((await confirm(player, newest)).status).toBe(wrong)
  expect((await stateOf(player)).confirmedAt).toBeNull()
})

test('[SEC-03] nobody’s phone is flooded: three codes in a quarter of an hour, from whichever account', async () => {
  const number = newNumber()
  const players = [await registerWith(number), await registerWith(number)]
  const ask = (player: TestPlayer) => player.call(phone.sendPhoneCode, { body: {} })
  const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((which) => ask(players[which]!)))
  const sent = answers.filter(({ status }) => status === 200)
  expect(sent).toHaveLength(3)
  expect(await smsTo(folder, e164(number))).toHaveLength(3)
  const refused = answers.find(({ status }) => status !== 200)!
  expect(refused).toMatchObject({
    status: refusals.phone_codes_too_many.status,
    message: 'Você pediu muitos códigos. Tente de novo em 15 minutos.',
  })
  server.clock.advance(15 * MINUTE_MS)
  expect((await ask(players[0]!)).status).toBe(200)
})

test('[ACC-04] another phone takes the password and a code that went to it, and ends other sessions', async () => {
  const player = await registerWith()
  const next = newNumber()
  const ask = (password: string) =>
    player.call(phone.sendPhoneCode, { body: { change: { ...taken(next), pwd: password } } })
  expect((await ask('outra-senha-9')).status).toBe(refusals.password_wrong.status)
  expect(await smsTo(folder, e164(next))).toEqual([])
  const { token: other } = await signedInAnew(server, player)
  const code = await codeFor(player, next, taken(next))
  // the code is bound to the number that it went to
  expect((await confirm(player, code)).status).toBe(refusals.phone_code_wrong.status)
  expect((await confirm(player, code, newNumber())).status).toBe(refusals.phone_code_wrong.status)
  expect(dataOf(await confirm(player, code, next)).phone).toBe(`••••${next.slice(-2)}`)
  const { parts } = dataOf(await player.call(security.exportData, {}))
  expect(parts['account']![0]!['phone']).toBe(e164(next))
  expect((await player.call(phone.phoneState, {})).status).toBe(200)
  // whoever judges a withdrawal sees it
  expect(await lastGuardChange(server.deps, player.playerId)).toMatchObject({
    what: 'phone_changed',
  })
  await vi.waitFor(async () => {
    expect((await callAs(server, phone.phoneState, {}, { token: other })).http).toBe(401)
  })
})

test('[ACC-04] where an authenticator app guards the account its code is asked for too', async () => {
  const player = await registerWith()
  const { secret } = dataOf(await player.call(security.beginSecondFactor, { body: { pwd } }))
  const now = () => totpCode(secretBytes(secret), totpStep(server.clock.now().getTime()))
  dataOf(await player.call(security.confirmSecondFactor, { body: { code: now() } }))
  server.clock.advance(MINUTE_MS)
  const next = newNumber()
  const ask = (factor?: string) =>
    player.call(phone.sendPhoneCode, {
      body: { change: { ...taken(next), ...(factor ? { factor } : {}) } },
    })
  expect((await ask()).status).toBe(refusals.second_factor_wrong.status)
  expect((await ask(wrongFor(now()))).status).toBe(refusals.second_factor_wrong.status)
  expect((await ask(now())).status).toBe(200)
})

test('a number that is none is refused before anything is sent', async () => {
  const player = await registerWith()
  const change = { country: '+55', phone: '123', pwd }
  const answer = await player.call(phone.sendPhoneCode, { body: { change } })
  expect(answer.status).toBe(refusals.phone_invalid.status)
})

test('[LGPD-01] the codes’ table holds no number in clear', async () => {
  const player = await registerWith()
  await codeFor(player, player.number)
  const { rows } = await server.deps.pool.query<{ row: string }>(
    'SELECT t::text AS row FROM account.phone_code AS t',
  )
  const digits = player.number
  expect(rows.some(({ row }) => row.includes(digits))).toBe(false)
  expect(rows.some(({ row }) => row.includes(Buffer.from(e164(digits)).toString('hex')))).toBe(
    false,
  )
})

test('[BR-16] a gateway gets each text once as JSON with its token; one that refuses it is no delivery', async () => {
  const got: { body: unknown; token: string | undefined }[] = []
  let status = 202
  const gateway = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      got.push({ body: JSON.parse(body), token: request.headers.authorization })
      response.writeHead(status, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  const sender = createSmsSender({
    url: `http://127.0.0.1:${port}/sms`,
    token: 'secret-of-the-gateway',
    folder: 'unused',
    fileName: () => 'unused',
  })
  const sms = { to: '+5511987654321', text: 'Olá' }
  await sender.send(sms)
  expect(got).toEqual([{ body: sms, token: 'Bearer secret-of-the-gateway' }])
  status = 500
  await expect(sender.send(sms)).rejects.toThrow('500')
  status = 302
  await expect(sender.send(sms)).rejects.toThrow('fetch failed')
  await new Promise((resolve) => gateway.close(resolve))
})

test('[BR-16] a text that could not be handed over is told, and does not count', async () => {
  const away = await startTestServer({ DATA_DIR: folder, SMS_URL: 'http://127.0.0.1:9/' })
  const player = await registerPlayer(away)
  for (let i = 0; i < 4; i++) {
    const answer = await player.call(phone.sendPhoneCode, { body: {} })
    expect(answer.status).toBe(refusals.service_busy.status)
  }
  await away.verify()
  await away.close()
})
