import { screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
import { openOverlay, useOverlays } from '../../overlays/overlay-store.ts'
import { refreshPlayer } from '../../session/player-queries.ts'
import { keepToken } from '../../session/session.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'

async function open(overlay: Parameters<typeof openOverlay>[0]) {
  const server = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    channel: () => ({
      data: {
        supportId: 'jogada',
        telegram: 'https://t.me/jogada',
        instagram: 'https://instagram.com/jogada',
      },
    }),
    '7': () => ({ data: { header: 7 } }),
  })
  const shown = await showPage(<p>página</p>)
  await refreshPlayer()
  act(() => openOverlay(overlay))
  return { ...server, ...shown }
}

test('[R040] the menu from the left has the four cards and each link once', async () => {
  await open({ id: 'menu', params: {} })
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  const cards = within(menu).getByRole('region', { name: 'Recompensas' })
  expect(
    within(cards)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Indique amigos', 'Bônus por indicações', 'Nível VIP', 'Bônus de jogo'])
  await within(menu).findByRole('link', { name: 'Telegram' })
  const names = within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([...new Set(names)])
  expect(names).toEqual(expect.arrayContaining(['Clube VIP', 'Instagram', 'Telegram']))
})

test('[R040] a visitor who asks for the Telegram is asked to log in', async () => {
  const { user } = await open({ id: 'menu', params: {} })
  act(() => keepToken(null))
  await user.click(await screen.findByRole('button', { name: 'Telegram' }))
  expect(useOverlays.getState().stack.at(-1)?.id).toBe('auth')
})

test('[R042] [R147] one of 36 avatars is chosen', async () => {
  const { user, paths } = await open({ id: 'avatar', params: {} })
  const faces = within(await screen.findByRole('dialog')).getAllByRole('button', {
    name: /avatar/i,
  })
  expect(faces).toHaveLength(36)
  await user.click(faces[7]!)
  await waitFor(() => expect(paths()).toContain('/api/app/user/setHeader/7'))
  await waitFor(() => expect(useOverlays.getState().stack).toEqual([]))
})

test('[R030] deposit and withdrawal are two tabs of one container with a close icon', async () => {
  const { user } = await open({ id: 'cash', params: { tab: 'deposit' } })
  const dialog = await screen.findByRole('dialog')
  const tabs = within(dialog).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Depositar', 'Sacar'])
  await user.click(tabs[1]!)
  expect(tabs[1]!.getAttribute('aria-selected')).toBe('true')
  await user.click(within(dialog).getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(useOverlays.getState().stack).toEqual([]))
})
