import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { trimOverlays, useOverlays } from '../../overlays/overlay-store.ts'
import { playerQuery } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { followRewards } from './follow-rewards.ts'

test('[R098] a test player who was there before this code came is told of the account too', async () => {
  startServer({
    getUserTest: () => ({
      data: { username: 'teste-1@jogada.invalid', pwd: 'abc-123', balance: '100.00' },
    }),
  })
  await showPage(<p>page</p>)
  queryClient.setQueryData(playerQuery.queryKey, somePlayer({ uId: '78', testFlag: 1 }))
  followRewards(() => Promise.resolve(null))
  await waitFor(() => expect(useOverlays.getState().stack.at(-1)?.id).toBe('testAccount'))
  trimOverlays()
})
