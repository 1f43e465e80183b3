import { randomUUID } from 'node:crypto'
import { headerNames, kyc, ops, pathOf } from '@jogada/contract'
import type { Envelope } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf, passKyc, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { drawPng } from '../../../testkit/draw-png.ts'
import { localChecks } from './identity-checks.ts'
import type { CheckVerdict, IdentityChecks } from './identity-checks.ts'
import { sendDocument } from './send-document.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

let pictures = 0
/** A picture that no other test has. */
const picture = (width = 640, height = 480) => drawPng(width, height, (pictures += 1))

async function send(player: TestPlayer | null, item: string, file: Buffer, type = 'image/png') {
  const response = await server.app.inject({
    method: 'POST',
    url: pathOf(kyc.sendDocument.path, { item }),
    headers: {
      'content-type': type,
      [headerNames.authorization]: player?.token ?? '',
      [headerNames.lang]: 'pt_BR',
    },
    payload: file,
  })
  return { http: response.statusCode, ...response.json<Envelope<{ state: string }>>() }
}

const itemsOf = async (player: TestPlayer) => dataOf(await player.call(kyc.documents, {})).items
const stateOf = async (player: TestPlayer, item: string) =>
  (await itemsOf(player)).find((one) => one.item === item)!

const rowsOf = (player: TestPlayer) =>
  server.deps.db
    .selectFrom('kyc.document')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .orderBy('sent_at')
    .execute()

async function verified() {
  const player = await registerPlayer(server)
  await passKyc(player, cpfs.pop()!)
  return player
}
const cpfs = ['52998224725', '11144477735', '12345678909', '39053344705', '71428793860']

test('[R160] [R177] [BR-16] a player shows document and face, reads why one was refused, and sends that one again', async () => {
  const player = await verified()
  expect(dataOf(await player.call(kyc.documents, {}))).toEqual({
    needed: false,
    items: kyc.kycItems.map((item) => ({ item, state: 'missing', reason: null, at: null })),
  })
  expect(dataOf(await send(player, 'document_front', picture()))).toEqual({ state: 'waiting' })
  expect(dataOf(await send(player, 'selfie', picture()))).toEqual({ state: 'waiting' })

  const risk = await operatorWith(server, ['risk'])
  const mine = (await waiting(risk)).filter(({ playerId }) => playerId === String(player.playerId))
  // sent in one instant of the test's clock, they have no order between them
  const shown = mine.map(({ item, name, cpf }) => [item, name, cpf].join(' '))
  expect(shown.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'document_front Ana L. S. ***.287.938-**',
    'selfie Ana L. S. ***.287.938-**',
  ])
  const decide = async (documentId: string, said: object) => {
    const params = { documentId }
    const { mark } = dataOf(await risk.call(ops.identity.openDocument, { params, body: {} }))
    const body = { ...said, mark } as never
    return risk.call(ops.identity.decideDocument, { params, body })
  }
  const front = mine.find(({ item }) => item === 'document_front')!.documentId
  const selfie = mine.find(({ item }) => item === 'selfie')!.documentId
  dataOf(await decide(front, { decision: 'approved' }))
  expect((await decide(selfie, { decision: 'refused' })).http).toBe(400)
  dataOf(await decide(selfie, { decision: 'refused', reason: 'face_differs' }))
  expect((await decide(selfie, { decision: 'approved' })).status).toBe(2115)
  expect(await stateOf(player, 'document_front')).toMatchObject({ state: 'approved', reason: null })
  expect(await stateOf(player, 'selfie')).toMatchObject({
    state: 'refused',
    reason: 'O rosto da selfie não parece o do documento.',
  })
  expect((await send(player, 'document_front', picture())).status).toBe(2113)
  expect(dataOf(await send(player, 'selfie', picture()))).toEqual({ state: 'waiting' })
  const rows = await rowsOf(player)
  expect(rows.map(({ item, state, file }) => [item, state, file !== null])).toEqual([
    ['document_front', 'approved', true],
    ['selfie', 'replaced', false],
    ['selfie', 'waiting', true],
  ])
})

