import { centavos } from '@jogada/core'
import { notice, order, wallet } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderDeposit, payAs, registerPayer, statusOf } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { connectAs } from '../../testkit/player-socket.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { fillInboxes } from '../notice/index.ts'
import { announceDeposits } from './announce-deposits.ts'
import { lossOf } from './due-promise.ts'
import { sweepPayments } from './watch-payments.ts'

const server = pixServerOfFile()

const ending = new AbortController()
let workers: Promise<unknown>
beforeAll(() => {
  workers = Promise.all([
    fillInboxes(server.deps, ending.signal),
    announceDeposits(server.deps, ending.signal),
  ])
})
afterAll(async () => {
  ending.abort()
  await workers
})

const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute))
const paid = { amount: centavos(100n), paid_at: at(30) }
const asked = { amount: centavos(100n), expires_at: at(30) }

test.each([
  ['held', 'pending', {}, null],
  ['held', 'expired', {}, null],
  ['held', 'cancelled', {}, null],
  ['held', 'paid', {}, null],
  ['held', 'pending', { amount: centavos(99n) }, 'amount'],
  ['held', 'expired', { paid_at: at(31) }, 'late'],
  ['freed', 'expired', { paid_at: at(31) }, 'late'],
  ['freed', 'expired', {}, 'late'],
  ['freed', 'cancelled', {}, 'cancelled'],
  ['freed', 'paid', {}, 'twice'],
  ['paid', 'paid', { amount: centavos(99n), paid_at: at(31) }, 'twice'],
] as const)(
  '[PIX-03] of a promise that is %s to an order that is %s a payment with %o loses: %s',
  (promise, state, payment, lost) => {
    expect(lossOf({ state: promise }, { ...asked, state }, { ...paid, ...payment })).toBe(lost)
  },
)

/** What the inbox says of the newest deposit, and its record. */
async function toldOf(player: Payer, count: number) {
  const { messages } = await vi.waitFor(async () => {
    const inbox = dataOf(await player.call(notice.inbox, { query: { category: 'money' } }))
    expect(inbox.messages).toHaveLength(count)
    return inbox
  })
  const { records } = dataOf(await player.call(wallet.records, { query: { type: '10' } }))
  const newest = records.find(({ status }) => status === '10')!
  const { facts } = dataOf(
    await player.call(wallet.recordDetail, { params: { recordId: newest.recordId } }),
  )
  return {
    kind: messages[0]!.kind,
    reason: facts.find(({ name }) => name === 'reason')?.value,
  }
}

const outcomeOf = async (player: Payer, orderId: string) =>
  dataOf(await player.call(order.getStatus, { params: { orderId } }))

test('[PIX-03] [R102] who pays another amount hears of it in the event, the inbox and the record', async () => {
  const player = await registerPayer(server)
  const socket = await connectAs(server, player)
  const { code, orderId } = await orderDeposit(server, player)
  const { cpf, name: nome } = player
  await server.sandbox.pay({ codigo: code, cpf, nome, valor: '37.50', force: true })
  await vi.waitFor(async () => expect(await statusOf(player, orderId)).toBe('10'))
  expect(await toldOf(player, 1)).toEqual({
    kind: 'deposit_credited_amount',
    reason:
      'Seu depósito de R$ 37,50 entrou no saldo sem o bônus ou o desconto do pedido: o valor pago não é o do pedido.',
  })
  await vi.waitFor(() => expect(socket.heard('paySuccess')).toHaveLength(1))
  const outcome = { amount: '37.50', gift: '0.00', lost: 'amount' }
  expect(socket.heard('paySuccess')).toMatchObject([outcome])
  const notice = { kind: 'deposit_credited_amount' }
  await vi.waitFor(() => expect(socket.heard('notice')).toMatchObject([notice]))
  expect(await outcomeOf(player, orderId)).toEqual({ status: '10', ...outcome })
  socket.close()
})

test('[PIX-03] who pays what was cancelled, or pays twice, reads why no bonus came', async () => {
  const player = await registerPayer(server)
  const gone = await orderDeposit(server, player)
  dataOf(await player.call(order.cancelOrder, { params: { orderId: gone.orderId } }))
  await sweepPayments(server.deps)
  await payAs(server, player, gone.code, true)
  expect(await toldOf(player, 1)).toEqual({
    kind: 'deposit_credited_cancelled',
    reason: expect.stringMatching(/^Seu depósito de R\$ 100,00 .* já estava cancelado\.$/),
  })
  const { code } = await orderDeposit(server, player, 'brl-50')
  await payAs(server, player, code)
  expect(await toldOf(player, 2)).toEqual({ kind: 'deposit_credited', reason: undefined })
  await payAs(server, player, code, true)
  expect(await toldOf(player, 3)).toEqual({
    kind: 'deposit_credited_twice',
    reason: expect.stringMatching(/^Seu depósito de R\$ 50,00 .* já tinha sido pago\.$/),
  })
})

test('[PIX-03] who waived promotions is told of no loss', async () => {
  const player = await registerPayer(server)
  const pkgId = 'brl-50'
  const body = { gift: '0', pkgId } as const
  const { orderId } = dataOf(await player.call(order.prePay, { params: { pkgId }, body }))
  dataOf(await player.call(order.cancelOrder, { params: { orderId } }))
  const { code } = await server.deps.db
    .selectFrom('deposit.order')
    .select('code')
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow()
  await payAs(server, player, code!, true)
  expect(await toldOf(player, 1)).toEqual({ kind: 'deposit_credited', reason: undefined })
})
