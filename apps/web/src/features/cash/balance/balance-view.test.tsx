import type { CallReply, wallet } from '@jogada/contract'
import { act, screen } from '@testing-library/react'
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
