import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Heard = (...values: unknown[]) => void

/** Stands in for the connections that the library would open. */
class Connection {
  readonly token: string
  connected = false
  readonly said: unknown[][] = []
  readonly heard = new Map<string, Set<Heard>>()

  constructor(token: string) {
    this.token = token
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
    if (name === 'connect') this.connected = true
    this.heard.get(name)?.forEach((handler) => handler(...values))
  }
}

const opened: Connection[] = []

vi.mock('socket.io-client', () => ({
  io: ({ query }: { query: { token: string } }) => {
    const connection = new Connection(query.token)
    opened.push(connection)
    return connection
  },
}))

beforeEach(() => {
  vi.resetModules()
  opened.length = 0
})
afterEach(async () => (await import('./socket.ts')).connectAs(null))

test('[R095] connect: each connection, the first and every later one, fetches what was missed', async () => {
  const { connectAs, onConnect } = await import('./socket.ts')
  const fetched = vi.fn<() => void>()
  const stop = onConnect(fetched)
  await connectAs('a-token')
  expect(opened.map(({ token }) => token)).toEqual(['a-token'])
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
