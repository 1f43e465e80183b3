import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { trimOverlays } from '../../overlays/overlay-store.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { NoticeChoices } from './notice-choices.tsx'

const all = { money: true, rewards: true, support: true }
const none = { money: false, rewards: false, support: false }

async function open(refuses = false) {
  const kept = { push: all, mail: none, quiet: null }
  const { heard } = startServer({
    choices: ({ method }) =>
      method === 'GET'
        ? { data: kept }
        : refuses
          ? { http: 409, message: 'Não deu' }
          : { data: kept },
  })
  const { user } = await showPage(<NoticeChoices />)
  await user.click(await screen.findByText('Como avisar você'))
  return {
    user,
    sent: () => heard.filter(({ method }) => method === 'POST').map((one) => one.body),
  }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('each category is told by each channel as the player chooses, and all of it is sent', async () => {
  const { user, sent } = await open()
  expect([box('Dinheiro Aviso').checked, box('Dinheiro E-mail').checked]).toEqual([true, false])
  await user.click(box('Dinheiro E-mail'))
  await user.click(box('Prêmios Aviso'))
  expect([box('Dinheiro E-mail').checked, box('Prêmios Aviso').checked]).toEqual([true, false])
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({
    push: { ...all, rewards: false },
    mail: { ...none, money: true },
    quiet: null,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('quiet hours begin with the night, and take the hours that are chosen', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('switch', { name: 'Silêncio à noite' }))
  const from = await screen.findByLabelText<HTMLInputElement>('Começa às')
  expect(from.value).toBe('22:00')
  fireEvent.change(from, { target: { value: '' } })
  fireEvent.change(from, { target: { value: '23:15' } })
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().map((body) => (body as { quiet: unknown }).quiet)).toEqual([
    { from: 1320, to: 480 },
    { from: 1395, to: 480 },
  ])
})

test('what was not kept stands as it was', async () => {
  const { user } = await open(true)
  await user.click(box('Suporte Aviso'))
  expect(await screen.findByText('Não deu')).toBeDefined()
  trimOverlays()
  await waitFor(() => expect(box('Suporte Aviso').checked).toBe(true))
})
