import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { NewTicket } from './new-ticket.tsx'

test('a ticket that is sent again is the same one, and one with other words another', async () => {
  let isLost = true
  const { heard } = startServer({
    facts: () => ({ http: 503 }),
    open: () => (isLost ? { http: 503 } : { data: { ticketId: '7' } }),
  })
  const opened = vi.fn<(ticketId: string) => void>()
  const { user } = await showPage(<NewTicket onOpened={opened} />)
  const words = await screen.findByRole('textbox', { name: 'O que aconteceu?' })
  const press = () => user.click(screen.getByRole('button', { name: 'Enviar' }))
  const sent = () => heard.filter(({ path }) => path.endsWith('/support/open'))
  await user.type(words, 'Cadê o Pix?')
  await press()
  await waitFor(() => expect(sent()).toHaveLength(1))
  await press()
  await waitFor(() => expect(sent()).toHaveLength(2))
  isLost = false
  await user.type(words, ' São 50 reais.')
  await press()
  await waitFor(() => expect(opened).toHaveBeenCalledWith('7'))
  const [first, again, other] = sent()
  expect(again!.key).toBe(first!.key)
  expect(other!.key).not.toBe(first!.key)
  expect(other!.body).toMatchObject({ text: 'Cadê o Pix? São 50 reais.' })
})
