import { limits, notice, ops, order, user, wallet } from '@jogada/contract'
import { centavos } from '@jogada/core'
import { messageText } from '@jogada/messages/push-texts'
import { expect, test, vi } from 'vitest'
import { localDay } from '../../platform/local-day.ts'
import { balanceOf } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { withoutAlerts } from '../../testkit/without-alerts.ts'
import { restrictPlayer } from '../account/index.ts'
import { listAlerts } from '../alert/index.ts'
import { watchLaterMoney } from '../exclusion/index.ts'
import { reconcileDay } from '../deposit/index.ts'
import { fillInboxes } from '../notice/index.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { takeReturns } from './take-returns.ts'
import { askFor, listed, noCallbacks, rowOf, untilState } from './testkit.ts'
import type { Asked } from './testkit.ts'
import { sweepPayouts, sweepReturns } from './watch-payouts.ts'

const server = pixServerOfFile()

/** 200.00, of which 194.00 arrived, paid; its player keeps 4800.00. */
async function paid(): Promise<Asked> {
  const asked = await askFor(server, '200.00')
  await untilState(server, asked, 'paid')
  return asked
}

const payoutOf = async (asked: Asked) => (await rowOf(server, asked)).payout_id
const sendBack = async (asked: Asked, amount?: string) =>
  server.sandbox.sendBack(await payoutOf(asked), amount)

const cashOf = async ({ player }: Asked) => (await balanceOf(player)).balance
const credited = (asked: Asked) =>
  vi.waitFor(async () => {
    const { returns } = await listed(asked)
    expect(returns.length).toBeGreaterThan(0)
    return returns
  })

const newRecords = async ({ player }: Asked) =>
  dataOf(await player.call(wallet.records, { query: { type: '11' } })).records

const today = () => localDay(server.clock.now())

/** What is left of the one withdrawal a day after one on `day`, which may be over by now. */
const leftAfter = (day: string) => (today() === day ? 0 : 1)

const figuresOf = async (day: string) => {
  const desk = await operatorWith(server, ['finance'])
  const { days } = dataOf(await desk.call(ops.books.report, { query: { from: day, to: day } }))
  const { withdrawals, refunds, fees } = days.find((one) => one.day === day)!
  return { withdrawals, refunds, fees }
}

test('[PIX-09] a payout that its bank sends back is the player’s again, the fee with it', async () => {
  const other = await paid()
  const day = today()
  const before = await figuresOf(day)
  const asked = await paid()
  const { number } = dataOf(await asked.player.call(order.getWithdraw, {}))
  expect(number).toBe(leftAfter(day))
  await sendBack(asked)
  const [back] = await credited(asked)
  expect(back).toMatchObject({ amount: '200.00', returnId: expect.stringMatching(/^D\w{31}$/) })
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '5000.00', withdrawing: '0.00' })
  expect((await listed(asked)).state).toBe('paid')
  expect(dataOf(await asked.player.call(user.userInfo, {})).wdSumAmount).toBe('0.00')
  expect(dataOf(await asked.player.call(order.getWithdraw, {})).number).toBe(1)
  expect(await figuresOf(day)).toEqual(before)
  expect(await cashOf(other)).toBe('4800.00')
})

test('[R082] what came back is a record of its own that says whose payout it was', async () => {
  const asked = await paid()
  await sendBack(asked)
  await credited(asked)
  const [back, out] = await newRecords(asked)
  expect(back).toMatchObject({
    type: '11',
    kind: 'withdrawal_returned',
    status: '10',
    amount: '200.00',
  })
  expect(out).toMatchObject({ kind: 'withdrawal', status: '10', amount: '-200.00' })
  const params = { recordId: back!.recordId }
  const { facts } = dataOf(await asked.player.call(wallet.recordDetail, { params }))
  expect(facts).toEqual([
    { name: 'withdrawalId', value: asked.withdrawalId },
    { name: 'destination', value: expect.any(String) },
    { name: 'endToEndId', value: expect.stringMatching(/^E\w{31}$/) },
    {
      name: 'reason',
      value:
        'O banco de destino devolveu R$ 200,00 do seu saque. O valor está de novo no seu saldo.',
    },
  ])
})

