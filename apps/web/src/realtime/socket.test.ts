import { security } from '@jogada/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Heard = (...values: unknown[]) => void

/** Stands in for the connections that the library would open. */
class Connection {
  readonly io: { opts: { query?: { token: string } } } = { opts: {} }
  /** What it showed at the door each time. */
  readonly shown: (string | undefined)[] = []
  connected = false
  readonly said: unknown[][] = []
  readonly heard = new Map<string, Set<Heard>>()

  connect() {
    this.shown.push(this.io.opts.query?.token)
  }
  on(name: string, handler: Heard) {
    this.heard.set(name, (this.heard.get(name) ?? new Set()).add(handler))
  }
  off(name: string, handler: Heard) {
    this.heard.get(name)?.delete(handler)
  }
  emit(...said: unknown[]) {
    this.said.push(said)
  }
  disconnect() {
    this.connected = false
  }
  hear(name: string, ...values: unknown[]) {
    this.connected = name === 'connect' || (this.connected && !/disconnect|error/.test(name))
    this.heard.get(name)?.forEach((handler) => handler(...values))
  }
}

const opened: Connection[] = []

vi.mock('socket.io-client', () => ({
  io: () => {
    const connection = new Connection()
    opened.push(connection)
    return connection
  },
}))

let tickets = 0
let refused = 0
let asked = 0
beforeEach(() => {
  vi.resetModules()
  opened.length = 0
  tickets = 0
  refused = 0
  asked = 0
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked++
    if (path !== security.socketTicket.path) refused = 404
    if (refused)
      return Response.json({ status: refused, message: '', data: null }, { status: refused })
    const session = new Headers(init.headers).get('authorization')
    const ticket = `${++tickets} of ${session}`
    return Response.json({ status: 200, message: '', data: { ticket } })
  })
})
afterEach(async () => {
  await (await import('./socket.ts')).connectAs(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const shown = (index = 0) => opened[index]?.shown ?? []

test('[R095] connect: each connection, the first and every later one, fetches what was missed', async () => {
  const { connectAs, onConnect } = await import('./socket.ts')
  const fetched = vi.fn<() => void>()
  const stop = onConnect(fetched)
  await connectAs('a-token')
  await vi.waitFor(() => expect(shown()).toEqual(['1 of a-token']))
  expect(opened).toHaveLength(1)
  expect(fetched).not.toHaveBeenCalled()
  opened[0]!.hear('connect')
  opened[0]!.hear('connect')
  expect(fetched).toHaveBeenCalledTimes(2)
  stop()
  opened[0]!.hear('connect')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('[R095] [R096] what was said before the connection stands is said at connect, once', async () => {
  const { connectAs, tellServerSoon } = await import('./socket.ts')
  await connectAs('a-token')
  tellServerSoon('offGame', 'dice')
  expect(opened[0]!.said).toEqual([])
  opened[0]!.hear('connect')
  opened[0]!.hear('connect')
  expect(opened[0]!.said).toEqual([['offGame', 'dice']])
})

test('[R095] events are heard over a change of the session, and none after leaving it', async () => {
  const { connectAs, isLive, onPlayerEvent } = await import('./socket.ts')
  const heard = vi.fn<(change: object) => void>()
  onPlayerEvent('insBalance', heard)
  await connectAs('a-token')
  await connectAs('another-token')
  const [first, second] = opened
  second!.hear('connect')
  expect([first!.connected, second!.connected, isLive()]).toEqual([false, true, true])
  second!.hear('insBalance', { balance: '1.00', version: '2' })
  expect(heard).toHaveBeenCalledTimes(1)
  await connectAs(null)
  expect([second!.connected, isLive()]).toEqual([false, false])
})

test('[X14] each try shows a ticket of its own, and none the session’s token', async () => {
  const { connectAs } = await import('./socket.ts')
  await connectAs('a-token')
  await vi.waitFor(() => expect(shown()).toEqual(['1 of a-token']))
  vi.useFakeTimers()
  opened[0]!.hear('connect')
  opened[0]!.hear('disconnect', 'transport close')
  await vi.runAllTimersAsync()
  expect(shown()).toEqual(['1 of a-token', '2 of a-token'])
  opened[0]!.hear('connect_error', new Error('unauthenticated'))
  await vi.runAllTimersAsync()
  expect(shown()).toEqual(['1 of a-token', '2 of a-token', '3 of a-token'])
})

test('[R095] where no ticket comes it is asked for again, until somebody leaves', async () => {
  const { connectAs } = await import('./socket.ts')
  refused = 503
  vi.useFakeTimers()
  await connectAs('a-token')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([opened.length, shown()]).toEqual([1, []])
  refused = 0
  await vi.advanceTimersByTimeAsync(10_000)
  expect(shown()).toEqual(['1 of a-token'])
  opened[0]!.hear('disconnect', 'transport close')
  await connectAs(null)
  await vi.runAllTimersAsync()
  expect(shown()).toEqual(['1 of a-token'])
})

test.each([401, 403])('[X14] who is told %i is given no ticket, and asks no more', async (http) => {
  const { connectAs } = await import('./socket.ts')
  refused = http
  vi.useFakeTimers()
  await connectAs('a-token')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked, shown()]).toEqual([1, []])
})
