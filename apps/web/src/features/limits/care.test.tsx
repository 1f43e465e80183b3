import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { Activity } from './activity.tsx'
import { SelfTest } from './self-test.tsx'

test('[RG-10] nine answers are sent in their order, and the result names what can be done', async () => {
  const { heard } = startServer({
    selfTests: () => ({ data: [] }),
    selfTest: () => ({ data: { at: '2026-11-20T12:00:00Z', score: 9, level: 'high' } }),
  })
  await show(<SelfTest />)
  const pressing = userEvent.setup()
  await pressing.click(await screen.findByRole('button', { name: 'Começar' }))
  const given = [
    'Quase sempre',
    'Às vezes',
    'Nunca',
    'Nunca',
    'Nunca',
    'Nunca',
    'Nunca',
    'Às vezes',
    'Na maioria das vezes',
  ]
  for (const name of given) await pressing.click(screen.getByRole('button', { name }))
  expect(await screen.findByText(/procure ajuda/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Definir limites e pausas' })).toBeDefined()
  expect(heard.find(({ path }) => path.endsWith('/selfTest'))?.body).toEqual({
    answers: [3, 1, 0, 0, 0, 0, 0, 1, 2],
  })
})

test('[RG-12] the activity shows the sums of the period that is chosen', async () => {
  const period = (from: string, net: string) => ({
    from,
    deposited: '50.00',
    staked: '30.00',
    won: '10.00',
    net,
    playedMinutes: 75,
  })
  startServer({
    activity: () => ({
      data: {
        by: 'day',
        periods: [period('2026-11-19', '5.00'), period('2026-11-20', '-20.00')],
      },
    }),
  })
  await show(<Activity />)
  expect(await screen.findByText('1 h 15 min', undefined)).toBeDefined()
  expect(screen.getByText(/− R\$\s20,00/)).toBeDefined()
  await userEvent.setup().click(screen.getByRole('button', { name: /19\/11/ }))
  await waitFor(() => expect(screen.queryByText(/− R\$\s20,00/)).toBeNull())
})
