import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openOverlay, useOverlays } from '../../overlays/overlay-store.ts'
import { useToast } from '../../overlays/toast.ts'
import { queryClient } from '../../session/query-client.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'

async function openPanel(own: Parameters<typeof somePlayer>[0] = {}, room: string | null = null) {
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1, level: 3, ...own }) }),
    getBalance: () => ({ data: someBalance() }),
    limits: () => ({
      data: {
        pause: null,
        depositRoom: room && { amount: room, until: '2026-12-24T12:00:00.000Z' },
      },
    }),
  })
  const shown = await showPage(<p>página</p>)
  openOverlay({ id: 'my', params: {} })
  const panel = within(await screen.findByRole('dialog', { name: 'Minha conta' }))
  await panel.findByText('ana@gmail.com')
  return { ...shown, panel }
}

test('[R041] the panel has the player’s avatar, level with its image, and every way out of it', async () => {
  const { panel } = await openPanel()
  expect(panel.getByRole('button', { name: 'Trocar avatar' }).querySelector('svg')).not.toBeNull()
  const level = panel.getByText('Nível 3').closest('a')!
  expect(level.querySelector('svg')?.dataset['image']).toBe('3')
  const way = (name: string) => panel.getByRole('link', { name }).getAttribute('href')
  expect(way('Saldo')).toBe('/registros?view=balance')
  expect(way('Nível VIP')).toBe('/vip')
  expect(way('Registros')).toBe('/registros')
  for (const name of ['Alterar senha', 'Sair da conta']) {
    expect(panel.getByRole('button', { name })).toBeDefined()
  }
  expect(panel.queryByRole('button', { name: 'Conta de teste' })).toBeNull()
})

test.each([
  ['Depositar', { id: 'cash', params: { tab: 'deposit' } }],
  ['Sacar', { id: 'cash', params: { tab: 'withdraw' } }],
  ['Conta de teste', { id: 'testAccount' }],
])('[R041] %s opens from the panel', async (name, overlay) => {
  const { user, panel } = await openPanel({ testFlag: 1 })
  await user.click(panel.getByRole('button', { name }))
  await waitFor(() => expect(useOverlays.getState().stack.at(-1)).toMatchObject(overlay))
})

test('[R041] [R178] the e-mail is copied, and the player reads so', async () => {
  const { user, panel } = await openPanel()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(panel.getByRole('button', { name: 'Copiar e-mail' }))
  await waitFor(() => expect(useToast.getState().toast?.text).toBe('A cópia foi bem-sucedida'))
  expect(copied).toHaveBeenCalledWith('ana@gmail.com')
})

const entry = {
  pkgId: 'brl-100',
  price: '100.00',
  gift: '5.00',
  sort: 3,
  curreny: 'BRL' as const,
}

test('[RG-01] [R041] a package above what the deposit limit still lets in is not offered', async () => {
  const { panel } = await openPanel({ paypackage: entry }, '50.00')
  await settled()
  expect(panel.queryByRole('button', { name: /^Recarga de/ })).toBeNull()
})

test('[RG-04] [R041] who may not deposit is offered no deposit, and still the withdrawal', async () => {
  const { panel } = await openPanel({ paypackage: entry, barred: true })
  await settled()
  expect(panel.queryByRole('button', { name: /^Recarga de/ })).toBeNull()
  expect(panel.queryByRole('button', { name: 'Depositar' })).toBeNull()
  expect(panel.getByRole('button', { name: 'Sacar' })).toBeDefined()
})

const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))

test('[R070] [R041] the package that comes with user info leads from the panel to its deposit', async () => {
  const { user, panel } = await openPanel({ paypackage: entry })
  await user.click(
    await panel.findByRole('button', { name: /^Recarga de R.\s100,00 \+ R.\s5,00 de bônus$/ }),
  )
  await waitFor(() =>
    expect(useOverlays.getState().stack.at(-1)).toMatchObject({
      id: 'cash',
      params: { tab: 'deposit' },
    }),
  )
})

test('[R070] without such a package the panel offers none', async () => {
  const { panel } = await openPanel({ paypackage: null })
  expect(panel.queryByRole('button', { name: /^Recarga de/ })).toBeNull()
})
