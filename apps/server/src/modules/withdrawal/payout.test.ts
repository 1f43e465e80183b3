import { order, user } from '@jogada/contract'
import { expect, test, vi } from 'vitest'
import { balanceOf } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { connectAs } from '../../testkit/player-socket.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { fillInboxes } from '../notice/index.ts'
import { announceWithdrawals } from './announce-withdrawals.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { requestPlace } from './sealed.ts'
import { askAgain, askFor, listed, noCallbacks, rowOf, untilState } from './testkit.ts'
import { sweepPayouts } from './watch-payouts.ts'

const server = pixServerOfFile()

const HOUR_MS = 60 * 60_000

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
  const asked = await askFor(server, '200.00')
  await untilState(server, asked, 'paid')
  const shown = await listed(asked)
  expect(shown).toMatchObject({ state: 'paid', amount: '200.00', fee: '6.00', net: '194.00' })
  expect(shown.endToEndId).toMatch(/^E\w{31}$/)
  expect(shown.timeline.map((step) => step.state)).toEqual([
    'requested',
    'approved',
    'sent',
    'paid',
  ])
  const payout = await server.deps.pix.getPayout((await rowOf(server, asked)).payout_id)
  expect(payout).toMatchObject({ amount: 19_400n, status: 'paid', endToEndId: shown.endToEndId })
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '4800.00', withdrawing: '0.00' })
  expect(dataOf(await asked.player.call(user.userInfo, {})).wdSumAmount).toBe('200.00')
  const after = await house()
  expect(after(PSP_CLEARING) - before(PSP_CLEARING)).toBe(19_400n)
  expect(after(FEES) - before(FEES)).toBe(600n)
})

test('the provider’s callback ends a payout without a look-up of ours', async () => {
  const asked = await askFor(server, '100.00')
  await sweepPayouts(server.deps)
  await vi.waitFor(async () => expect((await rowOf(server, asked)).state).toBe('paid'))
})

test('a callback is believed only as far as the provider confirms it', async () => {
  await server.sandbox.faults({ payouts: { outcome: 'EM_PROCESSAMENTO' }, ...noCallbacks })
  const asked = await askFor(server, '100.00')
  await sweepPayouts(server.deps)
  const { payout_id } = await rowOf(server, asked)
  const { pathname } = new URL(
    (await server.deps.pix.getWebhook(server.deps.env.PIX_RECEIVER_KEY))!,
  )
  const forged = { idPagamento: payout_id, valor: '97.00', status: 'RECUSADO' }
  const post = (url: string, payouts: unknown) =>
    server.app.inject({ method: 'POST', url, payload: { payouts } })
  expect((await post('/api/psp/guess/payout', [forged])).statusCode).toBe(404)
  expect((await post(`${pathname}/payout`, [forged])).statusCode).toBe(200)
  expect((await rowOf(server, asked)).state).toBe('sent')
})

test('a refused payout gives the money, the reason and the day’s count back', async () => {
  await server.sandbox.faults({ payouts: { outcome: 'RECUSADO' } })
  const asked = await askFor(server, '200.00')
  await untilState(server, asked, 'refused')
  expect(await listed(asked)).toMatchObject({
    reason: 'A conta de destino está encerrada.',
    endToEndId: null,
  })
  expect((await listed(asked, 'en_US')).reason).toBe('The account it was sent to is closed.')
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '5000.00', withdrawing: '0.00' })
  expect(dataOf(await asked.player.call(order.getWithdraw, {})).number).toBe(1)
})

test('a refusal on a later day gives no second withdrawal for that day', async () => {
  await server.sandbox.faults({ payouts: { outcome: 'EM_PROCESSAMENTO' }, ...noCallbacks })
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  for (let hours = 0; hours < 24; hours += 8) {
    server.clock.advance(8 * HOUR_MS)
    expect((await asked.player.call(order.getWithdraw, {})).status).toBe(200)
  }
  await server.sandbox.faults({ payouts: { outcome: 'RECUSADO' } })
  await vi.waitFor(async () => {
    await sweepPayouts(server.deps)
    server.clock.advance(1000)
    expect((await rowOf(server, asked)).state).toBe('refused')
  })
  expect(dataOf(await asked.player.call(order.getWithdraw, {})).number).toBe(1)
})

test('an unknown word of the provider says that the bank refused', async () => {
  await server.sandbox.faults({ payouts: { outcome: 'RECUSADO', motivo: 'ALGO_NOVO' } })
  const asked = await askFor(server, '100.00')
  await untilState(server, asked, 'refused')
  expect((await listed(asked)).reason).toBe('O banco de destino recusou o Pix.')
  expect(await rowOf(server, asked)).toMatchObject({ provider_reason: 'ALGO_NOVO' })
})

test('a key that the provider cannot use gives the money back', async () => {
  const asked = await askFor(server, '100.00')
  const place = requestPlace('document', await rowOf(server, asked))
  await server.deps.db
    .updateTable('withdrawal.request')
    .set({ document: server.deps.vault.seal('nobody', place) })
    .where('withdrawal_id', '=', BigInt(asked.withdrawalId))
    .execute()
  await sweepPayouts(server.deps)
  expect(await rowOf(server, asked)).toMatchObject({ state: 'refused', reason: 'request_invalid' })
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '5000.00', withdrawing: '0.00' })
})

test('two workers at the same time send and end a payout once', async () => {
  const asked = await askFor(server, '200.00')
  await Promise.all([sweepPayouts(server.deps), sweepPayouts(server.deps)])
  await untilState(server, asked, 'paid')
  const steps = (await listed(asked)).timeline.map((step) => step.state)
  expect(steps).toEqual(['requested', 'approved', 'sent', 'paid'])
})

test('of two ends the first one stands and the money moves once', async () => {
  await server.sandbox.faults({ payouts: { outcome: 'EM_PROCESSAMENTO' }, ...noCallbacks })
  const asked = await askFor(server, '200.00')
  await server.deps.db
    .updateTable('account.player')
    .set({ level: 12 })
    .where('player_id', '=', asked.player.playerId)
    .execute()
  // Another withdrawal's money lies in the same account and must not pay for this one twice.
  await askAgain(asked.player, '300.00')
  await sweepPayouts(server.deps)
  const row = await rowOf(server, asked)
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

test('[R095] the player is told how it ended', async () => {
  const ending = new AbortController()
  const announcing = announceWithdrawals(server.deps, ending.signal)
  const filling = fillInboxes(server.deps, ending.signal)
  const asked = await askFor(server, '100.00')
  const socket = await connectAs(server, asked.player)
  await untilState(server, asked, 'paid')
  await vi.waitFor(() => {
    expect(socket.heard('notice')).toEqual([
      {
        text: 'Seu saque de R$ 100,00 foi pago.',
        level: 'info',
        kind: 'withdrawal_paid',
        values: expect.objectContaining({ amount: '100.00' }),
      },
    ])
    expect(socket.heard('updateUserInfo')).toHaveLength(1)
  })
  socket.close()
  ending.abort()
  await Promise.all([announcing, filling])
})
