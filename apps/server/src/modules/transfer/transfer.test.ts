import { randomUUID } from 'node:crypto'
import { notice, order, refusals, wallet } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { balanceOf, registerPayer } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { fillInboxes } from '../notice/index.ts'
import { deliverTransfers } from './deliver-transfers.ts'
import { maskName } from './mask-name.ts'

let server: TestServer
const ending = new AbortController()
let working: Promise<unknown>
beforeAll(async () => {
  server = await startTestServer()
  working = Promise.all([
    deliverTransfers(server.deps, ending.signal),
    fillInboxes(server.deps, ending.signal),
  ])
})
afterAll(async () => {
  ending.abort()
  await working
  await server.verify()
  await server.close()
})

const PASSWORD = 'calçadão-9-ondas'
const HOUR_MS = 3_600_000
const UNKNOWN = 3201

async function payerWith(reais: bigint): Promise<Payer> {
  const player = await registerPayer(server)
  if (reais > 0n) await giveCash(server, player.playerId, reais * 100n)
  return player
}

const send = (from: Payer, to: { email: string }, amount: string, key: string = randomUUID()) =>
  from.call(
    wallet.transfer,
    { body: { transferUser: to.email, transferAmount: amount, pwd: PASSWORD } },
    { key },
  )

const cashOf = async (player: Payer) => (await balanceOf(player)).balance
const arrives = (player: Payer, balance: string) =>
  vi.waitFor(async () => expect(await cashOf(player)).toBe(balance))

test('[R004] [SEC-09] a transfer reaches another player by username, once per key', async () => {
  const [ana, bia] = [await payerWith(500n), await payerWith(0n)]
  const key = randomUUID()
  const first = dataOf(await send(ana, { email: bia.email.toUpperCase() }, '120.50', key))
  expect(first).toMatchObject({ name: 'Ana L. S.', amount: '120.50', balance: '379.50' })
  await arrives(bia, '120.50')
  const again = dataOf(await send(ana, bia, '120.50', key))
  expect(again).toMatchObject({ transferId: first.transferId, state: 'delivered' })
  expect((await send(ana, bia, '120.51', key)).status).toBe(1101)
  expect([await cashOf(ana), await cashOf(bia)]).toEqual(['379.50', '120.50'])
})

test('[SEC-09] while transfers are stopped none is sent, and one that was sent before answers again', async () => {
  const [ana, bia] = [await payerWith(100n), await payerWith(0n)]
  const key = randomUUID()
  const first = dataOf(await send(ana, bia, '10.00', key))
  const set = (isStopped: boolean) =>
    server.deps.switches
      .set(server.deps.db, { name: 'transfers', isStopped, reason: 'teste' })
      .then(() => server.deps.switches.refresh())
  await set(true)
  expect((await send(ana, bia, '10.00')).status).toBe(refusals.service_suspended.status)
  expect(dataOf(await send(ana, bia, '10.00', key)).transferId).toBe(first.transferId)
  await set(false)
  dataOf(await send(ana, bia, '10.00'))
  await arrives(bia, '20.00')
})

test('the recipient finds what came, and from whom, in the inbox', async () => {
  const [ana, bia] = [await payerWith(50n), await payerWith(0n)]
  dataOf(await send(ana, bia, '50.00'))
  const inbox = async () => dataOf(await bia.call(notice.inbox, { query: {} })).messages
  await vi.waitFor(async () =>
    expect(await inbox()).toMatchObject([
      { kind: 'transfer_received', values: { amount: '50.00', name: 'Ana L. S.' } },
    ]),
  )
})

test('what was received can be withdrawn or sent on', async () => {
  const [ana, bia] = [await payerWith(200n), await payerWith(0n)]
  dataOf(await send(ana, bia, '200.00'))
  await arrives(bia, '200.00')
  expect(dataOf(await bia.call(order.getWithdraw, {})).wdAmount).toBe('200.00')
  dataOf(await send(bia, ana, '50.00'))
  await arrives(ana, '50.00')
})

test('the recipient is shown masked, and nobody learns which usernames exist', async () => {
  const [ana, bia, stranger] = [
    await payerWith(100n),
    await payerWith(0n),
    await registerPlayer(server),
  ]
  const look = (transferUser: string) =>
    ana.call(wallet.transferRecipient, { body: { transferUser } })
  expect(dataOf(await look(bia.email))).toEqual({
    transferUser: bia.email,
    name: 'Ana L. S.',
    isNew: true,
    maximum: '100.00',
  })
  const unknown = await look('nobody@example.com')
  const unverified = await look(stranger.email)
  expect([unknown.status, unverified.status]).toEqual([UNKNOWN, UNKNOWN])
  expect(unknown.message).toBe(unverified.message)
  expect((await look(ana.email)).status).toBe(3202)
  expect((await send(ana, ana, '20.00')).status).toBe(3202)
  expect((await send(ana, stranger, '20.00')).status).toBe(UNKNOWN)
  expect(maskName('  maria   das dores  ')).toBe('maria D. D.')
})