test('a part that no callback told of is found by the poll, and the fee stays until all is back', async () => {
  await server.sandbox.faults(noCallbacks)
  const day = today()
  const asked = await paid()
  await sendBack(asked, '94.00')
  await Promise.all([sweepReturns(server.deps), sweepReturns(server.deps)])
  expect(await cashOf(asked)).toBe('4894.00')
  const { number } = dataOf(await asked.player.call(order.getWithdraw, {}))
  expect(number).toBe(leftAfter(day))
  await sendBack(asked, '0.01')
  await sendBack(asked)
  await Promise.all([1, 2, 3].map(() => sweepReturns(server.deps)))
  await sweepReturns(server.deps)
  expect(await cashOf(asked)).toBe('5000.00')
  expect((await listed(asked)).returns.map(({ amount }) => amount)).toEqual([
    '94.00',
    '0.01',
    '105.99',
  ])
  const desk = await operatorWith(server, ['finance'])
  const params = { playerId: String(asked.player.playerId), withdrawalId: asked.withdrawalId }
  expect(dataOf(await desk.call(ops.queues.withdrawalDetail, { params })).returns).toMatchObject([
    { amount: '94.00', fee: '0.00', nature: 'ORIGINAL' },
    { amount: '0.01', fee: '0.00' },
    { amount: '99.99', fee: '6.00' },
  ])
  const query = { state: 'paid', returned: '1' } as const
  const found = dataOf(await desk.call(ops.queues.withdrawals, { query }))
  expect(found.map(({ withdrawalId }) => withdrawalId)).toContain(asked.withdrawalId)
})

test('[PIX-10] what came back is credited beside a payout of the list that cannot be read', async () => {
  await server.sandbox.faults(noCallbacks)
  const [bad, good] = [await paid(), await paid()]
  await sendBack(bad)
  await sendBack(good)
  const { payout_id } = await rowOf(server, bad)
  await server.sandbox.faults({ ...noCallbacks, statement: { amounts: { [payout_id]: 'muito' } } })
  await sweepReturns(server.deps)
  expect(await cashOf(good)).toBe('5000.00')
  expect(await cashOf(bad)).toBe('4800.00')
  await server.sandbox.faults({ statement: {} })
  await sweepReturns(server.deps)
  expect(await cashOf(bad)).toBe('5000.00')
})

test('[WAL-12] a payout that came back leaves nothing that the day’s reconciliation must explain', async () => {
  const asked = await paid()
  await sendBack(asked)
  await credited(asked)
  expect(await reconcileDay(server.deps, localDay(server.clock.now()))).toEqual([])
})

test('a return on a later day gives no second withdrawal for that day', async () => {
  await server.sandbox.faults(noCallbacks)
  const asked = await paid()
  server.clock.advance(24 * 60 * 60_000)
  await sendBack(asked)
  await sweepReturns(server.deps)
  const { playerId } = asked.player
  expect((await server.deps.ledger.balances(playerId)).cash.balance).toBe(500_000n)
  const counters = await server.deps.ledger.counters(playerId, ['withdrawals'])
  expect(counters['withdrawals']).toMatchObject({ day: 0n, total: 1n })
})

test('a payout that came back before its payment was noted is paid first and credited then', async () => {
  await server.sandbox.faults(noCallbacks)
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  await vi.waitFor(() => sendBack(asked))
  await sweepReturns(server.deps)
  expect(await rowOf(server, asked)).toMatchObject({ state: 'sent' })
  expect(await cashOf(asked)).toBe('4800.00')
  await untilState(server, asked, 'paid')
  expect(await cashOf(asked)).toBe('5000.00')
})

test('a callback that tells of a return is believed only as far as the provider confirms it', async () => {
  const asked = await paid()
  const { pathname } = new URL(
    (await server.deps.pix.getWebhook(server.deps.env.PIX_RECEIVER_KEY))!,
  )
  const told = {
    idPagamento: await payoutOf(asked),
    valor: '194.00',
    status: 'PAGO',
    devolucoes: [{ rtrId: 'D1', valor: '194.00', status: 'DEVOLVIDO' }],
  }
  const post = () =>
    server.app.inject({
      method: 'POST',
      url: `${pathname}/payout`,
      payload: { payouts: [told] },
    })
  expect((await post()).statusCode).toBe(200)
  expect(await cashOf(asked)).toBe('4800.00')
  await server.sandbox.faults({ http: { only: '/v1/payout', status: 503 } })
  expect((await post()).statusCode).toBe(503)
})

/** A return as the provider tells of it. */
const back = (returnId: string, amount: bigint) =>
  ({
    returnId,
    amount: centavos(amount),
    status: 'returned',
    nature: 'ORIGINAL',
    at: null,
  }) as const

