// @vitest-environment node
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { auth, notice, order, sport, user } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { FailureReaction } from './error-catalogue.ts'
import { NO_ANSWER, RequestFailure } from './failure.ts'
import { leavesOutcomeOpen } from './known-outcome.ts'
import { useLoading } from './loading.ts'
import { configureRequests, request, requestWithMessage } from './request.ts'
import type { RequestOptions } from './request.ts'

type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
type Reply = { http?: number; body: unknown; after?: Promise<unknown> }

const seen: Seen[] = []
const reactions: FailureReaction[] = []
let answer: (call: Seen) => Reply
let token: string | null
let server: Server
let origin = ''
const realFetch = globalThis.fetch

beforeAll(async () => {
  server = createServer((incoming, outgoing) => void serve(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  globalThis.fetch = (path, init) => realFetch(new URL(path as string, origin), init)
})

afterAll(() => {
  globalThis.fetch = realFetch
  server.close()
})

beforeEach(() => {
  seen.length = 0
  reactions.length = 0
  token = 'the-token'
  answer = () => ({ body: { status: 200, message: '', data: null } })
  configureRequests({
    token: () => token,
    language: () => ({ key: 'pt_BR', currency: 'BRL' }),
    react: (reaction) => reactions.push(reaction),
  })
})

async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
  let body = ''
  for await (const part of incoming) body += String(part)
  const call = { method: incoming.method!, path: incoming.url!, headers: incoming.headers, body }
  seen.push(call)
  const reply = answer(call)
  await reply.after
  outgoing.writeHead(reply.http ?? 200, { 'content-type': 'application/json' })
  outgoing.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
}

const failing = (http: number, body: unknown) => {
  answer = () => ({ http, body })
}

const quiet = { loading: false } as const

test('[R080] [R131] each request carries session, zone, language, currency and device', async () => {
  await request(user.getBalance, {}, quiet)
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'the-token',
    lang: 'pt_BR',
    curreny: 'BRL',
    devices: 'BWEBAPP',
  })
  expect(seen[0]?.headers['zone']).toMatch(/\w/)
  expect(seen[0]?.headers['deviceid']).toMatch(/\w{8}/)
})

test('[R080] [R163] what only reads waits for no fingerprint, and what changes something bears it', async () => {
  vi.resetModules()
  const page = await import('./request.ts')
  const read = () => page.request(sport.sportEvents, { query: { when: 'live' } }, quiet)
  await read()
  await page.request(user.updateKyc, { body: { name: 'Ana', cardNo: '1' } }, quiet)
  await read()
  const { deviceId } = await import('../platform/device-id.ts')
  const [first, changed, last] = seen.map(({ headers }) => headers['deviceid'])
  expect(changed).toBe(await deviceId())
  expect(first).not.toBe(changed)
  expect(last).toBe(changed)
})

test('[R130] a visitor sends no Authorization', async () => {
  token = null
  await request(sport.sportEvents, { query: { when: 'live' } }, quiet)
  expect(seen[0]?.headers.authorization).toBeUndefined()
  expect(seen[0]?.path).toBe('/api/app/sport/events?when=live')
})

test('[R140] bodies travel as JSON, or form-encoded where the contract says so', async () => {
  await request(user.updateKyc, { body: { name: 'Ana', cardNo: '1' } }, quiet)
  await request(
    order.prePay,
    { params: { pkgId: 'p/1' }, body: { gift: 1, pkgId: 'p/1', isapp: 0 } },
    quiet,
  )
  expect(seen[0]?.headers['content-type']).toContain('application/json')
  expect(JSON.parse(seen[0]!.body)).toEqual({ name: 'Ana', cardNo: '1' })
  expect(seen[1]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(seen[1]?.body).toBe('gift=1&pkgId=p%2F1&isapp=0')
  expect(seen[1]?.path).toBe('/api/app/order/prePay/p%2F1')
})

test('[R149] [R150] [R151] the calls of a reset are form-encoded', async () => {
  await request(user.sendResetEmail, { body: { email: 'a@b.c' } }, quiet)
  await request(user.checkResetEmail, { body: { email: 'a@b.c', code: '1' } }, quiet)
  await request(user.setPassword, { body: { nPwd: 'x', chkId: 'y' } }, quiet)
  expect(seen.map(({ path, body }) => [path, body])).toEqual([
    ['/api/app/main/RESETPWD/sendEmail', 'email=a%40b.c'],
    ['/api/app/main/RESETPWD/checkEmail', 'email=a%40b.c&code=1'],
    ['/api/app/main/setPwd', 'nPwd=x&chkId=y'],
  ])
})

test('[R140] no call carries cookies', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  await request(user.getBalance, {}, quiet)
  await request(user.updateKyc, { body: { name: 'Ana', cardNo: '1' } }, quiet)
  expect(sent.mock.calls.map(([, init]) => init?.credentials)).toEqual(['omit', 'omit'])
  sent.mockRestore()
})

