import { SOCKET_PATH } from '@jogada/contract'
import type {
  casino,
  LiveEvents,
  LiveRequests,
  PlayerEvents,
  PlayerRequests,
} from '@jogada/contract'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Redis } from 'ioredis'
import { Server } from 'socket.io'
import { isOwnOrigin } from './origins.ts'

const MAX_FRAME_BYTES = 16_384

const STREAM = 'jogada:sockets'
const STREAM_LENGTH = 10_000

type SocketState = { playerId: bigint; sessionId: bigint }

/** What processes tell each other beside what they tell sockets. */
type ProcessEvents = {
  wins: (wins: OwnedWin[]) => void
  winsListing: (playerId: string, isListed: boolean) => void
  /** Asks how many players are connected to a process. */
  countPlayers: (answer: (players: number) => void) => void
}

/** A win that is told, with whose it is, which only processes hear. */
export type OwnedWin = { readonly win: casino.PublicWin; readonly playerId: string }

/** The sockets of players; those of visitors are in a namespace of it. */
export type SocketServer = Server<
  PlayerRequests & LiveRequests,
  PlayerEvents & LiveEvents,
  ProcessEvents,
  SocketState
>

export type SocketServerOptions = {
  /** Joins the sockets of all processes that share it; without it this process is alone. */
  readonly redis?: Redis | null
  /** Where browsers find the product, when it is not the host that they ask. */
  readonly publicUrl?: string | undefined
}

/** A server of sockets that is not attached to anything yet. */
export const createSocketServer = ({ redis, publicUrl }: SocketServerOptions): SocketServer =>
  new Server({
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request, publicUrl)),
    ...(redis && {
      adapter: createAdapter(redis, {
        streamName: STREAM,
        channelPrefix: STREAM,
        maxLen: STREAM_LENGTH,
        onlyPlaintext: true,
      }),
    }),
  })
