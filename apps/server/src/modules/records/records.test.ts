import { randomUUID } from 'node:crypto'
import { game, order, user, wallet } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  balanceOf,
  newCpf,
  orderDeposit,
  payAs,
  registerPayer,
  startPixServer,
  statusOf,
} from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import { deliverTransfers } from '../transfer/index.ts'
import { findWithdrawal, refuseWithdrawal } from '../withdrawal/index.ts'

let server: PixServer
const ending = new AbortController()
let delivering: Promise<void>
beforeAll(async () => {
  server = await startPixServer()
  delivering = deliverTransfers(server.deps, ending.signal)
})
beforeEach(() => server.syncClock())
afterAll(async () => {
  ending.abort()
  await delivering
  await server.verify()
  await server.close()
})

const PASSWORD = 'calçadão-9-ondas'
const MINUTE_MS = 60_000

type Query = NonNullable<CallInput<typeof wallet.records>['query']>

const pageOf = async (player: Payer, query: Query = {}) =>
  dataOf(await player.call(wallet.records, { query }))
const listOf = async (player: Payer, query: Query = {}) => (await pageOf(player, query)).records
const shown = async (player: Payer, query: Query = {}) =>
  (await listOf(player, query)).map(({ kind, status, amount, balance }) =>
    [kind, status, amount, balance].join(' '),
  )

const rollDice = async (player: Payer) =>
  dataOf(
    await player.call(
      game.betDice,
      { body: { stake: '1.00', target: 5050, direction: 'over' } },
      { key: randomUUID() },
    ),
  )

const withdraw = async (player: Payer, amount: string) =>
  dataOf(
    await player.call(
      order.withdraw,
      { body: { payCardBank: 'CPF', payCardNo: player.cpf, ifsc: player.cpf, amount } },
      { key: randomUUID() },
    ),
  )

const send = async (from: Payer, to: Payer, transferAmount: string) =>
  dataOf(
    await from.call(
      wallet.transfer,
      { body: { transferUser: to.email, transferAmount, pwd: PASSWORD } },
      { key: randomUUID() },
    ),
  )

test('[R082] top-up, withdrawal and transfer are 10, 11 and 20, with status and running balance', async () => {
  const [ana, bia] = [await registerPayer(server), await registerPayer(server)]
  const waiting = await orderDeposit(server, ana, 'brl-50')
  dataOf(await ana.call(order.cancelOrder, { params: { orderId: waiting.orderId } }))
  server.clock.advance(MINUTE_MS)
  const paid = await orderDeposit(server, ana)
  await payAs(server, ana, paid.code)
  await vi.waitFor(async () => expect((await balanceOf(ana)).balance).toBe('100.00'))
  server.clock.advance(MINUTE_MS)
  const open = await orderDeposit(server, ana, 'brl-20')
  server.clock.advance(MINUTE_MS)
  await giveCash(server, ana.playerId, 20_000n)
  const sent = await send(ana, bia, '30.00')
  await vi.waitFor(async () => expect((await balanceOf(bia)).balance).toBe('30.00'))
  const asked = await withdraw(ana, '60.00')

  expect(await shown(ana)).toEqual([
    'withdrawal 00 -60.00 210.00',
    'transfer_sent 10 -30.00 270.00',
    'adjustment 10 200.00 300.00',
    'deposit_order 00 20.00 ',
    'deposit 10 100.00 100.00',
    'deposit_order 01 50.00 ',
  ])
  expect(await shown(ana, { type: '10' })).toHaveLength(3)
  expect(await shown(ana, { type: '11' })).toEqual(['withdrawal 00 -60.00 210.00'])
  expect(await shown(ana, { type: '20' })).toEqual(['transfer_sent 10 -30.00 270.00'])
  expect(await shown(ana, { type: '90' })).toEqual(['adjustment 10 200.00 300.00'])
  expect(await shown(ana, { status: '01' })).toEqual(['deposit_order 01 50.00 '])
  expect(await shown(ana, { status: '00' })).toHaveLength(2)
  expect(await shown(ana, { status: '00', type: '20' })).toEqual([])
  expect(await shown(ana, { status: '10' })).toHaveLength(3)
  expect(await shown(bia)).toEqual(['transfer_received 10 30.00 30.00'])

  const detail = async (player: Payer, type: Query['type']) => {
    const [record] = await listOf(player, { type, limit: '10' })
    const { facts } = dataOf(
      await player.call(wallet.recordDetail, { params: { recordId: record!.recordId } }),
    )
    return Object.fromEntries(facts.map(({ name, value }) => [name, value]))
  }
  expect(await detail(ana, '20')).toEqual({ transferId: sent.transferId, counterpart: 'Ana L. S.' })
  expect(await detail(bia, '20')).toEqual({ transferId: sent.transferId, counterpart: 'Ana L. S.' })
  expect(await detail(ana, '11')).toMatchObject({
    withdrawalId: asked.withdrawalId,
    fee: '1.80',
    net: '58.20',
  })
  expect(await detail(ana, '10')).toEqual({ orderId: open.orderId })
})

