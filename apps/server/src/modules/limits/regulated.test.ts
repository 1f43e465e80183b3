import { randomUUID } from 'node:crypto'
import { game, kyc, limits, refusals } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAnew } from '../../testkit/signed-in-anew.ts'
import { newCpf, pressDeposit, registerPayer, startPixServer } from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import {
  dataOf,
  giveCash,
  passKyc,
  registerPlayer,
  admitToPlay,
  confirmPhoneOf,
  sayRegistrationOf,
  showPictures,
} from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { drawPng } from '../../testkit/draw-png.ts'
import { standingDocuments } from '../kyc/documents/document-store.ts'
import type { Item } from '../kyc/documents/document-store.ts'
import { endDocument, findPerson, personMark } from '../kyc/index.ts'
import { sendDocument } from '../kyc/documents/send-document.ts'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer({ LICENCE_PROFILE: 'br' })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const key = () => ({ key: randomUUID() })

/** What the licence still asks of a player, in its order, with how far it has come. */
const entryOf = async (player: TestPlayer) =>
  dataOf(await player.call(limits.getLimits, {})).entry.flatMap(({ step, state }) =>
    state === 'done' ? [] : [`${step} ${state}`],
  )

const dice = (player: TestPlayer, stake = '1.00') =>
  player.call(game.betDice, { body: { stake, target: 5_050, direction: 'over' } }, key())

async function registerShown(): Promise<Payer> {
  const player = await registerPayer(server)
  await admitToPlay(server, player.playerId)
  return player
}

async function setLimits(player: TestPlayer) {
  const loss = { kind: 'loss', window: 'day', amount: '900.00' } as const
  dataOf(await player.call(limits.setMoneyLimit, { body: loss }, key()))
  const time = { window: 'day', minutes: 600 } as const
  dataOf(await player.call(limits.setTimeLimit, { body: time }, key()))
}

test('[ACC-02] nobody plays in the regulated market before their identity is confirmed', async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 10_00n)
  const asked = ['person open', 'pictures open', 'phone open', 'registration open', 'limits open']
  expect(await entryOf(player)).toEqual(asked)
  await setLimits(player)
  expect(await entryOf(player)).toEqual(asked.slice(0, 4))
  expect((await dice(player)).status).toBe(refusals.play_needs_kyc.status)
  await passKyc(player, newCpf())
  expect(await entryOf(player)).toEqual(asked.slice(1, 4))
  expect((await dice(player)).status).toBe(refusals.play_needs_pictures.status)
  await showPictures(server, player.playerId)
  expect(await entryOf(player)).toEqual(asked.slice(2, 4))
  expect((await dice(player)).status).toBe(refusals.play_needs_phone.status)
  await confirmPhoneOf(server, player.playerId)
  expect(await entryOf(player)).toEqual(asked.slice(3, 4))
  expect((await dice(player)).status).toBe(refusals.play_needs_registration.status)
  await sayRegistrationOf(server, player.playerId)
  expect(await entryOf(player)).toEqual([])
  expect((await dice(player)).status).toBe(200)
})

test('[ACC-02] [BR-16] play and deposits wait until every picture of document and face was accepted', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 10_00n)
  await setLimits(player)
  const status = async () => [(await dice(player)).status, (await pressDeposit(player)).status]
  const missing = refusals.play_needs_pictures.status
  expect(await status()).toEqual([missing, missing])
  expect((await dice(player)).message).toBe(
    'Envie as fotos do documento e do rosto e espere que sejam aceitas.',
  )
  const file = (seed: number) => drawPng(800, 600, Number(player.playerId) * 10 + seed)
  const send = (item: Item, seed: number) =>
    sendDocument(server.deps, { playerId: player.playerId, item, file: file(seed) })
  for (const [seed, item] of kyc.kycItems.entries()) await send(item, seed)
  // sent is not accepted
  expect(await status()).toEqual([missing, missing])
  expect(await entryOf(player)).toContain('pictures waiting')
  const decide = async (item: Item, reason: 'picture_cut' | null) => {
    const standing = await standingDocuments(server.deps, player.playerId)
    const document = standing.find((one) => one.item === item)!
    const mark = personMark(document, await findPerson(server.deps, player.playerId))
    const ending = { documentId: document.document_id, reason, by: '1', mark }
    await server.deps.db.transaction().execute((tx) => endDocument(server.deps, tx, ending))
  }
  await decide('document_front', null)
  await decide('document_back', null)
  await decide('selfie', 'picture_cut')
  expect(await status()).toEqual([missing, missing])
  expect(await entryOf(player)).toContain('pictures open')
  await send('selfie', 7)
  await decide('selfie', null)
  const unreachable = refusals.play_needs_phone.status
  expect(await status()).toEqual([unreachable, unreachable])
  await confirmPhoneOf(server, player.playerId)
  await sayRegistrationOf(server, player.playerId)
  expect(await status()).toEqual([200, 200])
})

test('[RG-03] nobody plays or deposits there without a loss limit and a time limit', async () => {
  const player = await registerShown()
  await giveCash(server, player.playerId, 10_00n)
  expect((await dice(player)).status).toBe(refusals.limits_required.status)
  expect((await pressDeposit(player)).status).toBe(refusals.limits_required.status)
  const view = dataOf(await player.call(limits.getLimits, {}))
  expect(view.required).toEqual(['loss', 'time'])
  await setLimits(player)
  expect((await dice(player)).status).toBe(200)
  expect((await pressDeposit(player)).status).toBe(200)
})

test('[RG-03] a required limit that was taken away keeps its player from playing', async () => {
  const player = await registerShown()
  await giveCash(server, player.playerId, 10_00n)
  await setLimits(player)
  const none = { kind: 'loss', window: 'day', amount: null } as const
  dataOf(await player.call(limits.setMoneyLimit, { body: none }, key()))
  expect((await dice(player)).status).toBe(200)
  server.clock.advance(24 * 3_600_000)
  const { token } = await signedInAnew(server, player)
  const body = { stake: '1.00', target: 5_050, direction: 'over' } as const
  const late = await player.call(game.betDice, { body }, { ...key(), token })
  expect(late.status).toBe(refusals.limits_required.status)
  server.syncClock()
})

test('[ACC-08] [BR-05] a session of the regulated market ends after thirty idle minutes, not before', async () => {
  const player = await registerPlayer(server)
  const HALF_HOUR_MS = 30 * 60_000
  server.clock.advance(HALF_HOUR_MS - 1)
  expect((await player.call(limits.getLimits, {})).status).toBe(200)
  server.clock.advance(HALF_HOUR_MS)
  expect((await player.call(limits.getLimits, {})).http).toBe(401)
  server.syncClock()
})
