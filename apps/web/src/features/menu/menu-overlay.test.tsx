import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { MenuOverlay } from './menu-overlay.tsx'

const channel = (known: object) => () => ({
  data: { supportId: null, chatUrl: null, instagram: null, telegram: null, app: null, ...known },
})

const menu = () => showPage(<MenuOverlay params={{}} close={vi.fn<() => void>()} />)

test('[R040] the menu has the four cards of what is given back, and the ways to the club, sharing and help', async () => {
  startServer({
    channel: channel({
      supportId: 'abc',
      instagram: 'https://instagram.example/jogada',
      telegram: 'https://t.example/jogada',
    }),
  })
  await menu()
  const dialog = await screen.findByRole('dialog', { name: 'Menu' })
  const link = async (name: string) =>
    (await within(dialog).findAllByRole('link', { name })).at(-1)!
  const gains = within(dialog).getByRole('region', { name: 'Recompensas' })
  const cards = within(gains).getAllByRole('link')
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/agentJl?moveTop=1',
    '/ladderBonus',
    '/vip',
    '/gamebouns',
  ])
  expect((await link('Clube VIP')).getAttribute('href')).toBe('/vip')
  expect((await link('Compartilhar')).getAttribute('href')).toBe('/share')
  expect((await link('Instagram')).getAttribute('href')).toBe('https://instagram.example/jogada')
  expect((await link('Telegram')).getAttribute('href')).toBe('https://t.example/jogada')
  expect(within(dialog).getByRole('button', { name: 'Atendimento' })).toBeDefined()
})

test('[R021] [R163] the operator’s app is a link of the menu', async () => {
  startServer({ channel: channel({ app: 'https://store.example/jogada' }) })
  await menu()
  const link = await screen.findByRole('link', { name: 'Baixar o aplicativo' })
  expect(link.getAttribute('href')).toBe('https://store.example/jogada')
})

test('[R021] without an app in a store the menu installs this one where the browser offers it', async () => {
  const prompt = vi.fn<() => Promise<void>>(async () => {})
  startServer({ channel: channel({ app: null, instagram: 'https://instagram.example/jogada' }) })
  const { user } = await menu()
  await screen.findByRole('link', { name: 'Instagram' })
  expect(screen.queryByText('Baixar o aplicativo')).toBeNull()
  act(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), { prompt })
    window.installOffer = offer
    window.dispatchEvent(offer)
  })
  await user.click(screen.getByRole('button', { name: 'Baixar o aplicativo' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByText('Baixar o aplicativo')).toBeNull()
})

test('[R040] Telegram shows only where its link is known', async () => {
  startServer({ channel: channel({ instagram: 'https://instagram.example/jogada' }) })
  await menu()
  expect(await screen.findByRole('link', { name: 'Instagram' })).toBeDefined()
  expect(screen.queryByText('Telegram')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Atendimento' })).toBeNull()
})
