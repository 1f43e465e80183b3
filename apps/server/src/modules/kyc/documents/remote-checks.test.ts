import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { kyc } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawPng } from '../../../testkit/draw-png.ts'
import { dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { isCheckSigned, signCheck } from './check-signature.ts'
import { remoteChecks } from './remote-checks.ts'
import { sendDocument } from './send-document.ts'

const KEY = 'a-key-that-both-sides-know-0123456789'

type Heard = {
  readonly key: string
  readonly isSigned: boolean
  readonly body: Record<string, unknown>
}
type Answer = { readonly http?: number; readonly body?: object | string; readonly silent?: boolean }

const heard: Heard[] = []
let answers: Answer[] = []

/**
 * A provider of checks on a port of its own that answers as it is told, the last answer for ever.
 */
const provider = createServer((request, response) => {
  void (async () => {
    const text = await read(request)
    const body = JSON.parse(text) as Record<string, unknown>
    heard.push({
      key: String(request.headers['idempotency-key']),
      isSigned: isCheckSigned(KEY, {
        timestamp: String(request.headers['x-jogada-timestamp']),
        signature: String(request.headers['x-jogada-signature']),
        body: Buffer.from(text),
        nowMs: server.clock.now().getTime(),
      }),
      body,
    })
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!
    if (answer.silent) return
    response.writeHead(answer.http ?? 200, { 'content-type': 'application/json' })
    const told =
      typeof answer.body === 'object'
        ? JSON.stringify({ reference: body['reference'], ...answer.body })
        : (answer.body ?? '')
    response.end(told)
  })()
})

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

let server: TestServer
let url: string
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  server = await startTestServer({ IDENTITY_CHECK_URL: url, IDENTITY_CHECK_KEY: KEY })
})
afterAll(async () => {
  await server.verify()
  await server.close()
  provider.close()
  provider.closeAllConnections()
})
beforeEach(() => {
  heard.length = 0
  answers = []
})

let pictures = 0
const picture = () => drawPng(640, 480, 700_000 + (pictures += 1))

/** Sends a picture, without a pause before the provider is asked again. */
const show = (player: TestPlayer, item: (typeof kyc.kycItems)[number] = 'document_front') =>
  sendDocument(
    server.deps,
    { playerId: player.playerId, item, file: picture() },
    remoteChecks({
      url,
      key: KEY,
      now: () => server.clock.now().getTime(),
      pauseMs: 1,
    }),
  )

const rowOf = ({ playerId }: TestPlayer, item = 'document_front') =>
  server.deps.db
    .selectFrom('kyc.document')
    .select(['document_id', 'state', 'reason', 'hint', 'decided_by'])
    .where('player_id', '=', playerId)
    .where('item', '=', item as 'selfie')
    .where('state', '<>', 'replaced')
    .executeTakeFirstOrThrow()

test.each<[string, object, string, string | null, string | null]>([
  ['approves', { status: 'approved' }, 'approved', null, null],
  ['refuses', { status: 'refused', reason: 'cpf_differs' }, 'refused', 'cpf_differs', null],
  [
    'refuses in words of its own',
    { status: 'refused', reason: 'x17' },
    'waiting',
    null,
    'check_review',
  ],
  ['is in doubt', { status: 'review' }, 'waiting', null, 'check_review'],
  ['needs longer', { status: 'pending' }, 'waiting', null, 'check_pending'],
  [
    'answers for another picture',
    { status: 'approved', reference: randomUUID() },
    'waiting',
    null,
    'check_failed',
  ],
])('[BR-16] a provider that %s', async (_what, body, state, reason, hint) => {
  answers = [{ body }]
  const player = await registerPlayer(server)
  expect(await show(player)).toEqual({ state })
  expect(await rowOf(player)).toMatchObject({ state, reason, hint })
  const [asked] = heard
  expect(heard).toHaveLength(1)
  expect(asked!.isSigned).toBe(true)
  expect(asked!.body).toMatchObject({ kind: 'document', item: 'document_front', person: null })
})

test('[BR-16] a face is sent with the document, and the settings alone put the provider to use', async () => {
  answers = [{ body: { status: 'approved' } }]
  const player = await registerPlayer(server)
  await show(player)
  answers = [{ body: { status: 'refused', reason: 'face_differs' } }]
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/app/user/kyc/documents/selfie',
    headers: { 'content-type': 'image/png', authorization: player.token },
    payload: picture(),
  })
  expect(response.json()).toMatchObject({ data: { state: 'refused' } })
  const asked = heard.at(-1)!.body as { kind: string; document: string; picture: string }
  expect(asked.kind).toBe('face')
  expect(asked.document).toBe(heard[0]!.body['picture'])
  expect(asked.document).not.toBe(asked.picture)
})

