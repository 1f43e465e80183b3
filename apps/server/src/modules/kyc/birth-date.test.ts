import { randomUUID } from 'node:crypto'
import { game, kyc, ops, refusals, security, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startOfLocalDay } from '../../platform/local-day.ts'
import { asOwner } from '../../testkit/as-owner.ts'
import { drawPng } from '../../testkit/draw-png.ts'
import { newCpf } from '../../testkit/pix-server.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import {
  callAs,
  confirmPhoneOf,
  dataOf,
  registerPlayer,
  showPictures,
} from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { standingDocuments } from './documents/document-store.ts'
import { endDocument } from './documents/end-document.ts'
import type { IdentityChecks } from './documents/identity-checks.ts'
import { personMark } from './documents/person-mark.ts'
import { sendDocument } from './documents/send-document.ts'

let open: TestServer
/** The regulated market, on the same database. */
let br: TestServer
beforeAll(async () => {
  open = await startTestServer()
  br = await serverOn(open.url, { LICENCE_PROFILE: 'br' })
})
afterAll(async () => {
  await open.verify()
  await br.close()
  await open.close()
})

const say = (player: TestPlayer, birthDate?: string, cardNo = newCpf()) =>
  player.call(user.updateKyc, {
    body: { name: 'Ana Lima Souza', cardNo, ...(birthDate !== undefined && { birthDate }) },
  })
/** The same player at the server of the regulated market. */
const atHome = (player: TestPlayer): TestPlayer => ({
  ...player,
  call: (definition, input, options) =>
    callAs(br, definition, input, { token: player.token, ...options }),
})
const kycOf = async (player: TestPlayer) => dataOf(await player.call(user.userInfo, {})).kyc
const dice = (player: TestPlayer) =>
  player.call(
    game.betDice,
    { body: { stake: '1.00', target: 5_050, direction: 'over' } },
    { key: randomUUID() },
  )

test.each(['open', 'br'] as const)(
  '[R197] [ACC-01] [RG-08] under %s nobody is confirmed on the day before eighteen, by São Paulo’s calendar',
  async (licence) => {
    const server = licence === 'br' ? br : open
    const eve = startOfLocalDay('2026-11-21')!.getTime() - 1
    server.clock.advance(eve - server.clock.now().getTime())
    const player = await registerPlayer(server)
    const young = await say(player, '2008-11-21')
    expect(young.status).toBe(refusals.kyc_under_age.status)
    expect(young.message).toBe('É preciso ter 18 anos ou mais para jogar.')
    expect(await kycOf(player)).toBe(0)
    expect(dataOf(await player.call(user.kycStatus, {}))).toMatchObject({
      state: 'refused',
      reason: young.message,
    })
    server.clock.advance(1)
    expect((await say(player, '2008-11-21')).status).toBe(200)
    expect(await kycOf(player)).toBe(1)
  },
)

test('[R143] [ACC-01] a registration confirms nobody where the licence asks for a birth date', async () => {
  const player = await registerPlayer(br, { name: 'Ana Lima Souza', cardNo: newCpf() })
  expect(await kycOf(player)).toBe(0)
  expect(dataOf(await player.call(user.kycStatus, {})).state).toBe('missing')
})

test('[ACC-01] [X9] no identity is confirmed without a birth date where the licence asks for one', async () => {
  const player = await registerPlayer(br)
  for (const said of [undefined, '', '1990-02-30', '17051990', '2099-01-01']) {
    const { status } = await say(player, said)
    expect([said, status]).toEqual([said, refusals.kyc_birth_date_invalid.status])
  }
  const elsewhere = await registerPlayer(open)
  expect((await say(elsewhere)).status).toBe(200)
  expect((await say(await registerPlayer(open), '1990-02-30')).status).toBe(
    refusals.kyc_birth_date_invalid.status,
  )
})

test('[ACC-01] [LGPD-01] it stands sealed, is never replaced, and is handed to its player alone', async () => {
  const player = await registerPlayer(br)
  const cpf = newCpf()
  expect((await say(player, '1988-03-01', cpf)).status).toBe(200)
  expect((await say(player, '1970-12-31', cpf)).status).toBe(200)
  const { birth_date: kept } = await br.deps.db
    .selectFrom('kyc.person')
    .select('birth_date')
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow()
  expect(kept).toMatch(/^v1\./)
  const { parts } = dataOf(await player.call(security.exportData, {}))
  expect(parts['identity']).toMatchObject([{ cpf, birthDate: '1988-03-01' }])
})

