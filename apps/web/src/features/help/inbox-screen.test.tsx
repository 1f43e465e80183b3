import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { trimOverlays, useOverlays } from '../../overlays/overlay-store.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { InboxScreen } from './inbox-screen.tsx'

const AT = '2026-03-01T12:00:00.000Z'
const message = (messageId: string, name: string) => ({
  messageId,
  category: 'support',
  kind: 'operator_message',
  values: { text: name },
  at: AT,
  isRead: false,
})

test('messages are read page by page to the first, and marked up to the newest that is shown', async () => {
  const { heard } = startServer({
    inbox: ({ query }) => ({
      data: query.before
        ? { unread: 3, next: null, messages: [message('1', 'primeira')] }
        : { unread: 3, next: '8', messages: [message('9', 'última'), message('8', 'outra')] },
    }),
    read: () => ({ data: { unread: 0 } }),
  })
  const { user } = await showPage(<InboxScreen />)
  await screen.findByText(/última/)
  expect(screen.queryByText(/primeira/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ver mais' }))
  await screen.findByText(/primeira/)
  expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Marcar 3 como lidas' }))
  await waitFor(() =>
    expect(heard.find(({ path }) => path.endsWith('/read'))?.body).toEqual({ upTo: '9' }),
  )
})

test('[SPB-10] a message of a bet that ended says what it returned, and leads to the bet', async () => {
  const values = { betId: '77', stake: '10.00', amount: '19.00' }
  const settled = { ...message('9', ''), category: 'money', kind: 'bet_settled_won', values }
  startServer({
    inbox: () => ({ data: { unread: 0, next: null, messages: [settled, message('8', 'outra')] } }),
  })
  const { user } = await showPage(<InboxScreen />)
  expect(await screen.findByText(/aposta de R\$\s10,00 ganhou e pagou R\$\s19,00/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Ver aposta' }))
  expect(useOverlays.getState().stack.at(-1)).toMatchObject({ id: 'bets', params: { betId: '77' } })
  trimOverlays()
})
