import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AgentScreen } from './features/referral/agent-screen.tsx'
import { RebateScreen } from './features/vip/rebate-screen.tsx'
import { someLicence } from './test/licence.ts'
import { startServer } from './test/server.ts'
import { showPage } from './test/show-page.tsx'

// where noon of Greenwich is the next day
vi.mock('./platform/time-zone.ts', () => ({ deviceTimeZone: () => 'Pacific/Kiritimati' }))

test('a day of the house is named alike in whatever time zone its rebate is read', async () => {
  const day = { day: '2026-11-20', played: '10.00', rate: 0.001, amount: '0.01' }
  startServer({
    rebates: () => ({
      data: { rate: 0.001, played: '0.00', expected: '0.00', total: '0.01', days: [day] },
    }),
  })
  await showPage(<RebateScreen />)
  expect(await screen.findByText('20 de nov. de 2026')).toBeDefined()
})

test('so is the day of a commission', async () => {
  const levels = [1, 2, 3].map((level) => ({
    level,
    people: 0,
    joined: 0,
    played: '0.00',
    commission: '0.00',
    paid: '0.00',
    pending: '0.00',
    rate: 0.001,
  }))
  const days = [{ day: '2026-11-20', amount: '0.01', paidAt: null }]
  startServer({
    licence: () => ({ data: someLicence() }),
    summary: () => ({ data: { yqm: 'AMIGO9', levels, paid: '0.00', pending: '0.01', days } }),
    people: () => ({ data: [] }),
  })
  await showPage(<AgentScreen moveTop={false} />)
  expect(await screen.findByText('20 de nov. de 2026')).toBeDefined()
})
