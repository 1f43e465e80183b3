import type { CallReply, vip } from '@jogada/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '../../test/show-page.tsx'
import { startServer } from '../../test/server.ts'
import { VipScreen } from './vip-screen.tsx'

const gives = { withdrawalsPerDay: 1, withdrawalFee: 0.03, rebate: 0, award: '0.00' }
const nothing = { level: 0, deposited: '0.00', played: null, playedAlone: null, ...gives }
const both = { level: 1, deposited: '5.00', played: '100.00', playedAlone: '400.00', ...gives }

type Status = CallReply<typeof vip.status>

const standing: Status = { level: 0, deposited: '2.00', played: '60.00', lent: null, reached: [] }

const show = (first: object, next: object, status: Status = standing) => {
  startServer({
    levels: () => ({ data: [first, next] }),
    status: () => ({ data: status }),
    awards: () => ({ data: [] }),
  })
  return showPage(<VipScreen />)
}

test('[R190] a level asks for deposits and play, or for play alone', async () => {
  await show(nothing, both)
  expect(await screen.findByText('faltam R$ 3,00')).toBeDefined()
  expect(screen.getByText('faltam R$ 40,00')).toBeDefined()
  expect(screen.getByText('Ou R$ 400,00 só em jogadas.')).toBeDefined()
  expect(
    screen.getByText('R$ 5,00 em depósitos e R$ 100,00 em jogadas, ou R$ 400,00 só em jogadas'),
  ).toBeDefined()
})

test('[X3] where the licence counts no deposits, none are asked for or shown', async () => {
  const byPlay = { deposited: null, played: '400.00', playedAlone: null }
  await show({ ...nothing, deposited: null }, { ...both, ...byPlay })
  expect(await screen.findByText('faltam R$ 340,00')).toBeDefined()
  expect(screen.getByText('R$ 400,00 em jogadas')).toBeDefined()
  expect(screen.getByText('O nível sobe com suas jogadas e nunca desce.')).toBeDefined()
  expect(screen.queryByText(/depósito/i)).toBeNull()
})

test('[R190] a level shows what it brings more of, and not what all levels have', async () => {
  await show(nothing, { ...both, withdrawalFee: 0.025, rebate: 0.0001 })
  expect(await screen.findAllByText('Taxa de saque')).toHaveLength(2)
  expect(screen.getByText('2,5%')).toBeDefined()
  expect(screen.getAllByText('Devolução diária')).toHaveLength(2)
  expect(screen.queryByText('Saques por dia')).toBeNull()
})

test('a level says when it was reached, and one that is lent until when', async () => {
  await show(nothing, both, {
    ...standing,
    level: 1,
    lent: { level: 1, until: '2026-12-24T15:00:00Z' },
    reached: [{ level: 0, at: '2026-11-02T15:00:00Z', award: '0.00' }],
  })
  expect(
    await screen.findByText('Nível 1 emprestado pela casa até 24 de dez. de 2026.'),
  ).toBeDefined()
  expect(screen.getByText('Alcançado em 2 de nov. de 2026')).toBeDefined()
})
