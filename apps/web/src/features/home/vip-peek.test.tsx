import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { limitsQuery } from '../../session/limits-query.ts'
import { queryClient } from '../../session/query-client.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { VipPeek } from './vip-peek.tsx'

const gives = { withdrawalsPerDay: 1, withdrawalFee: 0.03, rebate: 0, award: '0.00' }
const levels = [
  { level: 0, deposited: '0.00', played: null, playedAlone: null, ...gives },
  { level: 1, deposited: '5.00', played: '100.00', playedAlone: null, ...gives },
]

let pause: object | null = null

async function peek(level: number) {
  pause = null
  startServer({
    levels: () => ({ data: levels }),
    status: () => ({
      data: { level, deposited: '2.00', played: '60.00', lent: null, reached: [] },
    }),
    limits: () => ({ data: { pause, depositRoom: null } }),
  })
  await showPage(<VipPeek />)
}

test('[R010] home shows the level and the exact amounts that the next one misses', async () => {
  await peek(0)
  expect(await screen.findByText('faltam R$ 3,00')).toBeDefined()
  expect(screen.getByText('faltam R$ 40,00')).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/vip')
})

test('at the highest level nothing is missing', async () => {
  await peek(1)
  expect(await screen.findByText('Você está no nível mais alto.')).toBeDefined()
  expect(screen.queryByText(/faltam/)).toBeNull()
})

test('[RG-04] whoever takes a break is not asked for more play', async () => {
  await peek(0)
  expect(await screen.findByText('faltam R$ 40,00')).toBeDefined()
  const until = '2026-12-01T00:00:00.000Z'
  pause = { kind: 'pause', from: until, until }
  await act(() => queryClient.refetchQueries({ queryKey: limitsQuery.queryKey }))
  await waitFor(() => expect(screen.queryByText(/faltam/)).toBeNull())
  expect(screen.queryByRole('link')).toBeNull()
})
