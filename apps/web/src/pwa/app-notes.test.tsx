import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../test/show-page.tsx'
import { AppNotes } from './app-notes.tsx'
import { mayInterrupt } from './may-interrupt.ts'
import { useUpdate } from './updates.ts'

beforeEach(() => {
  useUpdate.setState({ waiting: null })
  localStorage.clear()
  sessionStorage.clear()
  window.installOffer = null
})

function offerInstall() {
  const prompt = vi.fn<() => Promise<void>>(async () => {})
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt })
  return prompt
}

test('the app offers its installation on the second visit, and not again after a no', async () => {
  localStorage.setItem('jogada.visits', '1')
  const prompt = offerInstall()
  await showPage(<AppNotes />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Instalar' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Instalar' })).toBeNull()
})

test('a first visit is left in peace', async () => {
  offerInstall()
  await showPage(<AppNotes />)
  expect(screen.queryByRole('button', { name: 'Instalar' })).toBeNull()
})

test('a newer version takes over when the player says so', async () => {
  const postMessage = vi.fn<(message: string) => void>()
  useUpdate.setState({ waiting: { postMessage } as unknown as ServiceWorker })
  await showPage(<AppNotes />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Atualizar' }))
  expect(postMessage).toHaveBeenCalledWith('take-over')
})

test('no round and no payment is interrupted', () => {
  expect(['/home', '/cassino', '/footballPage'].every(mayInterrupt)).toBe(true)
  expect(['/mines', '/dice', '/play', '/conta'].some(mayInterrupt)).toBe(false)
})
