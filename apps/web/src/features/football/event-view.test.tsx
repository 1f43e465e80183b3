import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { EventView } from './event-view.tsx'

vi.mock('../../realtime/live.ts', () => ({ watchEvents: () => () => {} }))

test('a match that is not offered any more is said to be none, and leads to those that are', async () => {
  const message = 'O jogo atual pode não estar disponível para compra'
  startServer({ detail: () => ({ http: 404, status: 5000, message }) })
  await showPage(<EventView eventId="unknown" />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(message)
  const way = within(alert).getByRole('link', { name: 'Ver as partidas' })
  expect(way.getAttribute('href')).toBe('/footballPage')
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
})
