import { act, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { frontEventsQuery } from '../sports/event-queries.ts'
import { queryClient } from '../session/query-client.ts'
import { startServer } from '../test/server.ts'
import { showPage } from '../test/show-page.tsx'
import { BottomBar } from './bottom-bar.tsx'

const { queryKey } = frontEventsQuery('live')
const match = { eventId: 'e1' }

afterEach(() => vi.useRealTimers())

const sports = () => screen.getByRole('link', { name: /^Esportes/ })
const isLive = () => sports().textContent === 'Esportes: Ao vivo agora'

/** As home asks, beside the bar. */
function Home() {
  useQuery(frontEventsQuery('live'))
  return null
}

test('[R010] the way to sports says that a match is in play, as home knows it and for as long as it is', async () => {
  let live: readonly object[] = [match]
  startServer({ front: () => ({ data: live }) })
  await showPage(
    <>
      <Home />
      <BottomBar />
    </>,
  )
  await waitFor(() => expect(isLive()).toBe(true))
  live = []
  await act(() => queryClient.invalidateQueries({ queryKey: ['sport', 'events'] }))
  await waitFor(() => expect(sports().textContent).toBe('Esportes'))
})

test('the bar itself asks for nothing, and forgets what nobody has asked for long', async () => {
  const { paths } = startServer({})
  await showPage(<BottomBar />)
  await waitFor(() => expect(sports().textContent).toBe('Esportes'))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => void queryClient.setQueryData(queryKey, [match] as never))
  await waitFor(() => expect(isLive()).toBe(true))
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000))
  expect(isLive()).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(sports().textContent).toBe('Esportes')
  expect(paths().filter((path) => path.includes('sport'))).toEqual([])
})
