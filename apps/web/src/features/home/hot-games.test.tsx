import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../session/query-client.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { HotGames } from './hot-games.tsx'

test('[R081] the most played games are not named where nobody has played', async () => {
  startServer({ hot: () => ({ data: [] }) })
  await showPage(<HotGames />)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mais jogados' })).toBeNull())
})