test.each<[string, readonly Answer[], number, string]>([
  [
    'that is slow and down and then answers',
    [{ silent: true }, { http: 503 }, { body: { status: 'approved' } }],
    3,
    'approved',
  ],
  ['that stays down', [{ http: 500 }], 3, 'waiting'],
  ['that answers rubbish', [{ body: '<html>' }], 3, 'waiting'],
  ['that does not know us', [{ http: 403, body: {} }], 1, 'waiting'],
])(
  '[BR-16] a provider %s is asked under one key, and never decides by failing',
  async (_what, told, asked, state) => {
    answers = [...told]
    const player = await registerPlayer(server)
    expect(await show(player)).toEqual({ state })
    expect(heard).toHaveLength(asked)
    expect(new Set(heard.map(({ key }) => key)).size).toBe(1)
    const row = await rowOf(player)
    expect(heard[0]!.key).toBe(row.document_id)
    expect(row.hint).toBe(state === 'waiting' ? 'check_failed' : null)
  },
)

test('[BR-16] the same picture for another item does not reach the provider', async () => {
  answers = [{ body: { status: 'approved' } }]
  const player = await registerPlayer(server)
  const file = picture()
  const send = (item: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/app/user/kyc/documents/${item}`,
      headers: { 'content-type': 'image/png', authorization: player.token },
      payload: file,
    })
  expect((await send('document_front')).json()).toMatchObject({ data: { state: 'approved' } })
  expect((await send('selfie')).json()).toMatchObject({ data: { state: 'refused' } })
  expect(heard).toHaveLength(1)
})

type Call = { readonly key?: string; readonly atMs?: number; readonly body?: string }

function callBack(result: object, { key = KEY, atMs, body }: Call = {}) {
  const text = JSON.stringify(result)
  const timestamp = String(atMs ?? server.clock.now().getTime())
  return server.app.inject({
    method: 'POST',
    url: '/api/callbacks/identity-check',
    headers: {
      'content-type': 'application/json',
      'x-jogada-timestamp': timestamp,
      'x-jogada-signature': signCheck(key, timestamp, text),
    },
    payload: body ?? text,
  })
}

test('[OPS-03] [BR-16] a callback decides a picture that waits, once, and the player is told why', async () => {
  answers = [{ body: { status: 'pending' } }]
  const player = await registerPlayer(server)
  await show(player)
  const { document_id: reference } = await rowOf(player)
  const refusal = { reference, status: 'refused', reason: 'document_expired' }
  const told = await Promise.all([callBack(refusal), callBack(refusal)])
  expect(told.map(({ statusCode }) => statusCode)).toEqual([204, 204])
  expect((await callBack({ reference, status: 'approved' })).statusCode).toBe(204)
  expect(await rowOf(player)).toMatchObject({ state: 'refused', decided_by: 'check' })
  const { items } = dataOf(await player.call(kyc.documents, {}))
  expect(items.find(({ item }) => item === 'document_front')!.reason).toMatch(/vencido/)
  expect((await callBack({ reference: randomUUID(), status: 'approved' })).statusCode).toBe(204)
})

test.each<[string, Call, number]>([
  ['signed by somebody else', { key: 'another-key-of-thirty-two-characters' }, 401],
  ['six minutes old', { atMs: -6 * 60_000 }, 401],
  ['changed on its way', { body: '{"status":"approved"}' }, 401],
])('[OPS-03] [SEC-09] a callback that is %s changes nothing', async (_what, call, http) => {
  answers = [{ body: { status: 'pending' } }]
  const player = await registerPlayer(server)
  await show(player)
  const { document_id: reference } = await rowOf(player)
  const atMs = call.atMs === undefined ? {} : { atMs: server.clock.now().getTime() + call.atMs }
  const answer = await callBack({ reference, status: 'approved' }, { ...call, ...atMs })
  expect(answer.statusCode).toBe(http)
  expect(await rowOf(player)).toMatchObject({ state: 'waiting', hint: 'check_pending' })
})

test('[SEC-09] a signed callback that says nothing is refused', async () => {
  expect((await callBack({ status: 'approved' })).statusCode).toBe(400)
  const reference = randomUUID()
  expect((await callBack({ reference, status: 'pending' })).statusCode).toBe(400)
})
