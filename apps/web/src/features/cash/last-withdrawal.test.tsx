import type { CallReply, order } from '@jogada/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { show } from '../../test/show.tsx'
import { LastWithdrawal } from './last-withdrawal.tsx'

const at = '2026-05-01T12:00:00.000Z'
const paid: CallReply<typeof order.withdrawals>[number] = {
  withdrawalId: '7',
  type: 'CPF',
  destination: '***.982.247-**',
  amount: '60.00',
  fee: '1.50',
  net: '58.50',
  state: 'paid',
  reason: null,
  endToEndId: null,
  usdt: null,
  transactionHash: null,
  review: null,
  timeline: [
    { state: 'requested', at },
    { state: 'paid', at },
  ],
  returns: [],
}

const withdrawals = (...list: (typeof paid)[]) =>
  startServer({ withdrawals: () => ({ data: list }) })

test('the newest withdrawal is told with its amount and state, and when a review ends', async () => {
  const review = { reason: 'Valor alto', dueAt: '2026-05-02T12:00:00.000Z' }
  withdrawals({ ...paid, amount: '75.00', state: 'in_review', review }, paid)
  await showPage(<LastWithdrawal />)
  expect(await screen.findByText('R$ 75,00', { selector: 'summary *' })).toBeDefined()
  expect(screen.getAllByText('Em análise').length).toBeGreaterThan(0)
  expect(screen.getByText(/02\/05/)).toBeDefined()
  expect(screen.queryByText('R$ 60,00')).toBeNull()
})

test('one that was paid is told too, and nobody asks for a visitor', async () => {
  withdrawals(paid)
  await showPage(<LastWithdrawal />)
  expect(await screen.findByText('R$ 60,00', { selector: 'summary *' })).toBeDefined()
  document.body.replaceChildren()
  const visitor = withdrawals(paid)
  await show(<LastWithdrawal />)
  expect(visitor.paths()).toEqual([])
})