test('[R082] the money of a refused withdrawal comes back with its number and why', async () => {
  const ana = await registerPayer(server)
  await giveCash(server, ana.playerId, 1_500_000n)
  const { withdrawalId } = await withdraw(ana, '6000.00')
  const asked = await findWithdrawal(server.deps, ana.playerId, BigInt(withdrawalId))
  await refuseWithdrawal(server.deps, asked!, { actorId: 'rui', reason: 'play_incomplete' })
  const records = await listOf(ana, { type: '11' })
  expect(records.map(({ kind, status }) => [kind, status])).toEqual([
    ['withdrawal_refused', '10'],
    ['withdrawal', '01'],
  ])
  for (const { recordId } of records) {
    const { facts } = dataOf(await ana.call(wallet.recordDetail, { params: { recordId } }))
    expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toMatchObject({
      withdrawalId,
      reason: 'Parte do valor ainda precisa ser apostada antes do saque.',
    })
  }
})

test('[R082] a paid deposit is found by its order and its code of the central bank', async () => {
  const ana = await registerPayer(server)
  const { orderId, code } = await orderDeposit(server, ana)
  const endToEndId = await payAs(server, ana, code)
  await vi.waitFor(async () => expect((await balanceOf(ana)).balance).toBe('100.00'))
  const [record] = await listOf(ana)
  const { facts } = dataOf(
    await ana.call(wallet.recordDetail, { params: { recordId: record!.recordId } }),
  )
  expect(facts).toEqual([
    { name: 'orderId', value: orderId },
    { name: 'endToEndId', value: endToEndId },
  ])
})

test('[WAL-01] [BR-06] an order whose Pix went back says why and names the Pix', async () => {
  const ana = await registerPayer(server)
  const { orderId, code } = await orderDeposit(server, ana)
  const cpf = newCpf()
  const endToEndId = await server.sandbox.pay({ codigo: code, cpf, nome: 'Rui Alves' })
  await vi.waitFor(async () => expect(await statusOf(ana, orderId)).toBe('-01'))
  const { status, facts } = dataOf(
    await ana.call(wallet.recordDetail, { params: { recordId: `o${orderId}` } }),
  )
  expect(status).toBe('01')
  expect(facts).toEqual([
    { name: 'orderId', value: orderId },
    { name: 'endToEndId', value: endToEndId },
    { name: 'reason', value: expect.stringContaining('Pix de R$ 100,00 veio de um CPF diferente') },
  ])
})

test('nobody reads another player’s record, and nonsense is unknown', async () => {
  const [ana, bia] = [await registerPayer(server), await registerPayer(server)]
  await giveCash(server, ana.playerId, 100n)
  const order = await orderDeposit(server, ana)
  for (const recordId of ['e1', `o${order.orderId}`, 'e999', 'x1', 'e-1', "e1'--"]) {
    const answer = await bia.call(wallet.recordDetail, { params: { recordId } })
    expect(answer.status).toBe(3300)
  }
  expect(await listOf(bia)).toEqual([])
})

test('pages follow each other without a gap or a repetition, while new money comes in', async () => {
  const ana = await registerPayer(server)
  await giveCash(server, ana.playerId, 10_000n)
  for (let i = 0; i < 12; i++) await rollDice(ana)
  for (const pkgId of ['brl-20', 'brl-50', 'brl-100']) await orderDeposit(server, ana, pkgId)
  for (let i = 0; i < 12; i++) await rollDice(ana)
  const all = (await listOf(ana, { limit: '100' })).map(({ recordId }) => recordId)
  expect(all).toHaveLength(28)

  const paged: string[] = []
  let before: string | null = ''
  while (before !== null) {
    const page = await pageOf(ana, { limit: '10', before })
    paged.push(...page.records.map(({ recordId }) => recordId))
    before = page.next
    await giveCash(server, ana.playerId, 1n)
  }
  expect(paged).toEqual(all)
  expect((await ana.call(wallet.records, { query: { before: 'e1;' } })).status).toBe(1000)
})

