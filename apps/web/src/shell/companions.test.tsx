import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { followPlayerEvents } from '../realtime/follow-session.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { connectToServer } from '../test/socket-server.ts'
import { Companions } from './companions.tsx'

type Level = 'info' | 'warn' | 'critical'

const banner = (noticeId: string, text: string, level: Level = 'info') => ({
  noticeId,
  level,
  text,
  until: null,
})

test('[R038] [R095] a notice that the server tells of stands over the page at once, until it is closed', async () => {
  const due = [banner('1', 'Saques voltam às 15 h.')]
  startServer({
    banners: () => ({ data: due }),
    channel: () => ({
      data: { supportId: null, chatUrl: null, instagram: null, telegram: null },
    }),
  })
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
  const { user } = await showPage(<Companions />)
  expect(await screen.findByText('Saques voltam às 15 h.')).toBeDefined()
  const server = await connectToServer()
  followPlayerEvents()

  due.unshift(banner('2', 'Manutenção em dez minutos.', 'critical'))
  server.say('notice', { text: 'Manutenção em dez minutos.', level: 'critical' })
  expect(await screen.findByText('Manutenção em dez minutos.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Dispensar aviso' }))
  await waitFor(() => expect(screen.queryByText('Manutenção em dez minutos.')).toBeNull())
  expect(screen.getByText('Saques voltam às 15 h.')).toBeDefined()
})