const waiting = async (operator: Awaited<ReturnType<typeof operatorWith>>) =>
  dataOf(await operator.call(ops.identity.documents, {}))

test('[BR-16] [AUD-03] a face is held against the document, and each picture that was seen is traced', async () => {
  const player = await verified()
  const [front, back, selfie] = [picture(), picture(), picture()]
  dataOf(await send(player, 'document_front', front))
  dataOf(await send(player, 'document_back', back))
  dataOf(await send(player, 'selfie', selfie))
  const risk = await operatorWith(server, ['risk'])
  const rows = await rowsOf(player)
  const idOf = (item: string) => rows.find((row) => row.item === item)!.document_id
  const open = async (item: string) =>
    dataOf(
      await risk.call(ops.identity.openDocument, {
        params: { documentId: idOf(item) },
        body: {},
      }),
    )
  const { mark } = await open('document_back')
  const refusal = { decision: 'refused', reason: 'picture_cut', mark } as const
  const params = { documentId: idOf('document_back') }
  dataOf(await risk.call(ops.identity.decideDocument, { params, body: refusal }))

  const seen = await open('selfie')
  expect(Buffer.from(seen.file, 'base64').equals(selfie)).toBe(true)
  expect(seen.beside.map(({ item }) => item)).toEqual(['document_front'])
  expect(Buffer.from(seen.beside[0]!.file, 'base64').equals(front)).toBe(true)
  const traced = await server.deps.db
    .selectFrom('audit.entry')
    .select('subject')
    .where('action', '=', 'kyc.document_viewed')
    .where('subject', 'in', [`document:${idOf('selfie')}`, `document:${idOf('document_front')}`])
    .execute()
  expect(traced.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([`document:${idOf('selfie')}`, `document:${idOf('document_front')}`]),
  )
  const waits = (await waiting(risk)).find(({ documentId }) => documentId === idOf('selfie'))!
  expect(Date.parse(waits.decideBy) - Date.parse(waits.sentAt)).toBe(86_400_000)
})

test('[AUD-03] a picture stands sealed, who looks at it is traced, and who may not does not see it', async () => {
  const player = await verified()
  const file = picture()
  dataOf(await send(player, 'document_front', file))
  const [row] = await rowsOf(player)
  expect(row!.file!.includes(file.subarray(0, 40))).toBe(false)
  expect(row!.file!.subarray(0, 3).toString()).toBe('v1.')

  const [risk, support] = [
    await operatorWith(server, ['risk']),
    await operatorWith(server, ['support']),
  ]
  const open = (operator: typeof risk) =>
    operator.call(ops.identity.openDocument, {
      params: { documentId: row!.document_id },
      body: {},
    })
  expect((await open(support)).status).toBe(7000)
  const seen = dataOf(await open(risk))
  expect(Buffer.from(seen.file, 'base64').equals(file)).toBe(true)
  expect(seen).toMatchObject({ name: 'Ana Lima Souza', type: 'image/png' })
  const traces = await server.deps.db
    .selectFrom('audit.entry')
    .select(['action', 'actor', 'detail'])
    .where('subject', '=', `document:${row!.document_id}`)
    .execute()
  expect(traces).toMatchObject([{ action: 'kyc.document_viewed', actor: risk.email }])
  expect(JSON.parse(traces[0]!.detail)).toMatchObject({ address: '127.0.0.1' })
})

test.each([
  ['a page that calls itself a picture', Buffer.from('<script>alert(1)</script>'), 2110],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 2110],
  ['nothing', Buffer.alloc(0), 2110],
  ['a stamp', drawPng(299, 800, 1), 2112],
  ['a picture that unpacks without end', drawPng(12_001, 400, 1), 2110],
  ['more than six megabytes', Buffer.concat([drawPng(640, 480, 1), Buffer.alloc(6 << 20)]), 2111],
])('%s is refused and not kept', async (_what, file, status) => {
  const player = await registerPlayer(server)
  expect((await send(player, 'document_back', file)).status).toBe(status)
  expect(await rowsOf(player)).toEqual([])
})