test('more than was sent, and a return of another payout, are left to a person and told once', async () => {
  const [first, second] = [await paid(), await paid()]
  const payout = (await server.deps.pix.getPayout(await payoutOf(first)))!
  const take = (...returns: ReturnType<typeof back>[]) =>
    takeReturns(server.deps, { ...payout, returns })
  await take(back('Dmine', 10_000n), back('Dmuch', 9_401n))
  await take(back('Dmine', 10_000n), back('Dmuch', 9_401n))
  expect(await cashOf(first)).toBe('4900.00')
  await takeReturns(server.deps, {
    ...payout,
    paymentId: await payoutOf(second),
    returns: [back('Dmine', 10_000n)],
  })
  expect(await cashOf(second)).toBe('4800.00')
  const alerts = await listAlerts(server.deps, { kind: 'payout_return' })
  expect(alerts).toMatchObject([{ detail: { because: 'more_than_sent', returnId: 'Dmuch' } }])
})

/** What the provider tells of a payout that our books have as refused. */
async function refusedYetPaid() {
  await server.sandbox.faults(noCallbacks)
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  const payout = await vi.waitFor(async () => {
    const found = (await server.deps.pix.getPayout(await payoutOf(asked)))!
    expect(found.status).toBe('paid')
    return found
  })
  const ending = { state: 'refused', reason: 'operator_refused', providerReason: null } as const
  expect(await endWithdrawal(server.deps, await rowOf(server, asked), ending)).toBe(true)
  const take = (...returns: ReturnType<typeof back>[]) =>
    takeReturns(server.deps, { ...payout, returns })
  const told = async () =>
    (await listAlerts(server.deps, { kind: 'payout_return' }))
      .filter(({ subject }) => subject.startsWith(`payout:${payout.paymentId}/`))
      .map(({ detail }) => [detail['returnId'], detail['amount']].join(' '))
      .toSorted()
  return { take, told }
}

test('[PIX-09] each return that the books have no place for is told, also a second one of one payout', async () => {
  const { take, told } = await refusedYetPaid()
  const [first, second] = [back('Dtwo1', 60_00n), back('Dtwo2', 40_00n)]
  await take(first)
  await take(first, second)
  await take(first, second)
  expect(await told()).toEqual(['Dtwo1 60.00', 'Dtwo2 40.00'])
})

test('[PIX-09] a return is noted together with the word of it, so that none is known and untold', async () => {
  const { take, told } = await refusedYetPaid()
  const lost = back('Dlost', 60_00n)
  await withoutAlerts(server, () => expect(take(lost)).rejects.toThrow('alert.alert'))
  await take(lost)
  expect(await told()).toEqual(['Dlost 60.00'])
})

test('[RG-04] who excluded themselves hears of it and can take what came back, however little', async () => {
  const ending = new AbortController()
  const filling = fillInboxes(server.deps, ending.signal)
  const asked = await paid()
  const { player } = asked
  const key = { key: server.deps.rng.uuid() }
  dataOf(await player.call(limits.excludeOneself, { body: { months: 0 } }, key))
  await server.deps.db
    .updateTable('account.player')
    .set({ level: 12 })
    .where('player_id', '=', player.playerId)
    .execute()
  await sendBack(asked, '1.00')
  await credited(asked)
  await vi.waitFor(async () => {
    const { messages } = dataOf(await player.call(notice.inbox, { query: {} }))
    const told = messages.find(({ kind }) => kind === 'withdrawal_returned')
    expect(told && messageText('pt_BR', told.kind, told.values)).toContain('R$ 1,00')
  })
  const body = { payCardBank: 'CPF', payCardNo: player.cpf, ifsc: player.cpf } as const
  const out = await player.call(order.withdraw, { body: { ...body, amount: '1.00' } })
  expect(out.status).toBe(200)
  ending.abort()
  await filling
})

test('money that comes back to a closed account waits there and is named to a person', async () => {
  const ending = new AbortController()
  const watching = watchLaterMoney(server.deps, ending.signal)
  const asked = await paid()
  const { playerId } = asked.player
  await restrictPlayer(server.deps.db, server.deps, { playerId, kind: 'closed', reason: 'test' })
  await sendBack(asked)
  await vi.waitFor(async () => {
    const alerts = await listAlerts(server.deps, { kind: 'closed_money' })
    expect(alerts).toMatchObject([{ subject: `player:${playerId}`, detail: { amount: '5000.00' } }])
  })
  const { cash } = await server.deps.ledger.balances(playerId)
  expect(cash.balance).toBe(500_000n)
  ending.abort()
  await watching
})
