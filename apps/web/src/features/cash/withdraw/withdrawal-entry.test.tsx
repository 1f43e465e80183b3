import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '../../../test/show-page.tsx'
import type { Withdrawal } from './timeline.ts'
import { WithdrawalEntry } from './withdrawal-entry.tsx'

const someWithdrawal = (own: Partial<Withdrawal>): Withdrawal => ({
  withdrawalId: '7',
  type: 'CPF',
  destination: '***.620.850-**',
  amount: '60.00',
  fee: '1.50',
  net: '58.50',
  state: 'paid',
  reason: null,
  endToEndId: null,
  usdt: null,
  transactionHash: null,
  review: null,
  timeline: [{ state: 'requested', at: '2026-11-20T15:00:00.000Z' }],
  returns: [],
  ...own,
})

test.each([
  ['in_review', ['Valor pedido', 'Taxa', 'Você recebe', 'Valor em USDT']],
  ['approved', ['Valor pedido', 'Taxa', 'Você recebe', 'Valor em USDT']],
  ['sent', ['Valor pedido', 'Taxa', 'Valor enviado', 'Valor em USDT']],
  ['paid', ['Valor pedido', 'Taxa', 'Valor enviado', 'Valor em USDT']],
  ['refused', ['Valor pedido']],
] as const)(
  '[R193] of a withdrawal that is %s nothing is called sent that was not',
  async (state, names) => {
    await showPage(<WithdrawalEntry withdrawal={someWithdrawal({ state, usdt: '10.00' })} />)
    const terms = await screen.findAllByRole('term', { hidden: true })
    expect(terms.map(({ textContent }) => textContent)).toEqual(names)
  },
)

test.each([
  ['20.00', 'Devolvido em parte', 'R$ 20,00'],
  ['60.00', 'Devolvido', 'R$ 60,00'],
] as const)(
  '[R193] of a paid withdrawal of which %s came back the entry says so in words',
  async (amount, pill, shown) => {
    const returns = [{ returnId: 'D1', amount, at: '2026-11-20T16:00:00.000Z' }]
    await showPage(<WithdrawalEntry withdrawal={someWithdrawal({ returns })} />)
    expect((await screen.findAllByText(pill)).length).toBeGreaterThan(0)
    const words = screen.getByText(/O banco de destino devolveu o Pix/)
    expect(words.textContent?.replaceAll(/\s/g, ' ')).toContain(
      `${shown} estão de novo no seu saldo.`,
    )
    screen.getByText('Devolvido ao saldo')
  },
)
