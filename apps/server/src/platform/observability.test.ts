import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { auth, game, order, user } from '@jogada/contract'
import { openLog } from './log.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  callAs,
  dataOf,
  drawCaptcha,
  giveCash,
  passKyc,
  registerPlayer,
} from '../testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../testkit/test-server.ts'
import type { TestServer } from '../testkit/test-server.ts'
import { serveMetrics } from './metrics-server.ts'

const CPF = '52998224725'
const codeId = '87654321'
let server: TestServer
let folder: string
let logged = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-log-'))
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString()
      done()
    },
  })
  // the payment provider of these settings does not answer, so that its errors are in the log too
  server = await startTestServer(
    { DATA_DIR: folder, SLOW_STATEMENT_MS: '0' },
    openLog('trace', sink),
  )
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await rm(folder, { recursive: true })
})

async function resetCode(): Promise<string> {
  return vi.waitFor(async () => {
    const [name] = (await readdir(join(folder, 'mail'))).filter((one) => one.endsWith('.eml'))
    const mail = await readFile(join(folder, 'mail', name!), 'utf8')
    return /^Subject: .*?(\d{6})/m.exec(mail)![1]!
  })
}

test('[SEC-13] the log of a whole run names no person, no token, no password and no code', async () => {
  const password = 'calçadão-9-ondas'
  const wrong = 'uma-senha-errada-77'
  const player = await registerPlayer(server)
  await passKyc(player, CPF)
  await giveCash(server, player.playerId, 100_000n)
  const [offer] = dataOf(await player.call(order.getPrices, {}))
  const { pkgId } = offer!
  const refused = await player.call(order.prePay, {
    params: { pkgId },
    body: { gift: 0, pkgId, isapp: 0 },
  })
  expect(refused.status).not.toBe(200)
  await player.call(
    order.withdraw,
    {
      body: {
        payCardBank: 'CPF',
        payCardNo: CPF,
        ifsc: CPF,
        name: 'Ana Lima Souza',
        amount: '100.00',
        whatsapp: '+5511987654321',
      },
    },
    { key: randomUUID() },
  )
  await drawCaptcha(server, codeId)
  await callAs(server, auth.login, {
    body: { username: player.email, pwd: wrong, codeId, captCode: CAPTCHA },
  })
  await callAs(server, user.sendResetEmail, { body: { email: player.email } })
  const code = await resetCode()
  await callAs(server, user.checkResetEmail, { body: { email: player.email, code } })
  // what goes wrong without anybody expecting it is logged whole
  const broken = Object.assign(new Error('a fault of ours', { cause: new Error('its cause') }), {
    detail: `Failing row contains (${CPF}).`,
  })
  vi.spyOn(server.deps.ledger, 'submit').mockRejectedValueOnce(broken)
  const key = randomUUID()
  const bet = { stake: '1.00', target: 5_050, direction: 'over' } as const
  expect((await player.call(game.betDice, { body: bet }, { key })).http).toBe(500)

  const lines = logged.trim().split('\n')
  expect(lines.length).toBeGreaterThan(10)
  expect(logged).toContain('a fault of ours')
  expect(logged).toContain('its cause')
  expect(logged).toContain('a statement was slow')
  // also on the ledger's own connections
  expect(logged).toContain('"statement":"batch of commit_batch')
  expect(logged).toContain('FROM ledger.counter WHERE owner')
  for (const line of lines) expect(() => void JSON.parse(line)).not.toThrow()
  const fault = lines.find((line) => line.includes('a fault of ours'))!
  expect(JSON.parse(fault)).toMatchObject({
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    playerId: String(player.playerId),
    command: key,
    route: `POST ${game.betDice.path}`,
  })
  for (const secret of [CPF, '529.982.247-25', player.token, password, wrong, code, player.email]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
  }
  expect(lines.filter((line) => /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/.test(line))).toEqual([])
})

test('[SEC-13] every answer carries the number under which its request is logged', async () => {
  const ask = () => server.app.inject({ url: '/health', headers: { 'x-request-id': 'forged' } })
  const ids = [await ask(), await ask()].map(({ headers }) => String(headers['x-request-id']))
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(ids[0]).not.toBe(ids[1])
})

test('Prometheus reads calls, refusals, verdicts, batches, sockets, feeds and draws', async () => {
  const { metrics } = server.deps
  await server.app.inject({ method: 'POST', url: game.betDice.path, payload: {} })
  await server.app.inject({ url: `/api/app/${randomUUID()}` })
  const served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1', token: 'secret' })
  const url = `http://127.0.0.1:${served.port}/metrics`
  expect((await fetch(url)).status).toBe(401)
  expect((await fetch(`${url}x`)).status).toBe(404)
  const response = await fetch(url, { headers: { authorization: 'Bearer secret' } })
  const text = await response.text()
  served.close()
  expect(response.status).toBe(200)
  for (const line of [
    'jogada_call_seconds_count{route="unknown",method="GET",status="404"} 1',
    'jogada_ledger_waiting 0',
    'jogada_sockets{kind="player"} 0',
    'jogada_draws_late 0',
    'jogada_database_connections{state="waited_for"} ',
  ]) {
    expect(text).toContain(line)
  }
  expect(text).toMatch(/jogada_refusals_total\{code="\w+"\} [1-9]/)
  expect(text).toMatch(/jogada_ledger_verdicts_total\{verdict="posted"\} [1-9]/)
  expect(text).toMatch(/jogada_ledger_batch_commands_count [1-9]/)
  expect(text).toMatch(/jogada_psp_call_seconds_count\{call="\w+",outcome="PixUnavailable"\} [1-9]/)
  expect(text).not.toContain(CPF)
})

test('a process is ready only while its database answers', async () => {
  expect((await server.app.inject('/ready')).statusCode).toBe(200)
  const lost = vi.spyOn(server.deps.pool, 'query').mockRejectedValue(new Error('away'))
  const away = await server.app.inject('/ready')
  lost.mockRestore()
  expect(away.statusCode).toBe(503)
  expect((await server.app.inject('/health')).statusCode).toBe(200)
})