test('[ACC-01] who was confirmed before it was asked for does not play until it is said', async () => {
  const player = await registerPlayer(open)
  const cpf = newCpf()
  dataOf(await say(player, undefined, cpf))
  expect(await kycOf(player)).toBe(1)
  const here = atHome(player)
  await showPictures(br, player.playerId)
  await confirmPhoneOf(br, player.playerId)
  expect(await kycOf(here)).toBe(0)
  expect(dataOf(await here.call(user.kycStatus, {})).state).toBe('missing')
  expect((await dice(here)).status).toBe(refusals.play_needs_kyc.status)
  expect((await say(here, '2010-01-01', cpf)).status).toBe(refusals.kyc_under_age.status)
  expect((await dice(here)).status).toBe(refusals.play_needs_kyc.status)
  expect((await say(here, '1990-01-01')).status).toBe(refusals.kyc_already_verified.status)
  expect((await say(here, '1990-01-01', cpf)).status).toBe(200)
  expect(await kycOf(here)).toBe(1)
  // a date of somebody under age was said before it: a person looks at the pictures again
  expect((await dice(here)).status).toBe(refusals.play_needs_pictures.status)
})

test('[ACC-01] whoever looks at a document reads the birth date that it must show', async () => {
  const player = await registerPlayer(br)
  dataOf(await say(player, '1988-03-01'))
  const file = drawPng(800, 600, 7)
  await sendDocument(br.deps, { playerId: player.playerId, item: 'document_front', file })
  const risk = await operatorWith(br, ['risk'])
  const [waiting] = await standingDocuments(br.deps, player.playerId)
  const params = { documentId: waiting!.document_id }
  const seen = dataOf(await risk.call(ops.identity.openDocument, { params, body: {} }))
  expect(seen.birthDate).toBe('1988-03-01')
  const { mark } = seen
  const reason = 'birth_date_differs'
  const body = { decision: 'refused', reason, note: 'outra data', mark } as const
  dataOf(await risk.call(ops.identity.decideDocument, { params, body }))
  const { items } = dataOf(await player.call(kyc.documents, {}))
  expect(items.find(({ item }) => item === 'document_front')).toMatchObject({
    state: 'refused',
    reason: 'A data de nascimento do documento não é a da sua conta.',
  })
})

test('[BR-16] [X9] whoever decides on a picture decides by the data that stand, or looks again', async () => {
  const risk = await operatorWith(br, ['risk'])
  const player = await registerPlayer(open)
  const cpf = newCpf()
  const file = drawPng(800, 600, 71)
  await sendDocument(br.deps, { playerId: player.playerId, item: 'document_front', file })
  const [waiting] = await standingDocuments(br.deps, player.playerId)
  const params = { documentId: waiting!.document_id }
  const look = async () =>
    dataOf(await risk.call(ops.identity.openDocument, { params, body: {} })).mark
  const decide = (decision: 'approved' | 'refused', mark: string) => {
    const body = {
      decision,
      mark,
      ...(decision === 'refused' && { reason: 'name_differs' as const }),
    }
    return risk.call(ops.identity.decideDocument, { params, body })
  }
  const ofNobody = await look()
  dataOf(await say(player, undefined, cpf))
  expect((await decide('approved', ofNobody)).status).toBe(refusals.changed_meanwhile.status)
  const withoutDate = await look()
  dataOf(await say(atHome(player), '1990-05-17', cpf))
  expect((await decide('approved', withoutDate)).status).toBe(refusals.changed_meanwhile.status)
  expect((await decide('refused', withoutDate)).status).toBe(refusals.changed_meanwhile.status)
  const stands = await look()
  expect((await decide('approved', stands)).status).toBe(200)
  expect((await decide('approved', stands)).status).toBe(refusals.document_not_waiting.status)
})

