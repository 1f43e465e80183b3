import type { CallReply, wallet } from '@jogada/contract'
import type { BonusEntry } from '@jogada/contract/promotion'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../../session/query-client.ts'
import { balanceQuery } from '../../../session/player-queries.ts'
import { someBalance, somePlayer } from '../../../test/player.ts'
import { startServer } from '../../../test/server.ts'
import { showPage } from '../../../test/show-page.tsx'
import { BalanceView } from './balance-view.tsx'

type Parts = CallReply<typeof wallet.locks>

const parts = (wagered: string, left: string): Parts => ({
  balance: '100.00',
  withdrawable: '0.00',
  locked: '100.00',
  held: '0.00',
  withdrawing: '0.00',
  bonus: '0.00',
  owed: '0.00',
  locks: [
    {
      lockId: 'pix:E1',
      source: 'deposit',
      amount: '100.00',
      needed: '100.00',
      wagered,
      left,
      maxBet: null,
      lockedAt: '2026-11-20T15:00:00.000Z',
    },
  ],
})

test('[R062] the progress of a lock follows the play that goes on meanwhile', async () => {
  let now = parts('0.00', '100.00')
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    locks: () => ({ data: now }),
    bonuses: () => ({ data: [] }),
  })
  queryClient.setQueryData(balanceQuery.queryKey, someBalance({ version: '1' }))
  await showPage(<BalanceView />)
  expect(await screen.findByText('0%')).toBeDefined()
  now = parts('40.00', '60.00')
  act(() => {
    queryClient.setQueryData(balanceQuery.queryKey, someBalance({ version: '2' }))
  })
  expect(await screen.findByText('40%')).toBeDefined()
})

test('[R062] a bonus that waits behind a deposit says from when on play counts for it', async () => {
  let missing = '80.00'
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    locks: () => ({ data: parts('40.00', '60.00') }),
    bonuses: () => ({ data: [{ ...aBonus, missing }] }),
  })
  queryClient.setQueryData(balanceQuery.queryKey, someBalance({ version: '1' }))
  await showPage(<BalanceView />)
  expect(await screen.findByText(/depois de mais R\$\s60,00 em apostas/)).toBeDefined()
  missing = '20.00'
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(screen.queryByText(/depois de mais/)).toBeNull())
})

test('[SEC-09] a bonus that is given up again after no answer is given up under the same key', async () => {
  const { heard } = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    locks: () => ({ data: parts('40.00', '60.00') }),
    bonuses: () => ({ data: [aBonus] }),
    'gift%3A1': () => Promise.reject(new TypeError('Failed to fetch')),
  })
  const { user } = await showPage(<BalanceView />)
  await user.click(await screen.findByRole('button', { name: 'Desistir deste bônus' }))
  const sent = () => heard.filter(({ path }) => path.includes('cancelBonus'))
  for (const tries of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Desistir' }))
    await waitFor(() => expect(sent()).toHaveLength(tries))
    const alert = within(await screen.findByRole('alertdialog'))
    await user.click(alert.getAllByRole('button').at(-1)!)
  }
  const [first, again] = sent()
  expect(first!.key).not.toBeNull()
  expect(again!.key).toBe(first!.key)
})

const aBonus: BonusEntry = {
  bonusId: 'gift:1',
  amount: '10.00',
  wagered: '0.00',
  toWager: '20.00',
  missing: '20.00',
  grantedAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-11-27T15:00:00.000Z',
  contribution: [],
  maxBet: '5.00',
}

test('[R062] nobody who owes reads that all of the balance can be withdrawn', async () => {
  let owed = '40.00'
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    locks: () => ({ data: { ...parts('0.00', '0.00'), locks: [], locked: '0.00', owed } }),
    bonuses: () => ({ data: [] }),
  })
  await showPage(<BalanceView />)
  await screen.findByText(/R\$\s40,00/)
  const free = /tudo o que está no saldo pode ser sacado/
  expect(screen.queryByText(free)).toBeNull()
  owed = '0.00'
  await act(() => queryClient.invalidateQueries())
  expect(await screen.findByText(free)).toBeDefined()
})

test('[R135] a bonus in play names its highest bet beside how far it was played', async () => {
  startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    locks: () => ({ data: parts('0.00', '100.00') }),
    bonuses: () => ({ data: [aBonus] }),
  })
  await showPage(<BalanceView />)
  expect(await screen.findByText(/Aposta máxima com o bônus em jogo: R\$\s5,00/)).toBeDefined()
})
