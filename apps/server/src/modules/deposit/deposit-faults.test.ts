import { centavos } from '@jogada/core'
import { notice, order } from '@jogada/contract'
import { expect, test, vi } from 'vitest'
import {
  balanceOf,
  directCallbacks,
  newCpf,
  orderDeposit,
  payAs,
  pressDeposit,
  registerPayer,
  statusOf,
} from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { withAlteredPix } from '../../testkit/altered-pix.ts'
import { asOwner } from '../../testkit/as-owner.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { serverOn } from '../../testkit/test-server.ts'
import { listAlerts } from '../alert/index.ts'
import { creditPayment } from './credit-payment.ts'
import { acceptPayment, isOfOrder, notePayment, rejectPayment } from './payment-store.ts'
import { receiveById, settlePayment } from './receive-payment.ts'
import { refundIdOf } from './return-payment.ts'
import { sweepPayments } from './watch-payments.ts'

const server = pixServerOfFile()

const http = (fault: object) => server.sandbox.faults({ http: fault })
const webhooks = (fault: object) => server.sandbox.faults({ webhooks: fault })

async function sweep() {
  server.syncClock()
  await sweepPayments(server.deps)
}

const cashOf = async (player: Parameters<typeof balanceOf>[0]) => (await balanceOf(player)).balance

const ordersOf = (playerId: bigint) =>
  server.deps.db.selectFrom('deposit.order').selectAll().where('player_id', '=', playerId).execute()

const paymentOf = (endToEndId: string) =>
  server.deps.db
    .selectFrom('deposit.payment')
    .selectAll()
    .where('end_to_end_id', '=', endToEndId)
    .executeTakeFirst()

const messagesOf = async (player: Parameters<typeof balanceOf>[0]) =>
  dataOf(await player.call(notice.inbox, { query: {} })).messages

const creditsOf = async (playerId: bigint) =>
  (await server.deps.ledger.entries(playerId, 'cash', { limit: 20 })).filter(
    (entry) => entry.kind === 'deposit',
  ).length

test('[OPS-03] [PIX-05] callbacks sent three times over credit once', async () => {
  await webhooks({ copies: 3 })
  const player = await registerPayer(server)
  const { code, orderId } = await orderDeposit(server, player)
  await payAs(server, player, code)
  await vi.waitFor(async () => expect(await statusOf(player, orderId)).toBe('10'))
  expect(await cashOf(player)).toBe('100.00')
  expect(await creditsOf(player.playerId)).toBe(1)
})

test('[PIX-05] twenty callbacks and sweeps at the same time credit once', async () => {
  await webhooks({ drop: true })
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, code)
  await Promise.all([
    ...Array.from({ length: 18 }, () => receiveById(server.deps, endToEndId)),
    sweep(),
    sweep(),
  ])
  expect(await cashOf(player)).toBe('100.00')
  expect(await creditsOf(player.playerId)).toBe(1)
})

test('[PIX-05] held callbacks that arrive grouped and in reverse credit each payment once', async () => {
  await webhooks({ hold: true })
  const player = await registerPayer(server)
  const orders = []
  for (const pkgId of ['brl-20', 'brl-50', 'brl-100']) {
    orders.push(await orderDeposit(server, player, pkgId))
  }
  for (const { code } of orders) await payAs(server, player, code)
  expect(await cashOf(player)).toBe('0.00')
  await webhooks({ group: true, reverse: true, copies: 2 })
  await vi.waitFor(async () => expect(await cashOf(player)).toBe('170.00'))
  expect(await creditsOf(player.playerId)).toBe(3)
})

test('[PIX-05] a lost callback is made up for by the poller', async () => {
  await webhooks({ drop: true })
  const player = await registerPayer(server)
  const { code, orderId } = await orderDeposit(server, player)
  await payAs(server, player, code)
  expect(await statusOf(player, orderId)).toBe('00')
  await sweep()
  expect(await statusOf(player, orderId)).toBe('10')
  await webhooks({})
  await sweep()
  expect(await cashOf(player)).toBe('100.00')
})

