import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export type DatabaseRoad = {
  /** The database as it is reached over this road. */
  readonly url: string
  /** What happens to those who come: they pass, find nobody, or are never answered. */
  set(state: 'open' | 'closed' | 'silent'): void
  /** Lets nothing pass any more between those who have passed, without a word. */
  freeze(): void
  /** Those who came and have not left. */
  open(): number
  /** How often somebody came. */
  came(): number
  close(): Promise<void>
}

/** A road to a database on which it can get lost in every way that a network knows. */
export async function roadTo(databaseUrl: string): Promise<DatabaseRoad> {
  const there = new URL(databaseUrl)
  const here = new Set<Socket>()
  let state: 'open' | 'closed' | 'silent' = 'open'
  let came = 0
  const server = createServer((socket) => {
    came++
    socket.on('error', () => undefined)
    if (state === 'closed') return socket.destroy()
    here.add(socket)
    socket.once('close', () => here.delete(socket))
    if (state === 'silent') return socket.resume()
    const database = connect(Number(there.port || 5432), there.hostname)
    database.on('error', () => undefined)
    database.once('close', () => socket.destroy())
    socket.once('close', () => database.destroy())
    return socket.pipe(database).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: String(url),
    set: (next) => void (state = next),
    freeze() {
      for (const socket of here) socket.unpipe().resume()
    },
    open: () => here.size,
    came: () => came,
    async close() {
      for (const socket of here) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