test('[BR-16] [X9] data said while a picture is being decided on wait for the decision, and have it looked at again', async () => {
  const player = await registerPlayer(br)
  const file = drawPng(800, 600, 72)
  await sendDocument(br.deps, { playerId: player.playerId, item: 'document_front', file })
  const [waiting] = await standingDocuments(br.deps, player.playerId)
  const documentId = waiting!.document_id
  const waiters = async () => {
    const { rows } = await asOwner(
      br,
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
    return rows.length
  }
  let said: Promise<unknown> | undefined
  const how = await br.deps.db.transaction().execute(async (tx) => {
    const ended = await endDocument(br.deps, tx, {
      documentId,
      reason: null,
      by: '1',
      mark: personMark(waiting!, undefined),
    })
    said = say(player, '1990-05-17')
    await vi.waitFor(async () => expect(await waiters()).toBe(1), 5000)
    return ended
  })
  expect(how).toBe('ended')
  await said
  expect(await standingDocuments(br.deps, player.playerId)).toMatchObject([
    { state: 'waiting', hint: 'before_person' },
  ])
})

test('[BR-16] [X9] no check approves a picture for somebody who was not known when it was shown', async () => {
  const statesOf = async ({ playerId }: TestPlayer) =>
    (await standingDocuments(br.deps, playerId)).map(({ item, state, hint }) => [item, state, hint])
  const approves = async () => ({ outcome: 'approved' }) as const
  const show = (
    { playerId }: TestPlayer,
    item: (typeof kyc.kycItems)[number],
    { seed, document = approves }: { seed: number; document?: IdentityChecks['document'] },
  ) => {
    const file = drawPng(800, 600, seed)
    return sendDocument(br.deps, { playerId, item, file }, { document, face: approves })
  }
  const player = await registerPlayer(br)
  expect(await show(player, 'document_front', { seed: 81 })).toEqual({ state: 'approved' })
  br.clock.advance(1)
  dataOf(await say(player, '1990-05-17'))
  expect(await statesOf(player)).toEqual([['document_front', 'waiting', 'before_person']])
  expect(await show(player, 'selfie', { seed: 82 })).toEqual({ state: 'approved' })
  expect((await dice(player)).status).toBe(refusals.play_needs_pictures.status)

  // the name is said while a check looks at a picture of nobody
  const quick = await registerPlayer(br)
  const document = async () => {
    br.clock.advance(1)
    dataOf(await say(quick, '1990-05-17'))
    return approves()
  }
  expect(await show(quick, 'document_back', { seed: 83, document })).toEqual({ state: 'waiting' })
  expect(await statesOf(quick)).toEqual([['document_back', 'waiting', 'before_person']])
})

test('[ACC-01] [RG-08] whoever said to be under age and then is not waits for a person, whatever a check says', async () => {
  const approving: IdentityChecks = {
    document: async () => ({ outcome: 'approved' }),
    face: async () => ({ outcome: 'approved' }),
  }
  const statesOf = async ({ playerId }: TestPlayer) =>
    (await standingDocuments(br.deps, playerId)).map(({ state, hint }) => [state, hint])
  const show = ({ playerId }: TestPlayer, item: (typeof kyc.kycItems)[number], seed: number) =>
    sendDocument(br.deps, { playerId, item, file: drawPng(800, 600, seed) }, approving)
  const waits = ['waiting', 'said_under_age']

  const player = await registerPlayer(br)
  const cpf = newCpf()
  // approved before anything was said
  expect(await show(player, 'document_front', 91)).toEqual({ state: 'approved' })
  expect((await say(player, '2010-05-17', cpf)).status).toBe(refusals.kyc_under_age.status)
  expect((await say(player, '1990-05-17', cpf)).status).toBe(200)
  expect(await statesOf(player)).toEqual([waits])
  expect(await show(player, 'selfie', 92)).toEqual({ state: 'waiting' })
  expect(await statesOf(player)).toEqual([waits, waits])
  expect((await dice(player)).status).not.toBe(200)

  // the same CPF for another account, and another CPF for the same account
  const [first, second] = [await registerPlayer(br), await registerPlayer(br)]
  const theirs = newCpf()
  await say(first, '2010-05-17', theirs)
  expect((await say(second, '1990-05-17', theirs)).status).toBe(200)
  expect(await show(second, 'document_front', 93)).toEqual({ state: 'waiting' })
  expect((await say(first, '1990-05-17')).status).toBe(200)
  expect(await show(first, 'document_front', 94)).toEqual({ state: 'waiting' })

  const adult = await registerPlayer(br)
  dataOf(await say(adult, '1990-05-17'))
  expect(await show(adult, 'document_front', 95)).toEqual({ state: 'approved' })
})