test('what a client calls a picture or an item does not matter, and a stranger sends nothing', async () => {
  const player = await registerPlayer(server)
  expect((await send(player, 'document_back', picture(), 'application/octet-stream')).status).toBe(
    200,
  )
  expect((await rowsOf(player))[0]!.media_type).toBe('image/png')
  expect((await send(player, 'document_back', picture(), 'text/html')).http).toBe(400)
  expect((await send(player, '..%2F..%2Fetc', picture())).http).toBe(400)
  expect((await send(null, 'document_back', picture())).status).toBe(40101)
  expect((await player.call(kyc.sendDocument, { params: { item: 'selfie' } })).status).toBe(2110)
})

test('of pictures that are sent at once one stands, and a day has an end', async () => {
  const player = await registerPlayer(server)
  await Promise.all(Array.from({ length: 6 }, () => send(player, 'document_back', picture())))
  const rows = await rowsOf(player)
  expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(1)
  expect(rows.filter(({ state }) => state === 'replaced')).toHaveLength(5)
  for (let i = 6; i < 20; i++) dataOf(await send(player, 'document_back', picture()))
  expect((await send(player, 'document_back', picture())).status).toBe(2114)
  server.clock.advance(86_400_001)
  const next = { playerId: player.playerId, item: 'document_back', file: picture() } as const
  expect(await sendDocument(server.deps, next)).toEqual({ state: 'waiting' })
})

test('one picture is not two items, and another player’s picture is pointed out to the operator', async () => {
  const [player, other] = [await registerPlayer(server), await registerPlayer(server)]
  const file = picture()
  dataOf(await send(player, 'document_front', file))
  expect(dataOf(await send(player, 'selfie', file))).toEqual({ state: 'refused' })
  expect((await stateOf(player, 'selfie')).reason).toMatch(/^Precisamos de uma selfie tirada agora/)
  dataOf(await send(other, 'document_front', file))
  const queue = await waiting(await operatorWith(server, ['risk']))
  expect(queue.find(({ playerId }) => playerId === String(other.playerId))!.hint).toBe(
    'picture_of_other_player',
  )
})

type FaceAnswer = CheckVerdict | 'no answer' | 'an error'

/** A provider that answers as it is told. */
const provider = (answer: FaceAnswer): IdentityChecks => ({
  ...localChecks,
  async face({ document }) {
    if (answer === 'an error') throw new Error('503')
    if (answer === 'no answer') return new Promise(() => undefined)
    expect(document).not.toBeNull()
    return answer
  },
})

test.each<[string, FaceAnswer, string, string | null]>([
  ['a match', { outcome: 'approved' }, 'approved', null],
  ['another face', { outcome: 'refused', reason: 'face_differs' }, 'refused', null],
  ['a face that is not alive', { outcome: 'refused', reason: 'face_not_live' }, 'refused', null],
  ['doubt', { outcome: 'person', hint: 'score_61' }, 'waiting', 'score_61'],
  ['an error', 'an error', 'waiting', 'check_failed'],
])('[BR-16] a provider of face checks that says %s', async (_what, answer, state, hint) => {
  const player = await registerPlayer(server)
  dataOf(await send(player, 'document_front', picture()))
  const shown = { playerId: player.playerId, item: 'selfie', file: picture() } as const
  expect(await sendDocument(server.deps, shown, provider(answer))).toEqual({ state })
  const row = (await rowsOf(player)).find(({ item }) => item === 'selfie')!
  expect([row.state, row.hint]).toEqual([state, hint])
  expect(row.decided_by).toBe(state === 'waiting' ? null : 'check')
})

test('a document number that nobody knows is refused to the operator', async () => {
  const risk = await operatorWith(server, ['risk'])
  const params = { documentId: randomUUID() }
  expect((await risk.call(ops.identity.openDocument, { params, body: {} })).status).toBe(2115)
})
