import { randomUUID } from 'node:crypto'
import {
  casino,
  game,
  kyc,
  limits,
  order,
  promotion,
  refusals,
  reward,
  user,
  wallet,
} from '@jogada/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  newCpf,
  orderDeposit,
  payAs,
  pressDeposit,
  registerPayer,
  startPixServer,
} from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import {
  dataOf,
  giveCash,
  passKyc,
  registerPlayer,
  showPictures,
} from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { drawPng } from '../../testkit/draw-png.ts'
import { standingDocuments } from '../kyc/documents/document-store.ts'
import type { Item } from '../kyc/documents/document-store.ts'
import { endDocument } from '../kyc/index.ts'
import { sendDocument } from '../kyc/documents/send-document.ts'
import { receiveById } from '../deposit/receive-payment.ts'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer({ LICENCE_PROFILE: 'br' })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const key = () => ({ key: randomUUID() })

const dice = (player: TestPlayer, stake = '1.00') =>
  player.call(game.betDice, { body: { stake, target: 5_050, direction: 'over' } }, key())

async function registerShown(): Promise<Payer> {
  const player = await registerPayer(server)
  await showPictures(server, player.playerId)
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
  await setLimits(player)
  expect((await dice(player)).status).toBe(refusals.play_needs_kyc.status)
  await passKyc(player, newCpf())
  expect((await dice(player)).status).toBe(refusals.play_needs_pictures.status)
  await showPictures(server, player.playerId)
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
  const decide = async (item: Item, reason: 'picture_cut' | null) => {
    const { document_id: documentId } = (
      await standingDocuments(server.deps, player.playerId)
    ).find((one) => one.item === item)!
    await server.deps.db
      .transaction()
      .execute((tx) => endDocument(server.deps, tx, { documentId, reason, by: '1' }))
  }
  await decide('document_front', null)
  await decide('document_back', null)
  await decide('selfie', 'picture_cut')
  expect(await status()).toEqual([missing, missing])
  await send('selfie', 7)
  await decide('selfie', null)
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
  const caller = { language: 'pt_BR', address: '', deviceId: 'd', userAgent: '' }
  const sessions = server.app.sessions as unknown as {
    open(playerId: bigint, from: typeof caller): Promise<string>
  }
  const token = await sessions.open(player.playerId, caller)
  const body = { stake: '1.00', target: 5_050, direction: 'over' } as const
  const late = await player.call(game.betDice, { body }, { ...key(), token })
  expect(late.status).toBe(refusals.limits_required.status)
  server.syncClock()
})

/** What players try, allowed or not. Each goes through the public calls alone. */
const tries: Readonly<Record<string, (player: Payer) => Promise<unknown>>> = {
  dice: (player) => dice(player, '5.00'),
  mines: (player) =>
    player.call(casino.autoMines, { body: { stake: '2.00', mines: 5, tiles: [1, 2] } }, key()),
  deposit: async (player) => {
    const placed = await orderDeposit(server, player, 'brl-20')
    await receiveById(server.deps, await payAs(server, player, placed.code))
  },
  gift: (player) =>
    player.call(order.prePay, {
      params: { pkgId: 'fc-100' },
      body: { gift: '1', pkgId: 'fc-100' },
    }),
  transfer: async (player) => {
    const { email } = await registerShown()
    const body = { transferUser: email, transferAmount: '10.00', pwd: 'calçadão-9-ondas' }
    return player.call(wallet.transfer, { body }, key())
  },
  usdt: (player) => withdraw(player, 'USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
  company: (player) => withdraw(player, 'CNPJ', '11222333000181'),
  ownAccount: (player) => withdraw(player, 'CPF', player.cpf),
  bonuses: (player) => player.call(promotion.bonuses, {}),
  award: (player) =>
    player.call(reward.takeAward, { params: { awardId: '1' } }, key()).catch(() => null),
  testAccount: (player) => player.call(user.getUserTest, {}).catch(() => null),
}

const withdraw = (player: Payer, payCardBank: 'CPF' | 'CNPJ' | 'USDT', payCardNo: string) =>
  player.call(order.withdraw, {
    body: {
      payCardBank,
      payCardNo,
      ifsc: payCardNo,
      name: player.name,
      amount: '50.00',
      whatsapp: '+55 11 98765-4321',
    },
  })

/** Everything that the regulated market knows as a move of a player's money. */
const LAWFUL: ReadonlySet<string> = new Set([
  'adjustment',
  'deposit',
  'dice_bet',
  'limit_change',
  'mines_bet',
  'order_price',
  'play_terms',
  'play_time',
  'withdrawal',
  'withdrawal_approval',
])

test('[X1] [X2] [X4] [X5] [X6] [BR-08] no sequence of calls brings a forbidden entry', async () => {
  const names = Object.keys(tries)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 9 }),
      async (sequence) => {
        const player = await registerShown()
        await setLimits(player)
        await giveCash(server, player.playerId, 200_00n)
        for (const name of sequence) await tries[name]!(player)
        const bonus = await server.deps.ledger.entries(player.playerId, 'bonus', { limit: 5 })
        expect(bonus).toEqual([])
      },
    ),
    { numRuns: 12, seed: 20_261_121 },
  )
  const { rows } = await server.deps.pool.query<{ document: string; type: string }>(
    `SELECT DISTINCT type FROM withdrawal.request`,
  )
  expect(rows.map(({ type }) => type)).toEqual(['CPF'])
  const posted = await server.deps.pool.query<{ kind: string }>(
    `SELECT DISTINCT kind FROM ledger.command WHERE verdict = 'posted'`,
  )
  expect(posted.rows.map(({ kind }) => kind).filter((kind) => !LAWFUL.has(kind))).toEqual([])
  expect(posted.rows.length).toBeGreaterThan(4)
})
