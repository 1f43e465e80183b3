import { order, user } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { balanceOf, registerPayer, startPixServer } from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { connectAs } from '../../testkit/player-socket.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import { serverOn } from '../../testkit/test-server.ts'
import { announceWithdrawals } from './announce-withdrawals.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { findWithdrawal } from './request-store.ts'
import { approveWithdrawal, refuseWithdrawal } from './review.ts'
import { requestPlace } from './sealed.ts'
import { sweepPayouts } from './watch-payouts.ts'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer()
})
beforeEach(async () => {
  server.syncClock()
  await server.sandbox.heal()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const HOUR_MS = 60 * 60_000
const risk = { actorId: 'risk-desk' }
const refusal = { ...risk, reason: 'operator_refused' } as const

type Asked = { readonly player: Payer; readonly withdrawalId: string }

async function askFor(amount: string, changes: object = {}): Promise<Asked> {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 500_000n)
  return askAgain(player, amount, changes)
}

async function askAgain(player: Payer, amount: string, changes: object = {}): Promise<Asked> {
  const body = { payCardBank: 'CPF', payCardNo: player.cpf, ifsc: player.cpf, amount } as const
  const { withdrawalId } = dataOf(
    await player.call(order.withdraw, { body: { ...body, ...changes } }),
  )
  return { player, withdrawalId }
}

const rowOf = async ({ player, withdrawalId }: Asked) =>
  (await findWithdrawal(server.deps, player.playerId, BigInt(withdrawalId)))!

const listed = async ({ player, withdrawalId }: Asked, language = 'pt_BR') =>
  dataOf(await player.call(order.withdrawals, {}, { language })).find(
    (one) => one.withdrawalId === withdrawalId,
  )!

/** A round of the worker after every pause of a look-up is over. */
async function sweepLater() {
  server.clock.advance(10 * 60_000)
  await sweepPayouts(server.deps)
}

const untilState = (asked: Asked, state: string) =>
  vi.waitFor(async () => {
    await sweepLater()
    expect((await rowOf(asked)).state).toBe(state)
  })

const faults = (switches: object) => server.sandbox.faults(switches)
const noCallbacks = { webhooks: { drop: true } }

const house = async () => {
  const { rows } = await server.deps.pool.query<{ account: number; sum: bigint }>(
    `SELECT account, sum(balance)::bigint AS sum FROM ledger.account
     WHERE owner < 0 GROUP BY account`,
  )
  return (account: number) => rows.find((row) => row.account === account)?.sum ?? 0n
}
const PSP_CLEARING = 11
const FEES = 16

test('[R193] [PIX-10] an approved withdrawal is sent, paid net of its fee, and told of', async () => {
  const before = await house()
  const asked = await askFor('200.00')
  await untilState(asked, 'paid')
  const shown = await listed(asked)
  expect(shown).toMatchObject({ state: 'paid', amount: '200.00', fee: '6.00', net: '194.00' })
  expect(shown.endToEndId).toMatch(/^E\w{31}$/)
  expect(shown.timeline.map((step) => step.state)).toEqual([
    'requested',
    'approved',
    'sent',
    'paid',
  ])
  const payout = await server.deps.pix.getPayout((await rowOf(asked)).payout_id)
  expect(payout).toMatchObject({ amount: 19_400n, status: 'paid', endToEndId: shown.endToEndId })
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '4800.00', withdrawing: '0.00' })
  expect(dataOf(await asked.player.call(user.userInfo, {})).wdSumAmount).toBe('200.00')
  const after = await house()
  expect(after(PSP_CLEARING) - before(PSP_CLEARING)).toBe(19_400n)
  expect(after(FEES) - before(FEES)).toBe(600n)
})

test('the provider’s callback ends a payout without a look-up of ours', async () => {
  const asked = await askFor('100.00')
  await sweepPayouts(server.deps)
  await vi.waitFor(async () => expect((await rowOf(asked)).state).toBe('paid'))
})

test('a callback is believed only as far as the provider confirms it', async () => {
  await faults({ payouts: { outcome: 'EM_PROCESSAMENTO' }, ...noCallbacks })
  const asked = await askFor('100.00')
  await sweepPayouts(server.deps)
  const { payout_id } = await rowOf(asked)
  const { pathname } = new URL(
    (await server.deps.pix.getWebhook(server.deps.env.PIX_RECEIVER_KEY))!,
  )
  const forged = { idPagamento: payout_id, valor: '97.00', status: 'RECUSADO' }
  const post = (url: string, payouts: unknown) =>
    server.app.inject({ method: 'POST', url, payload: { payouts } })
  expect((await post('/api/psp/guess/payout', [forged])).statusCode).toBe(404)
  expect((await post(`${pathname}/payout`, [forged])).statusCode).toBe(200)
  expect((await rowOf(asked)).state).toBe('sent')
})

