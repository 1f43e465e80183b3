import type { AddressInfo } from 'node:net'
import { headerNames, security, SOCKET_PATH } from '@jogada/contract'
import type { CallReply, Envelope, PlayerEvents, PlayerRequests } from '@jogada/contract'
import { io } from 'socket.io-client'
import type { TestPlayer } from './test-player.ts'
import type { TestServer } from './test-server.ts'

type Heard = { readonly name: string; readonly payload: unknown }

export type PlayerSocket = {
  /** Payloads of one event, in the order in which they came. */
  heard(name: keyof PlayerEvents): unknown[]
  tell<Name extends keyof PlayerRequests>(
    name: Name,
    ...said: Parameters<PlayerRequests[Name]>
  ): void
  isOpen(): boolean
  close(): void
}

const LONG_RESTED_S = '86400'

/** What opens one socket of the player's session, asked for by the app itself, which is no act. */
export async function socketTicketOf(
  { app }: TestServer,
  player: Pick<TestPlayer, 'token'>,
): Promise<string> {
  const response = await app.inject({
    method: security.socketTicket.method,
    url: security.socketTicket.path,
    headers: {
      [headerNames.authorization]: player.token,
      [headerNames.rested]: LONG_RESTED_S,
    },
  })
  const { data } = response.json<Envelope<CallReply<typeof security.socketTicket>>>()
  if (!data) throw new Error(`no ticket: ${response.statusCode}`)
  return data.ticket
}

/** The player's own socket to a server that listens; opened with this ticket, or one of its own. */
export async function connectAs(
  server: TestServer,
  player: TestPlayer,
  ticket?: string,
): Promise<PlayerSocket> {
  const { port } = server.app.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    query: { token: ticket ?? (await socketTicketOf(server, player)) },
    forceNew: true,
  })
  const all: Heard[] = []
  socket.onAny((name: string, payload: unknown) => all.push({ name, payload }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    heard: (name) => all.filter((one) => one.name === name).map((one) => one.payload),
    tell: (name, ...said) => void socket.emit(name, ...said),
    isOpen: () => socket.connected,
    close: () => socket.disconnect(),
  }
}
