import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepToken } from '../session/session.ts'
import { someLicence } from '../test/licence.ts'
import { someBalance, somePlayer } from '../test/player.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { PlayerBar } from './player-bar.tsx'

afterEach(() => keepToken(null))

async function showBar(barred: boolean) {
  startServer({
    licence: () => ({ data: someLicence() }),
    userInfo: () => ({ data: somePlayer({ kyc: 1, header: 7, barred }) }),
    getBalance: () => ({ data: someBalance() }),
  })
  keepToken('the-token')
  await showPage(<PlayerBar />)
  await screen.findByText(/100,00/)
}

test('[RG-04] the bar offers no deposit to a player who may not make one', async () => {
  await showBar(true)
  await expect.poll(() => screen.queryByRole('button', { name: 'Depositar' })).toBeNull()
})

test('[R010] the bar leads every other player to the deposit', async () => {
  await showBar(false)
  expect(screen.getByRole('button', { name: 'Depositar' })).toBeDefined()
})
