import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { headerNames, LIVE_NAMESPACE, security, SOCKET_PATH } from '@jogada/contract'
import type { LiveEvents, LiveRequests, PlayerEvents, PlayerRequests } from '@jogada/contract'
import type { GameStops } from '@jogada/contract/game'
import { HOUSE_GAMES } from '@jogada/core/games/house-games'
import type { HouseGame } from '@jogada/core/games/house-games'
import { Server } from 'socket.io'
import type { Namespace } from 'socket.io'
import { onTestFinished, vi } from 'vitest'
import { connectAs, onConnect } from '../realtime/socket.ts'

/** The document of the test, whose address decides where the app connects to. */
declare const jsdom: { reconfigure(settings: { readonly url: string }): void }

export type SocketServer = {
  /** Sends an event to the player who is connected. */
  readonly say: Server<PlayerRequests, PlayerEvents>['emit']
  /** Tokens of the sessions whose connections came, in their order. */
  readonly tokens: readonly string[]
  /** What the app said, each with its name first. */
  readonly said: readonly (readonly unknown[])[]
  /** Ends the connections, as the server does with those of a session that was ended. */
  readonly turnAway: () => void
}

/** A realtime server on a port of its own, and the app connected to it as a player. */
export async function connectToServer(token = 'a-token'): Promise<SocketServer> {
  const http = createServer()
  const server = new Server<PlayerRequests, PlayerEvents>(http, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    cors: { origin: '*' },
  })
  const tokens: string[] = []
  const said: unknown[][] = []
  server.on('connection', (socket) => {
    tokens.push(String(socket.handshake.query['token']).replace(TICKET, ''))
    socket.onAny((...words: unknown[]) => said.push(words))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  jsdom.reconfigure({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/home` })
  giveTickets()
  onTestFinished(async () => {
    await connectAs(null)
    await server.close()
  })
  const connected = new Promise<void>((resolve) => {
    const stop = onConnect(() => {
      stop()
      resolve()
    })
  })
  await connectAs(token)
  await connected
  return {
    say: server.emit.bind(server),
    tokens,
    said,
    turnAway: () => server.disconnectSockets(true),
  }
}

const TICKET = 'ticket of '

/** Answers whoever asks for a ticket, by the session that asks; other calls go where they went. */
function giveTickets() {
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url !== security.socketTicket.path) return others(url, init)
    const token = new Headers(init.headers).get(headerNames.authorization)
    return Response.json({ status: 200, message: '', data: { ticket: `${TICKET}${token}` } })
  })
}

export type StopServer = {
  /** Says which games are stopped or by hand alone, to who asked and to the next one who asks. */
  readonly tell: (stopped: readonly HouseGame[], manual?: readonly HouseGame[]) => void
  /** Breaks the connections, which come back by themselves. */
  readonly breakConnections: () => void
  readonly close: () => Promise<void>
}

/**
 * The live part of a realtime server that tells of stopped games; whatever connects from now on in
 * this file connects to it.
 */
export async function startStopServer(): Promise<StopServer> {
  const http = createServer()
  const server = new Server(http, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    cors: { origin: '*' },
  })
  const live: Namespace<LiveRequests, LiveEvents> = server.of(LIVE_NAMESPACE)
  let stopped: readonly HouseGame[] = []
  let manual: readonly HouseGame[] = []
  let version = 0
  const stops = () =>
    Object.fromEntries(
      HOUSE_GAMES.map((name) => [
        name,
        { isStopped: stopped.includes(name), isManual: manual.includes(name), version },
      ]),
    ) as GameStops
  live.on('connection', (socket) =>
    socket.on('watchStops', (on) => {
      void (on ? socket.join('stops') : socket.leave('stops'))
      if (on) socket.emit('gameStops', stops())
    }),
  )
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  jsdom.reconfigure({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/home` })
  return {
    tell(names, byHand = []) {
      stopped = names
      manual = byHand
      version += 1
      live.to('stops').emit('gameStops', stops())
    },
    breakConnections: () => {
      for (const socket of live.sockets.values()) socket.conn.close()
    },
    close: () => server.close(),
  }
}