test('[R082] each record’s balance is the one before it and its amount', async () => {
  const ana = await registerPayer(server)
  await giveCash(server, ana.playerId, 5_000n)
  for (let i = 0; i < 10; i++) await rollDice(ana)
  const records = (await listOf(ana, { type: '31' })).toReversed()
  const cents = (text: string) => BigInt(text.replace('.', ''))
  let balance = 5_000n
  for (const record of records) {
    balance += cents(record.amount)
    expect(cents(record.balance!)).toBe(balance)
  }
  expect(records).toHaveLength(10)
})

test('[WAL-06] a period is of São Paulo’s days, and opening + in − out = closing', async () => {
  const ana = await registerPayer(server)
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
  const today = day.format(server.clock.now())
  await giveCash(server, ana.playerId, 10_000n)
  for (let third = 1; third <= 3; third++) {
    server.clock.advance(8 * 60 * MINUTE_MS)
    await balanceOf(ana)
  }
  const tomorrow = day.format(server.clock.now())
  await giveCash(server, ana.playerId, 700n)
  await withdraw(ana, '60.00')
  const statement = async (query: { from?: string; to?: string }) =>
    dataOf(await ana.call(wallet.statement, { query }))
  expect(await statement({ from: today, to: today })).toEqual({
    opening: '0.00',
    credits: '100.00',
    debits: '0.00',
    closing: '100.00',
  })
  expect(await statement({ from: tomorrow })).toEqual({
    opening: '100.00',
    credits: '7.00',
    debits: '60.00',
    closing: '47.00',
  })
  expect(await shown(ana, { to: today })).toEqual(['adjustment 10 100.00 100.00'])
  expect(await shown(ana, { from: tomorrow })).toHaveLength(2)
  const status = async (query: Query) => (await ana.call(wallet.records, { query })).status
  expect(await status({ from: '2026-02-30' })).toBe(1000)
  expect(await status({ from: tomorrow, to: today })).toBe(1000)
})

test('the records come as a file that a spreadsheet reads', async () => {
  const ana = await registerPayer(server)
  await giveCash(server, ana.playerId, 123_456n)
  await withdraw(ana, '60.00')
  await rollDice(ana)
  const file = (token: string, query: Record<string, string> = {}) =>
    server.app.inject({
      url: wallet.recordsFile.path,
      query,
      headers: { authorization: token, lang: 'pt_BR' },
    })
  expect((await file('')).statusCode).toBe(401)
  const answer = await file(ana.token)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.body.startsWith('\uFEFFData e hora;')).toBe(true)
  const lines = answer.body.trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(';').slice(1))).toEqual([
    [
      'Jogo',
      'Dados',
      'Concluído',
      'Rodada',
      expect.any(String),
      expect.any(String),
      expect.any(String),
      expect.any(String),
      'e3',
    ],
    ['Saque', '', 'Pendente', 'Pedido de saque', '-60,00', '0,00', '60,00', '1174,56', 'e2'],
    ['Outro', '', 'Concluído', 'Ajuste', '1234,56', '1234,56', '0,00', '1234,56', 'e1'],
  ])
  expect((await file(ana.token, { type: '20' })).body.trim().split('\r\n')).toHaveLength(1)
  expect((await file(ana.token, { type: '99' })).statusCode).toBe(400)
})

test('[R062] each lock shows how far it was wagered, and all of them make up what is locked', async () => {
  const ana = await registerPayer(server)
  const { code } = await orderDeposit(server, ana)
  await payAs(server, ana, code)
  await vi.waitFor(async () => expect((await balanceOf(ana)).balance).toBe('100.00'))
  for (let i = 0; i < 3; i++) await rollDice(ana)
  const { locks, ...sums } = dataOf(await ana.call(wallet.locks, {}))
  expect(locks).toEqual([
    {
      lockId: expect.stringMatching(/^pix:E/),
      source: 'deposit',
      amount: '100.00',
      maxBet: null,
      needed: '100.00',
      wagered: '3.00',
      left: '97.00',
      lockedAt: expect.any(String),
    },
  ])
  const { locked, withdrawable, balance } = dataOf(await ana.call(user.getBalance, {}))
  expect(sums).toMatchObject({ locked, withdrawable, balance })
  expect(Number(locked)).toBe(Math.min(97, Number(balance)))
})
