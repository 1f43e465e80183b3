import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../session/query-client.ts'
import { someEvent } from '../test/event.ts'
import { startServer } from '../test/server.ts'
import { frontEventsQuery } from './event-queries.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

test('[R010] a list of home that a server which has just begun left empty is asked for again within seconds', async () => {
  const lists = [[], [someEvent()]]
  const { heard } = startServer({ front: () => ({ data: lists.shift() ?? [someEvent()] }) })
  const stop = new QueryObserver(queryClient, frontEventsQuery('upcoming')).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  expect(queryClient.getQueryData(frontEventsQuery('upcoming').queryKey)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(heard).toHaveLength(2)
  stop()
})

test('a list that stays empty is asked for as seldom as one that is not', async () => {
  const { heard } = startServer({ front: () => ({ data: [] }) })
  const stop = new QueryObserver(queryClient, frontEventsQuery('live')).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(30_000)
  const atFirst = heard.length
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(heard.length - atFirst).toBe(30)
  stop()
})
