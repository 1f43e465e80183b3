import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refreshPlayer } from '../../session/player-queries.ts'
import { keepToken } from '../../session/session.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import type { Answers } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { IdentityScreen } from './identity-screen.tsx'

const item = (name: string, state = 'missing', reason: string | null = null) => ({
  item: name,
  state,
  reason,
  at: null,
})

async function open(answers: Answers) {
  const server = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    ...answers,
  })
  const shown = await showPage(<IdentityScreen />)
  keepToken('the-token')
  await refreshPlayer()
  await screen.findByText('Frente do documento')
  return { ...server, ...shown }
}

const rowOf = (name: string) => screen.getByText(name).closest('li')!
const photo = new File([new Uint8Array([1, 2, 3])], 'selfie.png', { type: 'image/png' })

async function choose(of: string) {
  const input = document.querySelector<HTMLInputElement>(`input[data-item="${of}"]`)!
  const { userEvent } = await import('@testing-library/user-event')
  await userEvent.upload(input, photo)
}

test('[R177] each item shows how it stands and why it was refused, and only that one is sent again', async () => {
  let selfie = item('selfie', 'refused', 'O rosto da selfie não parece o do documento.')
  const { heard } = await open({
    documents: () => ({
      data: {
        needed: true,
        items: [item('document_front', 'approved'), item('document_back'), selfie],
      },
    }),
    selfie: () => {
      selfie = item('selfie', 'waiting')
      return { data: { state: 'waiting' } }
    },
  })
  expect(screen.getByText('Sua conta precisa destas fotos antes de jogar.')).toBeDefined()
  expect(within(rowOf('Nome e CPF')).getByText('Aprovado')).toBeDefined()
  expect(within(rowOf('Frente do documento')).queryByRole('button')).toBeNull()
  expect(within(rowOf('Selfie')).getByText(/^O rosto da selfie não parece/)).toBeDefined()
  await choose('selfie')
  await waitFor(() => expect(within(rowOf('Selfie')).getByText('Em análise')).toBeDefined())
  expect(heard.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/app/user/kyc/documents/selfie',
    body: 'image/png',
  })
  expect(screen.getByText('Respondemos em até 24 horas.')).toBeDefined()
})

test('[R177] what the server says of a photo stands beside its item', async () => {
  await open({
    documents: () => ({
      data: {
        needed: false,
        items: [item('document_front'), item('document_back'), item('selfie')],
      },
    }),
    document_front: () => ({ http: 400, status: 2112, message: 'A foto é pequena demais.' }),
  })
  await choose('document_front')
  expect(await within(rowOf('Frente do documento')).findByRole('alert')).toHaveProperty(
    'textContent',
    'A foto é pequena demais.',
  )
})

test('[R177] a player whose every picture was accepted is not asked for pictures', async () => {
  await open({
    documents: () => ({
      data: {
        needed: true,
        items: ['document_front', 'document_back', 'selfie'].map((name) => item(name, 'approved')),
      },
    }),
  })
  expect(screen.queryByText('Sua conta precisa destas fotos antes de jogar.')).toBeNull()
})