test('[PIX-05] payments that cannot come to their end keep no later one waiting', async () => {
  const player = await registerPayer(server)
  await orderDeposit(server, player)
  const [{ order_id: orderId, txid } = { order_id: 0n, txid: null }] = await ordersOf(
    player.playerId,
  )
  // more than a round looks at, which the provider does not know
  const stuck = Array.from({ length: 101 }, (_, n) => `E${String(n).padStart(31, '0')}`)
  const early = new Date(server.clock.now().getTime() - 60_000)
  await server.deps.db
    .insertInto('deposit.payment')
    .values(
      stuck.map((endToEndId) => ({
        end_to_end_id: endToEndId,
        player_id: player.playerId,
        order_id: orderId,
        txid,
        amount: centavos(100n),
        paid_at: early,
        noted_at: early,
        state: 'received' as const,
      })),
    )
    .execute()
  await webhooks({ drop: true })
  const { code } = await orderDeposit(server, player, 'brl-50')
  const endToEndId = await payAs(server, player, code)
  await notePayment(server.deps, (await server.deps.pix.getReceived(endToEndId))!)
  const settledIn = async () => (await paymentOf(endToEndId))?.state
  const sweepBehind = (place: Awaited<ReturnType<typeof sweepPayments>>) => {
    server.syncClock()
    return sweepPayments(server.deps, place)
  }
  const first = await sweepBehind(null)
  expect([await settledIn(), first?.end_to_end_id]).toEqual(['received', stuck[99]])
  expect(await sweepBehind(first)).toBeNull()
  expect(await settledIn()).toBe('credited')
  await asOwner(server, 'DELETE FROM deposit.payment WHERE end_to_end_id = ANY ($1)', [stuck])
  await webhooks({})
})

/** A round of the worker before a provider with a Pix in its whole lists that nobody can read. */
const sweepSpoiled = () =>
  withAlteredPix(
    server.deps,
    (url, { pix }) => {
      if (url.startsWith('/pix?') && !url.includes('txid='))
        pix?.unshift({ endToEndId: 'EUNREADABLE', valor: '1,00' })
    },
    sweepPayments,
  )

const cursor = () =>
  server.deps.db.selectFrom('deposit.received_cursor').selectAll().executeTakeFirst()

test('[PIX-06] what cannot be read in the provider’s list keeps no other payment waiting, and is asked for again', async () => {
  await webhooks({ drop: true })
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  await payAs(server, player, code)
  await sweep()
  const { code: next } = await orderDeposit(server, player)
  await payAs(server, player, next)
  const before = await cursor()
  server.syncClock()
  await sweepSpoiled()
  expect(await cashOf(player)).toBe('200.00')
  expect(await cursor()).toEqual(before)
  expect(await listAlerts(server.deps, { kind: 'pix_unreadable' })).toEqual([])
})

test('[PIX-06] what cannot be read for a day is left to a person, and the list is read on', async () => {
  await sweep()
  const day = 24 * 60 * 60_000
  server.clock.advance(day + 60_000)
  for (let round = 0; round < 2; round++) {
    await sweepSpoiled()
    const dayAgo = new Date(server.clock.now().getTime() - day)
    expect(await cursor()).toMatchObject({ read_up_to: dayAgo })
    server.clock.advance(60_000)
  }
  expect(await listAlerts(server.deps, { kind: 'pix_unreadable' })).toMatchObject([
    { subject: 'pix:EUNREADABLE' },
  ])
  await sweepPayments(server.deps)
  expect(await cursor()).toMatchObject({ read_up_to: server.clock.now() })
})

test('a provider that is down is asked again, and no payment falls through', async () => {
  await webhooks({ drop: true })
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  await payAs(server, player, code)
  await http({ only: '/pix', status: 503 })
  await sweep()
  expect(await cashOf(player)).toBe('0.00')
  await server.sandbox.heal()
  await sweep()
  expect(await cashOf(player)).toBe('100.00')
})

test('a provider that fails on the payer check leaves the payment for the next round', async () => {
  await webhooks({ drop: true })
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, code)
  await http({ only: '/pix?', status: 500 })
  await expect(receiveById(server.deps, endToEndId)).rejects.toThrow('server_error')
  expect(await paymentOf(endToEndId)).toMatchObject({ state: 'received' })
  await server.sandbox.heal()
  await sweep()
  expect(await paymentOf(endToEndId)).toMatchObject({ state: 'credited' })
})

test('[PIX-04] a payment that enters the provider’s list between two looks at it is not another payer’s', async () => {
  await webhooks({ drop: true })
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, code)
  let looks = 0
  const showLate = (url: string, answer: { pix?: unknown[] }) => {
    if (url.startsWith('/pix?') && looks++ === 0) answer.pix = []
  }
  await withAlteredPix(server.deps, showLate, (deps) => receiveById(deps, endToEndId))
  expect(await paymentOf(endToEndId)).toMatchObject({ state: 'received', return_reason: null })
  await sweep()
  expect(await paymentOf(endToEndId)).toMatchObject({ state: 'credited' })
  expect(await cashOf(player)).toBe('100.00')
})

