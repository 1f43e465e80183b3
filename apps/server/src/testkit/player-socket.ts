import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SOCKET_PATH } from '@jogada/contract'
import type { PlayerEvents, PlayerRequests } from '@jogada/contract'
import { io } from 'socket.io-client'
import type { TestPlayer } from './test-player.ts'
import type { TestServer } from './test-server.ts'

type Heard = { readonly name: string; readonly payload: unknown }

export type PlayerSocket = {
  /** Payloads of one event, in the order in which they came. */
  heard(name: keyof PlayerEvents): unknown[]
  tell(name: keyof PlayerRequests, said: string): void
  isOpen(): boolean
  close(): void
}

/** The player's own socket to a server that listens. */
export async function connectAs({ app }: TestServer, player: TestPlayer): Promise<PlayerSocket> {
  const { port } = app.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    query: { token: player.token },
  })
  const all: Heard[] = []
  socket.onAny((name: string, payload: unknown) => all.push({ name, payload }))
  await once(socket as never, 'connect')
  return {
    heard: (name) => all.filter((one) => one.name === name).map((one) => one.payload),
    tell: (name, said) => void socket.emit(name, said),
    isOpen: () => socket.connected,
    close: () => socket.disconnect(),
  }
}
