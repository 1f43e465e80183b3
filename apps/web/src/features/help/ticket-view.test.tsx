import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../session/query-client.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { TicketView } from './ticket-view.tsx'

const AT = '2026-03-01T12:00:00.000Z'
const ticket = {
  ticketId: '7',
  topic: 'deposit',
  about: '',
  state: 'answered',
  openedAt: AT,
  changedAt: AT,
  answerBy: null,
  rating: null,
  messages: [{ messageId: '1', from: 'player', text: 'Cadê o Pix?', at: AT }],
}

async function openTicket(answers: { isAway: boolean; reply?: () => Promise<void> }) {
  const answer = async ({ method }: { readonly method: string }) => {
    if (method === 'POST') await answers.reply?.()
    return answers.isAway ? { http: 503 } : { data: ticket }
  }
  const { heard } = startServer({ '7': answer })
  const { user } = await showPage(<TicketView ticketId="7" />)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Sua mensagem' })
  const press = () => user.click(screen.getByRole('button', { name: 'Enviar' }))
  return { user, field, press, sent: () => heard.filter(({ method }) => method === 'POST') }
}

test('a look that fails takes neither the ticket away nor what is being written', async () => {
  const answers = { isAway: false }
  const { user, field } = await openTicket(answers)
  await user.type(field, 'São 50 reais')
  answers.isAway = true
  await act(async () => {
    await queryClient.refetchQueries({ queryKey: ['player', 'ticket', '7'] })
    // what was heard is shown in a task of its own
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(screen.getByText('Cadê o Pix?')).toBeDefined()
  expect(field.isConnected).toBe(true)
  expect(field.value).toBe('São 50 reais')
})

test('an answer that is sent again is the same one, and one with other words another', async () => {
  const answers = { isAway: false }
  const { user, field, press, sent } = await openTicket(answers)
  answers.isAway = true
  await user.type(field, 'São 50 reais')
  await press()
  await waitFor(() => expect(sent()).toHaveLength(1))
  await press()
  await waitFor(() => expect(sent()).toHaveLength(2))
  answers.isAway = false
  await user.type(field, ', de ontem')
  await press()
  await waitFor(() => expect(field.value).toBe(''))
  const [first, again, other] = sent()
  expect(again!.key).toBe(first!.key)
  expect(other!.key).not.toBe(first!.key)
  expect(other!.body).toEqual({ text: 'São 50 reais, de ontem' })
})

test('what is typed while an answer is on its way stays', async () => {
  let arrive = () => {}
  const reply = () => new Promise<void>((resolve) => (arrive = resolve))
  const { user, field, press, sent } = await openTicket({ isAway: false, reply })
  await user.type(field, 'São 50 reais')
  await press()
  await waitFor(() => expect(sent()).toHaveLength(1))
  await user.type(field, ', de ontem')
  arrive()
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(false),
  )
  expect(field.value).toBe('São 50 reais, de ontem')
})
