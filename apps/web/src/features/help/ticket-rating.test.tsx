import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { TicketView } from './ticket-view.tsx'

const AT = '2026-03-01T12:00:00.000Z'
const question = { messageId: '1', from: 'player', text: 'Cadê o Pix?', at: AT }
const answer = { messageId: '2', from: 'operator', text: 'Chegou agora.', at: AT }

async function open({ isAnswered, refuses = false }: { isAnswered: boolean; refuses?: boolean }) {
  let rating: number | null = null
  const ticket = () => ({
    ticketId: '7',
    topic: 'deposit',
    about: '',
    state: isAnswered ? 'answered' : 'open',
    openedAt: AT,
    changedAt: AT,
    answerBy: isAnswered ? null : AT,
    rating,
    messages: isAnswered ? [question, answer] : [question],
  })
  startServer({
    '7': ({ method, body }) => {
      if (method === 'GET') return { data: ticket() }
      if (refuses) return { http: 409, message: 'Não deu' }
      rating = (body as { readonly rating: number }).rating
      return { data: ticket() }
    },
  })
  return showPage(<TicketView ticketId="7" />)
}

const star = (n: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${n} de 5` })

test('help that was given is rated with stars, and can be rated anew', async () => {
  const { user } = await open({ isAnswered: true })
  await screen.findByRole('group', { name: 'Como foi este atendimento?' })
  expect(screen.queryByText('Obrigado pela nota.')).toBeNull()
  await user.click(star(4))
  await screen.findByText('Obrigado pela nota.')
  expect(star(4).checked).toBe(true)
  await user.click(star(2))
  await waitFor(() => expect(star(2).checked).toBe(true))
})

test('a question that nobody answered is not rated', async () => {
  await open({ isAnswered: false })
  await screen.findByText('Cadê o Pix?')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a rating that was not kept is not shown as kept', async () => {
  const { user } = await open({ isAnswered: true, refuses: true })
  await user.click(await screen.findByRole('radio', { name: '5 de 5' }))
  await waitFor(() => expect(star(5).checked).toBe(false))
  expect(screen.queryByText('Obrigado pela nota.')).toBeNull()
})
