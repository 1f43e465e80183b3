import type { CallReply, order } from '@jogada/contract'
import type { LimitsView } from '@jogada/contract/limits'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepToken } from '../../../session/session.ts'
import { someBalance, somePlayer } from '../../../test/player.ts'
import { startServer } from '../../../test/server.ts'
import { showPage } from '../../../test/show-page.tsx'
import { DepositPanel } from './deposit-panel.tsx'

type Packages = CallReply<typeof order.getPrices>

const packages: Packages = ['20.00', '100.00', '200.00'].map((price, sort) => ({
  pkgId: `brl-${Number(price)}`,
  price,
  gift: '0.00',
  sort,
  curreny: 'BRL',
}))

const until = '2026-12-24T12:00:00.000Z'

async function showWith(changes: Partial<LimitsView>) {
  const view: LimitsView = {
    limits: [],
    required: [],
    looserAfterHours: 24,
    pause: null,
    depositRoom: null,
    realityCheckMinutes: 60,
    realityCheckChoices: [60],
    ...changes,
  }
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    getPrices: () => ({ data: packages }),
    pending: () => ({ data: null }),
    limits: () => ({ data: view }),
  })
  keepToken('the-token')
  await showPage(<DepositPanel place="page" onPaid={() => {}} />)
}

const deposit = () => screen.queryByRole('button', { name: 'Depósito' })

test('[RG-04] who takes a break reads until when, and is offered nothing to pay', async () => {
  await showWith({ pause: { kind: 'pause', from: until, until } })
  expect(await screen.findByText(/em pausa até 24\/12\/2026/)).toBeDefined()
  expect(deposit()).toBeNull()
  expect(screen.queryAllByRole('radio')).toEqual([])
})

test('[RG-01] a deposit limit leaves only the packages that it lets in', async () => {
  await showWith({ depositRoom: { amount: '50.00', until } })
  expect(await screen.findByText(/deixa R\$\s50,00 até 24\/12\/2026/)).toBeDefined()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
})

test('[RG-01] a deposit limit that is used offers nothing to pay', async () => {
  await showWith({ depositRoom: { amount: '0.00', until } })
  expect(await screen.findByText(/está usado até 24\/12\/2026/)).toBeDefined()
  expect(deposit()).toBeNull()
})