test('[PIX-05] a server that no longer leads leaves payments to the one that does', async () => {
  await webhooks({ drop: true })
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  await payAs(server, player, code)
  await sweep()
  const { code: next } = await orderDeposit(server, player)
  await payAs(server, player, next)
  const before = await cursor()
  server.syncClock()
  await sweepPayments(server.deps, null, AbortSignal.abort())
  expect([await cashOf(player), await cursor()]).toEqual(['100.00', before])
  await sweep()
  expect(await cashOf(player)).toBe('200.00')
})

test('[PIX-04] [PIX-07] [BR-06] [BR-12] another payer’s money goes back whole, once', async () => {
  const player = await registerPayer(server)
  const { code, orderId, url } = await orderDeposit(server, player)
  const endToEndId = await server.sandbox.pay({ codigo: code, cpf: newCpf(), nome: 'Rui Alves' })
  await vi.waitFor(async () => expect(await statusOf(player, orderId)).toBe('-01'))
  await vi.waitFor(async () => {
    await sweep()
    expect(await paymentOf(endToEndId)).toMatchObject({ state: 'returned' })
  })
  const pix = await server.deps.pix.getReceived(endToEndId)
  expect(pix!.refunds).toMatchObject([{ amount: 10_000n, status: 'returned' }])
  expect(await cashOf(player)).toBe('0.00')
  const stage = await server.app.inject({ url: `${url}/estado` })
  expect(stage.json()).toMatchObject({ stage: 'returned' })
  expect(await messagesOf(player)).toMatchObject([
    { kind: 'deposit_returned_payer', values: { amount: '100.00' } },
  ])
})

test('a player is told of money that goes back even when the server stopped in between', async () => {
  await webhooks({ drop: true })
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  const endToEndId = await server.sandbox.pay({ codigo: code, cpf: newCpf(), nome: 'Rui Alves' })
  const payment = await notePayment(server.deps, (await server.deps.pix.getReceived(endToEndId))!)
  if (!isOfOrder(payment)) throw new Error('the payment has lost its order')
  expect(await rejectPayment(server.deps, payment, 'payer')).toBe(true)
  expect(await messagesOf(player)).toEqual([])
  for (let round = 1; round <= 2; round++) await sweep()
  expect(await paymentOf(endToEndId)).toMatchObject({ state: 'returned', return_reason: 'payer' })
  expect((await messagesOf(player)).map(({ kind }) => kind)).toEqual(['deposit_returned_payer'])
})

test('a return whose answer was lost is looked up and not made twice', async () => {
  await webhooks({ drop: true })
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  const endToEndId = await server.sandbox.pay({ codigo: code, cpf: newCpf(), nome: 'Rui Alves' })
  const returns = `/pix/${endToEndId}/devolucao`
  await http({ only: returns, status: 503 })
  await sweep()
  expect(await paymentOf(endToEndId)).toMatchObject({ state: 'returning' })
  await http({ only: returns, answer: 'lost' })
  const refund = server.deps.pix.refund(endToEndId, refundIdOf(endToEndId), centavos(10_000n))
  await expect(refund).rejects.toThrow('connection')
  await server.sandbox.heal()
  await sweep()
  expect(await paymentOf(endToEndId)).toMatchObject({ state: 'returned' })
  expect((await server.deps.pix.getReceived(endToEndId))!.refunds).toHaveLength(1)
})

test('a return that the provider cannot make waits for an operator', async () => {
  await server.sandbox.faults({ refunds: { outcome: 'NAO_REALIZADO' }, webhooks: { drop: true } })
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  const endToEndId = await server.sandbox.pay({ codigo: code, cpf: newCpf(), nome: 'Rui Alves' })
  await vi.waitFor(async () => {
    await sweep()
    expect(await paymentOf(endToEndId)).toMatchObject({ state: 'return_failed' })
  })
})

test('[PIX-03] money that arrives after a cancel is still credited', async () => {
  const player = await registerPayer(server)
  const { code, orderId } = await orderDeposit(server, player)
  const cancelled = await player.call(order.cancelOrder, { params: { orderId } })
  expect(dataOf(cancelled)).toMatchObject({ status: '01' })
  await payAs(server, player, code, true)
  await vi.waitFor(async () => expect(await statusOf(player, orderId)).toBe('10'))
  expect(await cashOf(player)).toBe('100.00')
})

