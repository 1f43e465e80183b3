import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../session/query-client.ts'
import { drawAt, someEvent } from '../test/event.ts'

const emitted: [string, unknown][] = []
const heard = new Map<string, (...values: unknown[]) => void>()

vi.mock('socket.io-client', () => ({
  io: () => ({
    connected: true,
    on: (name: string, handler: (...values: unknown[]) => void) => heard.set(name, handler),
    emit: (name: string, value: unknown) => emitted.push([name, value]),
  }),
}))

beforeEach(() => {
  queryClient.setQueryData(['sport', 'event', 'e1'], { eventId: 'e1', markets: [] })
})

afterEach(() => {
  queryClient.clear()
  emitted.length = 0
})

test('[R107] after a lost connection prices are asked for anew, and what is watched is named again', async () => {
  const { watchEvents } = await import('./live.ts')
  const stop = watchEvents(['e1'])
  await vi.waitFor(() => expect(heard.has('connect')).toBe(true))
  const isStale = () => queryClient.getQueryState(['sport', 'event', 'e1'])?.isInvalidated
  heard.get('connect')!()
  expect(isStale()).toBe(false)
  emitted.length = 0
  heard.get('connect')!()
  expect(isStale()).toBe(true)
  expect(emitted).toContainEqual(['watch', ['e1']])
  stop()
})

test.each(['event', 'detail'])(
  '[R084] [R107] a match that is looked at as “%s” follows its phase and closes its markets',
  async (kind) => {
    const { watchEvents } = await import('./live.ts')
    const queryKey = ['sport', kind, 'e1']
    const market = { ...drawAt('2.00'), group: 'main' }
    queryClient.setQueryData(queryKey, { ...someEvent(), markets: [market], groups: [] })
    const shown = { queryKey, queryFn: () => null, staleTime: Infinity }
    const leave = new QueryObserver(queryClient, shown).subscribe(() => {})
    const stop = watchEvents(['e1'])
    await vi.waitFor(() => expect(emitted).toContainEqual(['watchMarkets', ['e1']]))
    heard.get('sportEvent')!(someEvent({ phase: 2, minute: 45, status: 'suspended', version: 2 }))
    await vi.waitFor(() =>
      expect(queryClient.getQueryData(queryKey)).toMatchObject({
        phase: 2,
        markets: [{ status: 'suspended' }],
      }),
    )
    stop()
    leave()
  },
)

test.each([
  ['fifty changes of prices are all drawn', 50, '51.00', 0],
  ['of more only the last are kept, and the match is asked for once', 500, '2.00', 1],
] as const)('[R107] when a hidden page comes back %s', async (_what, count, odds, asked) => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  const { watchEvents } = await import('./live.ts')
  const queryKey = ['sport', 'event', 'e1']
  queryClient.setQueryData(queryKey, someEvent({ markets: [drawAt('2.00')], version: 1 }))
  const queryFn = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
  const shown = { queryKey, queryFn, staleTime: Infinity }
  const leave = new QueryObserver(queryClient, shown).subscribe(() => {})
  const stop = watchEvents(['e1'])
  await vi.waitFor(() => expect(heard.has('sportMarkets')).toBe(true))
  const { marketId } = drawAt('2.00')
  for (let version = 2; version <= count + 1; version++) {
    const moved = { [marketId]: [`${version}.00`] }
    const change = { eventId: 'e1', since: version - 1, version, status: 'open', moved }
    heard.get('sportMarkets')!({ ...change, markets: [], gone: [] })
  }
  vi.advanceTimersToNextFrame()
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ markets: [{ outcomes: [{ odds }] }] })
  expect(queryFn).toHaveBeenCalledTimes(asked)
  stop()
  leave()
  vi.useRealTimers()
})