test('a refused payout gives the money, the reason and the day’s count back', async () => {
  await faults({ payouts: { outcome: 'RECUSADO' } })
  const asked = await askFor('200.00')
  await untilState(asked, 'refused')
  expect(await listed(asked)).toMatchObject({
    reason: 'A conta de destino está encerrada.',
    endToEndId: null,
  })
  expect((await listed(asked, 'en_US')).reason).toBe('The account it was sent to is closed.')
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '5000.00', withdrawing: '0.00' })
  expect(dataOf(await asked.player.call(order.getWithdraw, {})).number).toBe(1)
})

test('a refusal on a later day gives no second withdrawal for that day', async () => {
  await faults({ payouts: { outcome: 'EM_PROCESSAMENTO' }, ...noCallbacks })
  const asked = await askFor('200.00')
  await sweepPayouts(server.deps)
  for (let hours = 0; hours < 24; hours += 8) {
    server.clock.advance(8 * HOUR_MS)
    expect((await asked.player.call(order.getWithdraw, {})).status).toBe(200)
  }
  await faults({ payouts: { outcome: 'RECUSADO' } })
  await vi.waitFor(async () => {
    await sweepPayouts(server.deps)
    server.clock.advance(1000)
    expect((await rowOf(asked)).state).toBe('refused')
  })
  expect(dataOf(await asked.player.call(order.getWithdraw, {})).number).toBe(1)
})

test('an unknown word of the provider says that the bank refused', async () => {
  await faults({ payouts: { outcome: 'RECUSADO', motivo: 'ALGO_NOVO' } })
  const asked = await askFor('100.00')
  await untilState(asked, 'refused')
  expect((await listed(asked)).reason).toBe('O banco de destino recusou o Pix.')
  expect(await rowOf(asked)).toMatchObject({ provider_reason: 'ALGO_NOVO' })
})

test('a key that the provider cannot use gives the money back', async () => {
  const asked = await askFor('100.00')
  const place = requestPlace('document', await rowOf(asked))
  await server.deps.db
    .updateTable('withdrawal.request')
    .set({ document: server.deps.vault.seal('nobody', place) })
    .where('withdrawal_id', '=', BigInt(asked.withdrawalId))
    .execute()
  await sweepPayouts(server.deps)
  expect(await rowOf(asked)).toMatchObject({ state: 'refused', reason: 'request_invalid' })
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '5000.00', withdrawing: '0.00' })
})

test('[PIX-10] a payout whose answer was lost is looked up, not sent twice', async () => {
  await faults({ http: { only: '/v1/payout', times: 1, answer: 'lost' }, ...noCallbacks })
  const asked = await askFor('200.00')
  await sweepPayouts(server.deps)
  expect((await rowOf(asked)).state).toBe('sent')
  const { payout_id } = await rowOf(asked)
  await untilState(asked, 'paid')
  expect(await server.deps.pix.getPayout(payout_id)).toMatchObject({ status: 'paid' })
  expect((await balanceOf(asked.player)).withdrawing).toBe('0.00')
})

test('[PIX-10] a payout that the provider never got is sent again under the same id', async () => {
  await faults({ http: { only: '/v1/payout', times: 1, status: 500 }, ...noCallbacks })
  const asked = await askFor('200.00')
  await sweepPayouts(server.deps)
  const { payout_id, state } = await rowOf(asked)
  expect(state).toBe('sent')
  expect(await server.deps.pix.getPayout(payout_id)).toBeNull()
  await untilState(asked, 'paid')
  expect(await rowOf(asked)).toMatchObject({ payout_id })
})

test('a provider that is down for long is asked at growing pauses, and the money waits', async () => {
  await faults({ http: { only: '/v1/payout', status: 503 }, ...noCallbacks })
  const asked = await askFor('200.00')
  await sweepPayouts(server.deps)
  const first = await rowOf(asked)
  await sweepPayouts(server.deps)
  expect(await rowOf(asked)).toMatchObject({ state: 'sent', look_ups: first.look_ups })
  for (let round = 0; round < 4; round++) await sweepLater()
  const later = await rowOf(asked)
  expect(later.look_ups).toBe(first.look_ups + 4)
  expect(later.look_up_at! > server.clock.now()).toBe(true)
  expect((await balanceOf(asked.player)).withdrawing).toBe('200.00')
  await server.sandbox.heal()
  await untilState(asked, 'paid')
})

test('a server that stops right after marking a payout as sent leaves it to the next one', async () => {
  await faults({ http: { only: '/v1/payout', answer: 'lost' }, ...noCallbacks })
  const asked = await askFor('200.00')
  const first = await serverOn(server.url, { PIX_BASE_URL: server.sandbox.url })
  await sweepPayouts(first.deps)
  await first.close()
  expect((await rowOf(asked)).state).toBe('sent')
  await server.sandbox.heal()
  await Promise.all([sweepLater(), sweepLater(), sweepLater()])
  await untilState(asked, 'paid')
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '4800.00', withdrawing: '0.00' })
})

