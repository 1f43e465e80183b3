import { order, refusals } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payInUsdt } from '../../testkit/as-owner.ts'
import { balanceOf, registerPayer, startPixServer } from '../../testkit/pix-server.ts'
import type { PixServer } from '../../testkit/pix-server.ts'
import { callAs, dataOf, giveCash } from '../../testkit/test-player.ts'
import { serverOn } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { payUsdt } from './pay-usdt.ts'
import { approveWithdrawal, refuseWithdrawal } from './review.ts'
import { sendWithdrawal } from './send-payout.ts'
import { askFor, rowOf, untilState } from './testkit.ts'
import { sweepPayouts } from './watch-payouts.ts'

let open: PixServer
/** The regulated market, on the same database. */
let br: TestServer
beforeAll(async () => {
  open = await startPixServer()
  br = await serverOn(open.url, { PIX_BASE_URL: open.sandbox.url, LICENCE_PROFILE: 'br' })
})
beforeEach(() => {
  open.syncClock()
  br.clock.advance(open.clock.now().getTime() - br.clock.now().getTime())
})
afterAll(async () => {
  await open.verify()
  await br.close()
  await open.close()
})

const COMPANY = { payCardBank: 'CNPJ', payCardNo: '11222333000181', name: 'Ana ME' } as const
const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ana = { actorId: 'ana' }
const hash = '7'.repeat(64)

/** A withdrawal in USDT that an operator has approved under the open licence. */
async function approvedUsdt() {
  const player = await registerPayer(open)
  await giveCash(open, player.playerId, 500_00n)
  await payInUsdt(open, player.playerId)
  const body = { payCardBank: 'USDT', payCardNo: ADDRESS, ifsc: '5.40', amount: '100.00' } as const
  const { withdrawalId } = dataOf(await player.call(order.withdraw, { body }))
  const asked = { player, withdrawalId }
  const row = await rowOf(open, asked)
  if (row.state === 'in_review') await approveWithdrawal(open.deps, row, ana)
  return asked
}

test('[X5] [WAL-03] a company that was approved under another licence is not paid under one that forbids it', async () => {
  const asked = await askFor(open, '60.00', COMPANY)
  await approveWithdrawal(open.deps, await rowOf(open, asked), ana)
  expect((await rowOf(open, asked)).state).toBe('approved')
  await Promise.all([sweepPayouts(br.deps), sweepPayouts(br.deps)])
  const row = await rowOf(open, asked)
  expect(row).toMatchObject({ state: 'refused', reason: 'holder_unconfirmed' })
  expect(await open.deps.pix.getPayout(row.payout_id)).toBeNull()
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '5000.00', withdrawing: '0.00' })
  // a server that still runs under the other licence sends nothing either
  await sweepPayouts(open.deps)
  expect(await open.deps.pix.getPayout(row.payout_id)).toBeNull()
})

test('[X5] [PIX-10] what another licence sends meanwhile is not given back, and the provider can still refuse it', async () => {
  await open.sandbox.faults({ payouts: { outcome: 'RECUSADO' }, webhooks: { drop: true } })
  const asked = await askFor(open, '60.00', COMPANY)
  await approveWithdrawal(open.deps, await rowOf(open, asked), ana)
  const approved = await rowOf(open, asked)
  await sendWithdrawal(open.deps, approved)
  await sendWithdrawal(br.deps, approved)
  expect((await rowOf(open, asked)).state).toBe('sent')
  expect((await balanceOf(asked.player)).withdrawing).toBe('60.00')
  await untilState(open, asked, 'refused')
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '5000.00', withdrawing: '0.00' })
  await open.sandbox.heal()
})

test('[X5] [WAL-03] one that waits for an operator is not approved under it, and can be given back', async () => {
  const asked = await askFor(open, '60.00', COMPANY)
  const row = await rowOf(open, asked)
  await expect(approveWithdrawal(br.deps, row, ana)).rejects.toThrow('withdraw_holder_mismatch')
  expect((await rowOf(open, asked)).state).toBe('in_review')
  await refuseWithdrawal(br.deps, row, { ...ana, reason: 'holder_unconfirmed' })
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '5000.00', withdrawing: '0.00' })
})

test('[X4] USDT that was approved under another licence is not paid under one that forbids it', async () => {
  const asked = await approvedUsdt()
  const row = await rowOf(open, asked)
  const paying = payUsdt(br.deps, row, { ...ana, transactionHash: hash })
  await expect(paying).rejects.toThrow('withdraw_holder_mismatch')
  expect((await rowOf(open, asked)).state).toBe('approved')
  await refuseWithdrawal(br.deps, row, { ...ana, reason: 'address_unusable' })
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '500.00', withdrawing: '0.00' })
})

test('[X4] [X5] whom another licence paid in USDT or by company is offered the own CPF alone', async () => {
  const { player } = await approvedUsdt()
  const token = { token: player.token }
  const under = async (server: TestServer) =>
    dataOf(await callAs(server, order.getWithdraw, {}, token)).cardInfo
  expect(await under(open)).toMatchObject({ CHANNEL: 'USDT', USDT: { payCardNo: ADDRESS } })
  expect(await under(br)).toMatchObject({
    CHANNEL: 'CPF',
    CPF: { payCardNo: player.cpf },
    CNPJ: null,
    USDT: null,
  })
  for (const [payCardBank, payCardNo] of [
    ['USDT', ADDRESS],
    ['CNPJ', COMPANY.payCardNo],
  ] as const) {
    const body = { ...COMPANY, payCardBank, payCardNo, ifsc: payCardNo, amount: '100.00' }
    const { status } = await callAs(br, order.withdraw, { body }, token)
    expect([payCardBank, status]).toEqual([payCardBank, refusals.withdraw_holder_mismatch.status])
  }
  expect((await balanceOf(player)).withdrawing).toBe('100.00')
})
