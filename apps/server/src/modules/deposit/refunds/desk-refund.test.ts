import { ops, wallet } from '@jogada/contract'
import { expect, test, vi } from 'vitest'
import {
  balanceOf,
  orderDeposit,
  payAs,
  registerPayer,
  statusOf,
} from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { connectAs } from '../../../testkit/player-socket.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { fillInboxes } from '../../notice/index.ts'
import { sweepPayments } from '../watch-payments.ts'

const server = pixServerOfFile()

async function deposited() {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  return { player, endToEndId }
}

const desk = async () => ({
  maker: await operatorWith(server, ['finance']),
  checker: await operatorWith(server, ['finance']),
})

type Desk = Awaited<ReturnType<typeof desk>>

const ask = ({ maker }: Desk, endToEndId: string, amount: string) =>
  maker.call(ops.refunds.ask, {
    params: { endToEndId },
    body: { amount, reason: 'o jogador pediu' },
  })

const approve = ({ checker }: Desk, approvalId: string) =>
  checker.call(ops.approvals.approve, { params: { approvalId }, body: {} })

const view = async ({ checker }: Desk, endToEndId: string) =>
  dataOf(await checker.call(ops.refunds.view, { params: { endToEndId } }))

const cashOf = async (player: Payer) => (await balanceOf(player)).balance

const withStatus = async (player: Payer, status: '00' | '01' | '10') =>
  dataOf(await player.call(wallet.records, { query: { type: '10', status } })).records.map(
    ({ amount }) => amount,
  )

async function sweep() {
  server.syncClock()
  await sweepPayments(server.deps)
}

test('[PIX-07] [SEC-08] two operators send a deposit back in part and then whole, each approval once', async () => {
  const { player, endToEndId } = await deposited()
  const people = await desk()
  expect((await ask(people, 'E0', '10.00')).status).toBe(3004)
  expect((await ask(people, endToEndId, '0')).http).toBe(400)
  expect((await ask(people, endToEndId, '100.01')).status).toBe(3005)
  const { approvalId } = dataOf(await ask(people, endToEndId, '40.00'))
  const own = { params: { approvalId }, body: {} }
  expect((await people.maker.call(ops.approvals.approve, own)).status).toBe(7003)
  expect(await cashOf(player)).toBe('100.00')

  await Promise.all([1, 2, 3].map(() => approve(people, approvalId)))
  expect(await cashOf(player)).toBe('60.00')
  await vi.waitFor(async () => {
    await sweep()
    expect(await view(people, endToEndId)).toMatchObject({
      playerId: String(player.playerId),
      amount: '100.00',
      returned: '40.00',
      left: '60.00',
      cash: '60.00',
      refunds: [
        { amount: '40.00', origin: 'operator', state: 'returned', reason: 'o jogador pediu' },
      ],
    })
  })
  expect((await ask(people, endToEndId, '60.01')).status).toBe(3005)
  const rest = dataOf(await ask(people, endToEndId, '60.00'))
  const twice = dataOf(await ask(people, endToEndId, '60.00'))
  expect((await approve(people, rest.approvalId)).status).toBe(200)
  expect((await approve(people, twice.approvalId)).status).not.toBe(200)
  expect(await cashOf(player)).toBe('0.00')
  expect((await server.deps.pix.getReceived(endToEndId))!.refunds.map((one) => one.amount)).toEqual(
    [4_000n, 6_000n],
  )
})

test('a refund by the desk tells the player, and the record names the Pix that went back', async () => {
  const { player, endToEndId } = await deposited()
  const people = await desk()
  const ending = new AbortController()
  const filling = fillInboxes(server.deps, ending.signal)
  const socket = await connectAs(server, player)
  const { approvalId } = dataOf(await ask(people, endToEndId, '40.00'))
  expect((await approve(people, approvalId)).status).toBe(200)
  await vi.waitFor(() =>
    expect(socket.heard('notice')).toMatchObject([
      { kind: 'deposit_refunded', values: { amount: '40.00', taken: '40.00' } },
    ]),
  )
  socket.close()
  ending.abort()
  await filling
  const [newest] = dataOf(await player.call(wallet.records, { query: {} })).records
  expect(newest).toMatchObject({ kind: 'deposit_refund', amount: '-40.00', balance: '60.00' })
  const params = { recordId: newest!.recordId }
  expect(dataOf(await player.call(wallet.recordDetail, { params })).facts).toEqual([
    { name: 'endToEndId', value: endToEndId },
    {
      name: 'reason',
      value:
        'Devolvemos R$ 40,00 de um Pix seu para a conta de onde veio, e R$ 40,00 saíram do seu saldo.',
    },
  ])
})

test('an approved refund that the provider does not answer is done all the same, and made once', async () => {
  const { player, endToEndId } = await deposited()
  const people = await desk()
  const { approvalId } = dataOf(await ask(people, endToEndId, '25.00'))
  await server.sandbox.faults({
    http: { only: `/pix/${endToEndId}/devolucao`, times: 2, status: 503 },
  })
  expect((await approve(people, approvalId)).status).toBe(200)
  expect(await cashOf(player)).toBe('75.00')
  expect(await withStatus(player, '00')).toEqual(['-25.00'])
  await server.sandbox.heal()
  await vi.waitFor(async () => {
    await sweep()
    expect((await view(people, endToEndId)).refunds).toMatchObject([{ state: 'returned' }])
  })
  expect(await withStatus(player, '00')).toEqual([])
  expect(await withStatus(player, '10')).toEqual(['-25.00', '100.00'])
  expect((await server.deps.pix.getReceived(endToEndId))!.refunds).toHaveLength(1)
})