test('[R141] a call shows the indicator until its answer, good or bad, unless loading is false', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const visible: boolean[] = []
  let http = 200
  answer = () => {
    visible.push(useLoading.getState().visible)
    return { http, body: { status: http, message: 'Não', data: null } }
  }
  await request(user.getBalance, {}, quiet)
  await request(user.getBalance, {})
  expect(useLoading.getState().visible).toBe(true)
  vi.advanceTimersByTime(600)
  expect(useLoading.getState().visible).toBe(false)
  http = 409
  await expect(request(user.getBalance, {})).rejects.toThrow('Não')
  vi.advanceTimersByTime(600)
  expect(useLoading.getState().visible).toBe(false)
  expect(visible).toEqual([false, true, true])
})

test('[R141] the envelope is unwrapped; its message stays at hand for those who show it', async () => {
  answer = () => ({ body: { status: 200, message: 'Terminado', data: { kyc: 1 } } })
  const input = { body: { name: 'Ana', cardNo: '1' } }
  expect(await request(user.updateKyc, input, quiet)).toEqual({ kyc: 1 })
  expect((await requestWithMessage(user.updateKyc, input, quiet)).message).toBe('Terminado')
})

test('[R140] [R203] one request at a time, money before lists, each in 30 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  let open = 0
  let mostOpen = 0
  answer = () => {
    open += 1
    mostOpen = Math.max(mostOpen, open)
    const after = new Promise((resolve) => setTimeout(resolve, 5)).then(() => (open -= 1))
    return { body: { status: 200, message: '', data: null }, after }
  }
  await Promise.all([
    request(sport.sportEvents, {}, quiet),
    request(user.userGift, {}, quiet),
    request(user.userInfo, {}, quiet),
    request(user.getBalance, {}, quiet),
  ])
  expect(mostOpen).toBe(1)
  expect(seen.map(({ path }) => path.split('/').at(-1))).toEqual([
    'getBalance',
    'userInfo',
    'events',
    'userGift',
  ])
  expect(new Set(timeout.mock.calls.map(([ms]) => ms))).toEqual(new Set([30_000]))
})

test('[R140] money does not wait for a list under way: the list gives way and comes after it', async () => {
  const neverAnswered = new Promise<never>(() => {})
  let lists = 0
  answer = ({ path }) => {
    const isFirstList = path.includes('/sport/') && ++lists === 1
    const body = { status: 200, message: '', data: path }
    return isFirstList ? { body, after: neverAnswered } : { body }
  }
  const list = request(sport.sportEvents, { query: { when: 'live' } }, quiet)
  await vi.waitFor(() => expect(lists).toBe(1))
  const money = request(
    order.prePay,
    { params: { pkgId: 'p' }, body: { gift: 1, pkgId: 'p', isapp: 0 } },
    quiet,
  )
  expect(await money).toBe('/api/app/order/prePay/p')
  expect(await list).toBe('/api/app/sport/events?when=live')
  expect(seen.map(({ path }) => path.split('/')[3])).toEqual(['sport', 'order', 'sport'])
  expect(reactions).toEqual([])
})

test('[R140] what is written is never broken off, and a caller may still give up', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  answer = ({ path }) => ({
    body: { status: 200, message: '', data: { unread: 0 } },
    ...(path.includes('/notice/') ? { after: held } : {}),
  })
  const written = request(notice.readMessages, { body: {} }, quiet)
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  const money = request(
    order.prePay,
    { params: { pkgId: 'p' }, body: { gift: 1, pkgId: 'p', isapp: 0 } },
    quiet,
  )
  const leaving = new AbortController()
  const left = request(sport.sportEvents, { query: {} }, { ...quiet, signal: leaving.signal })
  leaving.abort()
  release()
  await written
  await money
  await expect(left).rejects.toThrow(/abort/i)
  expect(seen.map(({ path }) => path.split('/')[3])).toEqual(['notice', 'order'])
})

test('[R140] money that waited a minute for its turn, while the device slept perhaps, is not sent any more', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  answer = ({ path }) => ({
    body: { status: 200, message: '', data: null },
    ...(path.includes('/notice/') ? { after: held } : {}),
  })
  const written = request(notice.readMessages, { body: {} }, quiet)
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  const pressed = Date.now()
  const pay = (options: RequestOptions) =>
    request(
      order.prePay,
      { params: { pkgId: 'p' }, body: { gift: 1, pkgId: 'p', isapp: 0 } },
      { ...quiet, failure: 'here', ...options },
    )
  const old = pay({}).catch((error: unknown) => error)
  const older = pay({ sinceMs: pressed - 59_000 }).catch((error: unknown) => error)
  const now = vi.spyOn(Date, 'now').mockReturnValue(pressed + 61_000)
  const fresh = pay({})
  release()
  await written
  expect(await old).toMatchObject({ http: NO_ANSWER, path: '/api/app/order/prePay/p' })
  expect(await older).toMatchObject({ http: NO_ANSWER })
  await fresh
  expect(seen.map(({ path }) => path.split('/')[3])).toEqual(['notice', 'order'])
  now.mockRestore()
})

test('[R140] a failure is not retried', async () => {
  failing(503, { status: 1053, message: 'Ocupado', data: null })
  await expect(request(user.userInfo, {}, quiet)).rejects.toThrow(RequestFailure)
  expect(seen).toHaveLength(1)
})

