import type { CallReply, order } from '@jogada/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { show } from '../../test/show.tsx'
import { MoneyUnderWay } from './money-under-way.tsx'

const at = '2026-05-01T12:00:00.000Z'
const base: CallReply<typeof order.withdrawals>[number] = {
  withdrawalId: '7',
  type: 'CPF',
  destination: '***.982.247-**',
  amount: '60.00',
  fee: '1.50',
  net: '58.50',
  state: 'in_review',
  reason: null,
  endToEndId: null,
  usdt: null,
  transactionHash: null,
  review: { reason: 'risk', dueAt: '2026-05-02T12:00:00.000Z' },
  timeline: [
    { state: 'requested', at },
    { state: 'in_review', at },
  ],
  returns: [],
}

const withdrawals = (...list: (typeof base)[]) =>
  startServer({
    pendingOrder: () => ({ data: null }),
    withdrawals: () => ({ data: list }),
  })

test('a withdrawal under way stands in the help with its steps, one that is over does not', async () => {
  withdrawals(base, { ...base, withdrawalId: '6', amount: '75.00', state: 'paid', review: null })
  await showPage(<MoneyUnderWay />)
  expect(await screen.findByText('Seu dinheiro a caminho')).toBeDefined()
  expect(screen.getByText('R$ 60,00', { selector: 'summary *' })).toBeDefined()
  expect(screen.queryByText('R$ 75,00')).toBeNull()
})

test('nothing stands there while no money is under way, and nobody asks for a visitor', async () => {
  const { paths } = withdrawals({ ...base, state: 'refused', review: null })
  await showPage(<MoneyUnderWay />)
  await expect.poll(paths).toContain('/api/app/order/withdrawals')
  expect(screen.queryByText('Seu dinheiro a caminho')).toBeNull()
  document.body.replaceChildren()
  const visitor = withdrawals(base)
  await show(<MoneyUnderWay />)
  expect(visitor.paths()).toEqual([])
})