test('two workers at the same time send and end a payout once', async () => {
  const asked = await askFor('200.00')
  await Promise.all([sweepPayouts(server.deps), sweepPayouts(server.deps)])
  await untilState(asked, 'paid')
  const steps = (await listed(asked)).timeline.map((step) => step.state)
  expect(steps).toEqual(['requested', 'approved', 'sent', 'paid'])
})

test('of two ends the first one stands and the money moves once', async () => {
  await faults({ payouts: { outcome: 'EM_PROCESSAMENTO' }, ...noCallbacks })
  const asked = await askFor('200.00')
  await server.deps.db
    .updateTable('account.player')
    .set({ level: 12 })
    .where('player_id', '=', asked.player.playerId)
    .execute()
  // Another withdrawal's money lies in the same account and must not pay for this one twice.
  await askAgain(asked.player, '300.00')
  await sweepPayouts(server.deps)
  const row = await rowOf(asked)
  const paid = () => endWithdrawal(server.deps, row, { state: 'paid', endToEndId: 'E1' })
  const refused = () =>
    endWithdrawal(server.deps, row, {
      state: 'refused',
      reason: 'bank_refused',
      providerReason: null,
    })
  const ended = await Promise.all([paid(), refused(), paid(), refused()])
  expect(ended).toEqual([true, false, true, false])
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '4500.00', withdrawing: '300.00' })
})

test('a withdrawal under review is not sent before an operator approves it', async () => {
  const asked = await askFor('2000.00')
  await sweepLater()
  expect((await rowOf(asked)).state).toBe('in_review')
  await approveWithdrawal(server.deps, await rowOf(asked), risk)
  await untilState(asked, 'paid')
  expect((await listed(asked)).timeline.map((step) => step.state)).toEqual([
    'requested',
    'in_review',
    'approved',
    'sent',
    'paid',
  ])
})

test('a company’s account is paid under its own number', async () => {
  const company = { payCardBank: 'CNPJ', payCardNo: '11.222.333/0001-81', name: 'Ana Lima ME' }
  const asked = await askFor('100.00', company)
  await approveWithdrawal(server.deps, await rowOf(asked), risk)
  await untilState(asked, 'paid')
  expect((await listed(asked)).destination).toMatch(/^\*\*/)
})

test('an operator’s refusal gives the money back with a reason', async () => {
  const asked = await askFor('2000.00')
  await refuseWithdrawal(server.deps, await rowOf(asked), refusal)
  expect(await listed(asked)).toMatchObject({
    state: 'refused',
    reason: 'O pedido não passou na análise. Fale com o suporte.',
  })
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '5000.00', withdrawing: '0.00' })
  await expect(approveWithdrawal(server.deps, await rowOf(asked), risk)).rejects.toThrow(
    'withdrawal_not_open',
  )
})

test('of an approval and a refusal at the same time exactly one wins', async () => {
  for (let round = 0; round < 4; round++) {
    const asked = await askFor('2000.00')
    const row = await rowOf(asked)
    const decisions = [
      () => approveWithdrawal(server.deps, row, risk),
      () => refuseWithdrawal(server.deps, row, refusal),
    ]
    if (round % 2) decisions.reverse()
    const results = await Promise.allSettled(decisions.map((decide) => decide()))
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    const { state } = await rowOf(asked)
    const { withdrawing } = await balanceOf(asked.player)
    expect([state, withdrawing]).toEqual(
      results[round % 2]!.status === 'fulfilled' ? ['approved', '2000.00'] : ['refused', '0.00'],
    )
  }
})

test('an approved withdrawal cannot be refused behind the payout’s back', async () => {
  const asked = await askFor('100.00')
  const row = { ...(await rowOf(asked)), state: 'in_review' as const }
  await expect(refuseWithdrawal(server.deps, row, refusal)).rejects.toThrow('withdrawal_not_open')
  expect((await balanceOf(asked.player)).withdrawing).toBe('100.00')
})

test('[R095] the player is told how it ended', async () => {
  const ending = new AbortController()
  const announcing = announceWithdrawals(server.deps, ending.signal)
  const asked = await askFor('100.00')
  const socket = await connectAs(server, asked.player)
  await untilState(asked, 'paid')
  await vi.waitFor(() => {
    expect(socket.heard('notice')).toEqual([
      { text: 'Seu saque de R$ 100,00 foi pago.', level: 'info' },
    ])
    expect(socket.heard('updateUserInfo')).toHaveLength(1)
  })
  socket.close()
  ending.abort()
  await announcing
})