test('[PIX-03] a cancel that comes too late credits the payment instead', async () => {
  await webhooks({ drop: true })
  const player = await registerPayer(server)
  const { code, orderId } = await orderDeposit(server, player)
  await payAs(server, player, code)
  const cancelled = await player.call(order.cancelOrder, { params: { orderId } })
  expect(dataOf(cancelled)).toMatchObject({ status: '10' })
  expect(await cashOf(player)).toBe('100.00')
})

test('a cancel without a clear answer leaves the order open and can be repeated', async () => {
  const player = await registerPayer(server)
  const { orderId } = await orderDeposit(server, player)
  const cancel = () => player.call(order.cancelOrder, { params: { orderId } })
  await http({ only: '/cob', times: 1, answer: 'lost' })
  expect((await cancel()).status).toBe(3003)
  expect(await statusOf(player, orderId)).toBe('00')
  expect(dataOf(await cancel())).toMatchObject({ status: '01' })
})

test('[R194] [PIX-03] an order expires after 30 minutes; money that arrives later is credited', async () => {
  const player = await registerPayer(server)
  const { code, orderId, url } = await orderDeposit(server, player)
  // the charge ends by the PSP's clock, which went on meanwhile
  server.syncClock()
  server.clock.advance(1_801_000)
  expect((await server.app.inject({ url: `${url}/estado` })).json()).toMatchObject({
    stage: 'expired',
  })
  expect(dataOf(await player.call(order.pendingOrder, {}))).toBeNull()
  await sweepPayments(server.deps)
  expect(await statusOf(player, orderId)).toBe('-01')
  await payAs(server, player, code)
  await vi.waitFor(async () => expect(await statusOf(player, orderId)).toBe('10'))
})

test('a second payment of one order is credited too', async () => {
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  await payAs(server, player, code)
  await payAs(server, player, code, true)
  await vi.waitFor(async () => expect(await cashOf(player)).toBe('200.00'))
})

test('an amount that differs from the order is credited as it arrived, without its bonus', async () => {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  const { cpf, name: nome } = player
  await server.sandbox.pay({ codigo: placed.code, cpf, nome, valor: '37.50', force: true })
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  expect(await balanceOf(player)).toMatchObject({ balance: '37.50', bonus: '0.00' })
})

test('[PIX-08] a token that ends in the middle of things is renewed without a trace', async () => {
  const player = await registerPayer(server)
  await server.sandbox.faults({ expireTokens: true })
  const { code, orderId } = await orderDeposit(server, player)
  await server.sandbox.faults({ expireTokens: true, webhooks: { drop: true } })
  await payAs(server, player, code)
  await server.sandbox.faults({ expireTokens: true })
  await sweep()
  expect(await statusOf(player, orderId)).toBe('10')
})

test('a provider that talks rubbish about a payment is asked again until it makes sense', async () => {
  await webhooks({ drop: true })
  const player = await registerPayer(server)
  const { code, orderId } = await orderDeposit(server, player)
  await payAs(server, player, code)
  for (const answer of ['rubbish', 'truncated', 'lost', 'huge', 'redirect']) {
    await http({ only: '/pix', answer })
    await sweep()
    expect(await statusOf(player, orderId)).toBe('00')
  }
  await server.sandbox.heal()
  await sweep()
  expect(await statusOf(player, orderId)).toBe('10')
})

async function settleNoted(endToEndId: string) {
  await settlePayment(server.deps, (await paymentOf(endToEndId))!)
}

test.each([
  ['an error', { status: 500 }],
  ['nothing', { answer: 'lost' }],
  ['rubbish', { answer: 'rubbish' }],
  ['half an answer', { answer: 'truncated' }],
] as const)('prePay: the provider answers %s, the retry keeps the order', async (_what, fault) => {
  const player = await registerPayer(server)
  await http({ only: '/cob', times: 1, ...fault })
  const failed = await pressDeposit(player)
  expect([failed.http, failed.status]).toEqual([503, 3003])
  const [kept] = await ordersOf(player.playerId)
  server.clock.advance(90_000)
  const placed = await orderDeposit(server, player)
  expect(placed.payNo).toBe(kept!.txid)
  expect(await ordersOf(player.playerId)).toHaveLength(1)
})

