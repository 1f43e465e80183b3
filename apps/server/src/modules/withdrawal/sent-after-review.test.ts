import { expect, test } from 'vitest'
import { balanceOf } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { approveWithdrawal, refuseWithdrawal } from './review.ts'
import { askAgain, askFor, listed, richPlayer, rowOf, sweepLater, untilState } from './testkit.ts'
import type { Asked } from './testkit.ts'

const server = pixServerOfFile()

const risk = { actorId: 'risk-desk' }
const refusal = { ...risk, reason: 'operator_refused' } as const

test('a withdrawal under review is not sent before an operator approves it', async () => {
  const asked = await askFor(server, '2000.00')
  await sweepLater(server)
  expect((await rowOf(server, asked)).state).toBe('in_review')
  await approveWithdrawal(server.deps, await rowOf(server, asked), risk)
  await untilState(server, asked, 'paid')
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
  const asked = await askFor(server, '100.00', company)
  await approveWithdrawal(server.deps, await rowOf(server, asked), risk)
  await untilState(server, asked, 'paid')
  expect((await listed(asked)).destination).toMatch(/^\*\*/)
})

test('an operator’s refusal gives the money back with a reason', async () => {
  const asked = await askFor(server, '2000.00')
  await refuseWithdrawal(server.deps, await rowOf(server, asked), refusal)
  expect(await listed(asked)).toMatchObject({
    state: 'refused',
    reason: 'O pedido não passou na análise. Fale com o suporte.',
  })
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '5000.00', withdrawing: '0.00' })
  await expect(approveWithdrawal(server.deps, await rowOf(server, asked), risk)).rejects.toThrow(
    'withdrawal_not_open',
  )
})

/** The provider refuses from now on what it was sent and what it is sent. */
const turnDown = () => server.sandbox.faults({ payouts: { outcome: 'RECUSADO' } })

/** The provider's refusal brings a withdrawal's money back into the cash of 5000 reais, once. */
async function comesBack(asked: Asked) {
  await untilState(server, asked, 'refused')
  await sweepLater(server)
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '5000.00', withdrawing: '0.00' })
}

test('of an approval and a refusal at the same time exactly one wins, and what was approved ends by the provider’s word', async () => {
  await turnDown()
  for (let round = 0; round < 4; round++) {
    const asked = await askFor(server, '2000.00')
    const row = await rowOf(server, asked)
    const decisions = [
      () => approveWithdrawal(server.deps, row, risk),
      () => refuseWithdrawal(server.deps, row, refusal),
    ]
    if (round % 2) decisions.reverse()
    const results = await Promise.allSettled(decisions.map((decide) => decide()))
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    const { state } = await rowOf(server, asked)
    const { withdrawing } = await balanceOf(asked.player)
    expect([state, withdrawing]).toEqual(
      results[round % 2]!.status === 'fulfilled' ? ['approved', '2000.00'] : ['refused', '0.00'],
    )
    await comesBack(asked)
  }
})

test('an approved withdrawal cannot be refused behind the payout’s back, which the provider still can', async () => {
  await turnDown()
  const asked = await askFor(server, '100.00')
  const row = { ...(await rowOf(server, asked)), state: 'in_review' as const }
  await expect(refuseWithdrawal(server.deps, row, refusal)).rejects.toThrow('withdrawal_not_open')
  expect((await balanceOf(asked.player)).withdrawing).toBe('100.00')
  await comesBack(asked)
})

test('a refusal that came after the approval of USDT can be made again while it is not paid', async () => {
  const player = await richPlayer(server, { isPaidInUsdt: true })
  const asked = await askAgain(player, '200.00', {
    payCardBank: 'USDT',
    payCardNo: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    ifsc: '5.40',
  })
  const row = await rowOf(server, asked)
  await approveWithdrawal(server.deps, row, risk)
  await expect(refuseWithdrawal(server.deps, row, refusal)).rejects.toThrow('withdrawal_not_open')
  await refuseWithdrawal(server.deps, await rowOf(server, asked), refusal)
  expect(await balanceOf(player)).toMatchObject({ balance: '20000.00', withdrawing: '0.00' })
})

test('a refusal that was once turned down under a withdrawal’s own name binds no end of it', async () => {
  await turnDown()
  const asked = await askFor(server, '100.00')
  const { payout_id: payoutId } = await rowOf(server, asked)
  const lost = await server.deps.ledger.submit(asked.player.playerId, () => ({
    key: `withdrawal:${payoutId}:refused`,
    bodyHash: 'refused',
    kind: 'withdrawal_refused',
    postings: [],
    counters: [
      { owner: 'player', name: `withdrawal:${payoutId}:go`, delta: 1n, max: { total: 1n } },
    ],
  }))
  expect(lost.status).toBe('limit_reached')
  await comesBack(asked)
})
