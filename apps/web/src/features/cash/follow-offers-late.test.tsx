import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOverlays } from '../../overlays/overlay-store.ts'
import { balanceQuery, playerQuery } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { followOffers } from './follow-offers.ts'

test('[R104] a balance that was there before this code came is the one that the next falls from', async () => {
  startServer({ getPrices: () => ({ data: [] }), earnedOffer: () => ({ data: null }) })
  await showPage(<p>jogo</p>)
  const player = somePlayer({ kyc: 1, paySumAmount: '100.00' })
  queryClient.setQueryData(playerQuery.queryKey, player)
  queryClient.setQueryData(balanceQuery.queryKey, someBalance({ balance: '50.00' }))
  followOffers()
  queryClient.setQueryData(balanceQuery.queryKey, someBalance({ balance: '9.99' }))
  await waitFor(() => expect(useOverlays.getState().stack.at(-1)?.id).toBe('gameDeposit'), {
    timeout: 60_000,
  })
})