test('a money call names itself by a UUID, or by the key of its first try', async () => {
  const input = { params: { pkgId: '1' }, body: { gift: 1, pkgId: '1' } } as const
  await request(order.prePay, input, quiet)
  await request(order.prePay, input, { ...quiet, idempotencyKey: 'first-try' })
  await request(user.updateKyc, { body: { name: '', cardNo: '' } }, quiet)
  expect(seen[0]?.headers['idempotency-key']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  expect(seen[1]?.headers['idempotency-key']).toBe('first-try')
  expect(seen[2]?.headers['idempotency-key']).toBeUndefined()
})

const told = { message: 'Saldo insuficiente', data: null }

test.each([
  ['R170', 'HTTP 401', 401, { status: 1, ...told }, { do: 'log_out', message: told.message }],
  [
    'R170',
    'body status 40101',
    400,
    { status: 40_101, ...told },
    { do: 'log_out', message: told.message },
  ],
  [
    'R172',
    '500 with 9999 away from a bet',
    500,
    { status: 9999, ...told },
    { do: 'alert_then_deposit', message: 'Saldo insuficiente' },
  ],
  ['R173', '500 with 1403', 500, { status: 1403, ...told }, { do: 'go_to_error', reference: null }],
  [
    'R174',
    'any other error with a message',
    409,
    { status: 3100, ...told },
    { do: 'alert', message: 'Saldo insuficiente', afterMs: 500 },
  ],
  [
    'R175',
    'any other error without a message',
    400,
    { status: 1000, message: '' },
    { do: 'go_to_error', reference: null },
  ],
  ['R175', 'an answer that is no envelope', 502, '<html>', { do: 'go_to_error', reference: null }],
])('[%s] %s', async (_row, _title, http, body, reaction) => {
  failing(http, body)
  await expect(request(user.userInfo, {}, quiet)).rejects.toThrow(RequestFailure)
  expect(reactions).toEqual([reaction])
})

test('[R171] insufficient funds on a path with bet ask for a deposit inside the game', async () => {
  failing(500, { status: 9999, ...told })
  const bet = { body: { outcomeId: 'o', stake: '10.00', seenOdds: '1.95' } }
  await expect(request(sport.placeBet, bet, quiet)).rejects.toThrow(RequestFailure)
  expect(reactions).toEqual([{ do: 'open_game_deposit' }])
})

test('[R179] no answer at all is told as slow internet', async () => {
  const broken = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('network'))
  await expect(request(user.userInfo, {}, quiet)).rejects.toThrow(RequestFailure)
  globalThis.fetch = broken
  expect(reactions).toEqual([{ do: 'say_slow_internet' }])
})

test('[R170] the end of an earlier session does not end the present one', async () => {
  failing(401, { status: 40_101, ...told })
  const late = request(auth.logout, {}, { ...quiet, token: 'an-earlier-token' })
  await expect(late).rejects.toThrow(RequestFailure)
  expect(reactions).toEqual([])
})

test('a refusal that its caller shows in place is not shown twice', async () => {
  failing(400, { status: 2101, message: 'CPF inválido', data: null })
  const kyc = request(
    user.updateKyc,
    { body: { name: '', cardNo: '' } },
    { ...quiet, failure: 'here' },
  )
  await expect(kyc).rejects.toThrow('CPF inválido')
  expect(reactions).toEqual([])
})

test('a question that nobody waits for any more is neither sent nor complained about', async () => {
  const given = AbortSignal.abort()
  await expect(request(user.userInfo, {}, { ...quiet, signal: given })).rejects.toThrow('aborted')
  expect(seen).toEqual([])
  expect(reactions).toEqual([])
})

test('an answer that is given up half way is no failure either', async () => {
  const ending = new AbortController()
  const halfWay = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' })
    outgoing.write('{"status":200,')
    setTimeout(() => ending.abort(), 50)
  })
  await new Promise<void>((resolve) => halfWay.listen(0, '127.0.0.1', resolve))
  const usual = origin
  origin = `http://127.0.0.1:${(halfWay.address() as AddressInfo).port}`
  const asked = request(user.getBalance, {}, { ...quiet, signal: ending.signal })
  await expect(asked).rejects.toThrow('aborted')
  expect(reactions).toEqual([])
  origin = usual
  halfWay.closeAllConnections()
  halfWay.close()
})

test('[R179] an answer that breaks off behind its head leaves open what the server did', async () => {
  const breaksOff = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '99' })
    outgoing.write('{"status":200,')
    setTimeout(() => outgoing.destroy(), 20)
  })
  await new Promise<void>((resolve) => breaksOff.listen(0, '127.0.0.1', resolve))
  const usual = origin
  origin = `http://127.0.0.1:${(breaksOff.address() as AddressInfo).port}`
  const asked = request(user.getBalance, {}, { ...quiet, failure: 'here' })
  const failure = await asked.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RequestFailure)
  expect(leavesOutcomeOpen(failure as RequestFailure)).toBe(true)
  origin = usual
  breaksOff.close()
})