test('prePay waits for a slow provider', async () => {
  const player = await registerPayer(server)
  await http({ only: '/cob', times: 1, slowMs: 400 })
  expect((await orderDeposit(server, player)).code).toContain('br.gov.bcb.pix')
})

test('[PIX-05] a callback is believed only as far as the provider confirms it', async () => {
  const player = await registerPayer(server)
  const { payNo, code } = await orderDeposit(server, player)
  const webhook = new URL((await server.deps.pix.getWebhook(server.deps.env.PIX_RECEIVER_KEY))!)
  const post = (pathname: string, body: object) =>
    server.app.inject({ method: 'POST', url: pathname, payload: body })
  const forged = {
    endToEndId: 'E99999999202611201200FORGED00001',
    txid: payNo,
    valor: '100.00',
    horario: '2026-11-20T12:00:00Z',
  }
  expect((await post('/api/psp/guess/pix', { pix: [forged] })).statusCode).toBe(404)
  expect((await post(`${webhook.pathname}/pix`, { pix: 'all' })).statusCode).toBe(400)
  expect((await post(`${webhook.pathname}/pix`, { pix: [forged] })).statusCode).toBe(200)
  expect(await cashOf(player)).toBe('0.00')

  await webhooks({ drop: true })
  const endToEndId = await payAs(server, player, code)
  const inflated = { ...forged, endToEndId, valor: '9000.00' }
  expect((await post(`${webhook.pathname}/pix`, { pix: [inflated] })).statusCode).toBe(200)
  expect(await cashOf(player)).toBe('100.00')
})

test('[PIX-05] one Pix is credited to one player, whoever else it is claimed for', async () => {
  const [ana, bia] = [await registerPayer(server), await registerPayer(server)]
  const [own, other] = [await orderDeposit(server, ana), await orderDeposit(server, bia)]
  const endToEndId = await payAs(server, ana, own.code)
  await vi.waitFor(async () => expect(await statusOf(ana, own.orderId)).toBe('10'))
  const payment = (await paymentOf(endToEndId))!
  const claimed = { ...payment, player_id: bia.playerId, order_id: BigInt(other.orderId) }
  await expect(creditPayment(server.deps, claimed)).rejects.toThrow('limit_reached')
  expect([await cashOf(ana), await cashOf(bia)]).toEqual(['100.00', '0.00'])
})

test('a Pix for no order of ours is kept in sight and moves nothing', async () => {
  const stray = {
    endToEndId: 'E99999999202611201200STRAY000001',
    txid: null,
    amount: centavos(500n),
    key: null,
    receivedAt: server.clock.now(),
    refunds: [],
  }
  expect(await notePayment(server.deps, stray)).toMatchObject({
    state: 'unmatched',
    player_id: null,
  })
  await settleNoted(stray.endToEndId)
  expect(await paymentOf(stray.endToEndId)).toMatchObject({ state: 'unmatched' })
})

test('[OPS-01] a server that stops between the decision and the credit is finished by the next one', async () => {
  await webhooks({ drop: true })
  const player = await registerPayer(server)
  const { code, orderId } = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, code)
  const first = await serverOn(server.url, { PIX_BASE_URL: server.sandbox.url })
  const pix = await first.deps.pix.getReceived(endToEndId)
  const payment = await notePayment(first.deps, pix!)
  if (!isOfOrder(payment)) throw new Error('unmatched')
  await acceptPayment(first.deps, payment)
  await first.close()
  expect(await cashOf(player)).toBe('0.00')

  const next = await serverOn(server.url, { PIX_BASE_URL: server.sandbox.url })
  next.clock.advance(server.clock.now().getTime() - next.clock.now().getTime())
  await Promise.all([sweepPayments(next.deps), sweep()])
  await next.close()
  expect(await statusOf(player, orderId)).toBe('10')
  expect(await creditsOf(player.playerId)).toBe(1)
})

test('[OPS-01] a server that was down during the payment reads it up from the provider’s list', async () => {
  const player = await registerPayer(server)
  const { code, orderId } = await orderDeposit(server, player)
  await sweep()
  await server.deps.pix.registerWebhook(server.deps.env.PIX_RECEIVER_KEY, 'http://127.0.0.1:9/gone')
  await payAs(server, player, code)
  server.clock.advance(10 * 60_000)
  await sweepPayments(server.deps)
  expect(await statusOf(player, orderId)).toBe('10')
  await directCallbacks(server)
})