test('[R123] the bounds of a transfer hold on the server', async () => {
  const [ana, bia] = [await payerWith(300n), await payerWith(0n)]
  expect(await send(ana, bia, '9.99')).toMatchObject({
    status: 3203,
    message: 'A transferência mínima é R$ 10,00.',
  })
  expect((await send(ana, bia, '300.01')).status).toBe(3204)
  expect(dataOf(await ana.call(wallet.transferLimits, {}))).toEqual({
    offered: true,
    minimum: '10.00',
    maximum: '5000.00',
    available: '300.00',
    leftToday: 5,
    leftTodayAmount: '10000.00',
    newRecipientMaximum: '500.00',
    heldUntil: null,
    newRecipientHours: 24,
    lock: false,
  })
  dataOf(await send(ana, bia, '10.00'))
  for (let count = 2; count <= 5; count++) dataOf(await send(ana, bia, '10.00'))
  expect((await send(ana, bia, '10.00')).status).toBe(3205)
})

test('a new recipient gets little until the first transfer is a day old', async () => {
  const [ana, bia] = [await payerWith(2_000n), await payerWith(0n)]
  expect(await send(ana, bia, '500.01')).toMatchObject({ status: 3207 })
  dataOf(await send(ana, bia, '400.00'))
  expect((await send(ana, bia, '100.01')).status).toBe(3207)
  for (let third = 1; third <= 3; third++) {
    server.clock.advance(8 * HOUR_MS)
    await Promise.all([cashOf(ana), cashOf(bia)])
  }
  dataOf(await send(ana, bia, '600.00'))
  await arrives(bia, '1000.00')
})

test('a wrong password moves nothing, and five of them close the door for ten minutes', async () => {
  const [ana, bia] = [await payerWith(100n), await payerWith(0n)]
  const guess = (pwd: string) =>
    ana.call(
      wallet.transfer,
      { body: { transferUser: bia.email, transferAmount: '50.00', pwd } },
      { key: randomUUID() },
    )
  for (let tried = 1; tried <= 5; tried++) expect((await guess('wrong')).status).toBe(2011)
  expect((await guess(PASSWORD)).status).toBe(2012)
  expect(await cashOf(ana)).toBe('100.00')
  server.clock.advance(10 * 60_000 + 1)
  expect((await guess(PASSWORD)).status).toBe(200)
})

test('a transfer needs a confirmed identity and a key', async () => {
  const stranger = await registerPlayer(server)
  const bia = await payerWith(0n)
  await giveCash(server, stranger.playerId, 10_000n)
  const body = { transferUser: bia.email, transferAmount: '50.00', pwd: PASSWORD }
  expect((await stranger.call(wallet.transfer, { body })).status).toBe(1100)
  expect((await stranger.call(wallet.transfer, { body }, { key: randomUUID() })).status).toBe(2100)
})

test('[SEC-08] twenty racing transfers and withdrawals of all the money: one wins', async () => {
  const [ana, bia] = [await payerWith(100n), await payerWith(0n)]
  await server.deps.db
    .updateTable('account.player')
    .set({ level: 12 })
    .where('player_id', '=', ana.playerId)
    .execute()
  const withdraw = () =>
    ana.call(
      order.withdraw,
      { body: { payCardBank: 'CPF', payCardNo: ana.cpf, ifsc: ana.cpf, amount: '100.00' } },
      { key: randomUUID() },
    )
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? send(ana, bia, '100.00') : withdraw())),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await cashOf(ana)).toBe('0.00')
})

test('what is locked cannot be sent', async () => {
  const [ana, bia] = [await payerWith(100n), await payerWith(0n)]
  await server.deps.db
    .insertInto('wallet.wager_lock')
    .values({
      player_id: ana.playerId,
      lock_id: 'test',
      amount: 6_000n,
      wager_from: 0n,
      wager_to: 6_000n,
      locked_at: server.clock.now(),
    })
    .execute()
  expect((await send(ana, bia, '40.01')).status).toBe(3204)
  expect((await send(ana, bia, '40.00')).status).toBe(200)
})

test('[X6] the regulated profile and test accounts have no transfers', async () => {
  const [ana, bia] = [await payerWith(100n), await payerWith(0n)]
  await server.deps.db
    .updateTable('account.player')
    .set({ is_test: true })
    .where('player_id', '=', ana.playerId)
    .execute()
  expect((await send(ana, bia, '50.00')).status).toBe(3200)
  const regulated = await startTestServer({ LICENCE_PROFILE: 'br' })
  const [caio, duda] = [await registerPayer(regulated), await registerPayer(regulated)]
  await giveCash(regulated, caio.playerId, 10_000n)
  expect((await send(caio, duda, '50.00')).status).toBe(3200)
  expect(dataOf(await caio.call(wallet.transferLimits, {})).offered).toBe(false)
  await regulated.verify()
  await regulated.close()
})
