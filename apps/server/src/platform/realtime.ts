import type { Server as HttpServer } from 'node:http'
import { LIVE_NAMESPACE, SOCKET_PATH } from '@jogada/contract'
import type {
  casino,
  draw,
  LiveEvents,
  LiveRequests,
  PlayerEvents,
  PlayerRequests,
} from '@jogada/contract'
import { Server } from 'socket.io'
import { createLiveWatchers } from './live-watchers.ts'
import type { Sessions } from './session-lookup.ts'

type SocketState = { playerId: bigint; sessionId: bigint }

/** Messages to the sockets of players and visitors. Nothing here is a promise: clients refetch. */
export type Realtime = {
  /** To every socket of one player. */
  toPlayer<Name extends keyof PlayerEvents>(
    playerId: bigint,
    name: Name,
    ...payload: Parameters<PlayerEvents[Name]>
  ): void
  /** To everybody who looks at the event. */
  toWatchers(eventId: string, ...payload: Parameters<LiveEvents['sportEvent']>): void
  /** To everybody who looks at a channel of shared rounds. */
  toDrawWatchers(channel: draw.DrawChannel, tick: draw.DrawTick): void
  /** To everybody who looks at the wins feed. */
  toWinWatchers(wins: casino.PublicWin[]): void
  /** Whether a socket of this process looks at the channel. */
  isDrawWatched(channel: draw.DrawChannel): boolean
  /** Closes the sockets of a session that has ended. */
  closeSession(sessionId: bigint): void
  /** Called with the game's code when a player leaves a game page. */
  onOffGame(listener: (playerId: bigint, code: string) => void): void
  attach(server: HttpServer, sessions: Sessions): void
  close(): Promise<void>
}

const MAX_WATCHED = 60
const MAX_CHANNELS = 5
const MAX_FRAME_BYTES = 16_384

export function createRealtime(): Realtime {
  const io = new Server<
    PlayerRequests & LiveRequests,
    PlayerEvents & LiveEvents,
    object,
    SocketState
  >({
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
  })
  const offGameListeners: ((playerId: bigint, code: string) => void)[] = []
  const live = io.of(LIVE_NAMESPACE)
  const watchers = createLiveWatchers(live as never)

  return {
    toPlayer: (playerId, name, ...payload) => {
      io.to(`player:${playerId}`).emit(name, ...(payload as never))
    },
    toWatchers: (eventId, event) => {
      watchers.tell(eventId, event)
    },
    toDrawWatchers: (channel, tick) => {
      live.to(`draw:${channel}`).emit('draw', tick)
    },
    toWinWatchers: (wins) => {
      live.to('wins').emit('wins', wins)
    },
    isDrawWatched: (channel) => live.adapter.rooms.has(`draw:${channel}`),
    closeSession: (sessionId) => {
      io.in(`session:${sessionId}`).disconnectSockets(true)
    },
    onOffGame: (listener) => {
      offGameListeners.push(listener)
    },
    attach(server, sessions) {
      io.attach(server)
      servePlayers(io, sessions, (playerId, code) => {
        for (const listener of offGameListeners) listener(playerId, code)
      })
      live.on('connection', (socket) => {
        socket.on('watch', (eventIds) => {
          if (!Array.isArray(eventIds)) return
          for (const room of socket.rooms) if (room.startsWith('event:')) void socket.leave(room)
          for (const eventId of eventIds.slice(0, MAX_WATCHED)) {
            if (typeof eventId === 'string') void socket.join(`event:${eventId}`)
          }
        })
        socket.on('watchWins', (on) => {
          void (on ? socket.join('wins') : socket.leave('wins'))
        })
        socket.on('watchDraws', (channels) => {
          if (!Array.isArray(channels)) return
          for (const room of socket.rooms) if (room.startsWith('draw:')) void socket.leave(room)
          for (const channel of channels.slice(0, MAX_CHANNELS)) {
            if (typeof channel === 'string') void socket.join(`draw:${channel}`)
          }
        })
      })
    },
    close: async () => {
      await io.close()
    },
  }
}

type PlayerServer = Server<
  PlayerRequests & LiveRequests,
  PlayerEvents & LiveEvents,
  object,
  SocketState
>

function servePlayers(
  io: PlayerServer,
  sessions: Sessions,
  offGame: (playerId: bigint, code: string) => void,
) {
  io.use((socket, next) => {
    sessionOf(sessions, socket.handshake.query['token']).then(
      (session) => {
        if (!session) return next(new Error('unauthenticated'))
        socket.data = { playerId: session.playerId, sessionId: session.sessionId }
        return next()
      },
      (error: Error) => next(error),
    )
  })
  io.on('connection', (socket) => {
    const { playerId, sessionId } = socket.data
    void socket.join([`player:${playerId}`, `session:${sessionId}`])
    socket.on('offGame', (code) => {
      if (typeof code === 'string' && code.length <= 40) offGame(playerId, code)
    })
  })
}

const sessionOf = async (sessions: Sessions, token: unknown) =>
  typeof token === 'string' && token !== '' ? sessions.find(token) : null
