import type { Server as HttpServer } from 'node:http'
import { LIVE_NAMESPACE, SOCKET_PATH } from '@jogada/contract'
import type {
  casino,
  draw,
  game,
  LiveEvents,
  LiveRequests,
  PlayerEvents,
  PlayerRequests,
  sport,
} from '@jogada/contract'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Redis } from 'ioredis'
import { Server } from 'socket.io'
import { endWires } from './end-wires.ts'
import { createLiveWatchers, endWhenUnread } from './live-watchers.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { isOwnOrigin } from './origins.ts'
import type { SocketTickets } from './session-lookup.ts'
import type { Wire } from './whole-frame.ts'

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

/** A player has left a game, or the opening of it that is named. */
type OffGame = (playerId: bigint, code: string, opening?: string) => Promise<void> | void

/** Messages to the sockets of players and visitors. Nothing here is a promise: clients refetch. */
export type Realtime = {
  /** To every socket of one player, whichever process it is connected to. */
  toPlayer<Name extends keyof PlayerEvents>(
    playerId: bigint,
    name: Name,
    ...payload: Parameters<PlayerEvents[Name]>
  ): void
  /** To every connected player. */
  toEveryPlayer<Name extends keyof PlayerEvents>(
    name: Name,
    ...payload: Parameters<PlayerEvents[Name]>
  ): void
  /**
   * To the players whose sockets are at this process; each process knows what it tells them itself.
   */
  toPlayersHere<Name extends keyof PlayerEvents>(
    name: Name,
    ...payload: Parameters<PlayerEvents[Name]>
  ): void
  /** To everybody at this process who looks at the event; each process follows the feed itself. */
  toWatchers(eventId: string, event: () => sport.SportEvent): void
  /**
   * To everybody at this process who looks at every market of the event; `all` is for those
   * who lag behind.
   */
  toMarketWatchers(
    eventId: string,
    changes: () => sport.MarketChanges,
    all: () => sport.MarketChanges,
  ): void
  /**
   * To everybody at this process who looks at a channel; each process looks at the rounds itself.
   */
  toDrawWatchers(channel: draw.DrawChannel, tick: draw.DrawTick): void
  /** To everybody at this process who looks at the wins feed; `all` is for those who lag behind. */
  toWinWatchers(wins: casino.PublicWin[], all: () => casino.PublicWin[]): void
  /**
   * To everybody at this process who looks at a game: which are stopped; who comes later hears
   * it on coming.
   */
  toStopWatchers(stops: game.GameStops): void
  /** Tells the other processes of wins. */
  toOtherProcesses(wins: OwnedWin[]): void
  /** Called with the wins that another process told of. */
  onForeignWins(listener: (wins: OwnedWin[]) => void): void
  /** Tells every process that a player left the wins feed, or came back. */
  toWinListings(playerId: bigint, isListed: boolean): void
  /** Called when a player left the wins feed or came back, at any process. */
  onWinListing(listener: (playerId: string, isListed: boolean) => void): void
  /** To everybody at this process who looks at the wins feed: the list anew, newest first. */
  toWinWatchersAnew(wins: casino.PublicWin[]): void
  /** Whether a socket of this process looks at the channel. */
  isDrawWatched(channel: draw.DrawChannel): boolean
  /**
   * Players with an open connection at any process; who is connected to two processes counts twice.
   * A process that does not answer in time is left out.
   */
  playersOnline(): Promise<number>
  /** The same, with how many processes answered, this one included. */
  presence(): Promise<{ readonly players: number; readonly processes: number }>
  /** Sockets that are open at this process. */
  counts(): { readonly players: number; readonly visitors: number }
  /** The sessions that have a socket at this process. */
  openSessions(): bigint[]
  /** Closes this process's sockets of a session that has ended; the others hear of its end too. */
  closeSession(sessionId: bigint): void
  /** Called with the game's code when a player leaves a game page; must not throw. */
  onOffGame(listener: OffGame): void
  attach(server: HttpServer, tickets: SocketTickets): void
  /** Ends every socket, also of those who do not answer to that; the server below goes on. */
  close(): Promise<void>
}

const MAX_WATCHED = 60
/** Games that one page may leave before the first of them is closed. */
const MAX_LEFT = 8
/** As many as a slip may hold, and the page of one more. */
const MAX_MARKETS_WATCHED = 24
const MAX_CHANNELS = 5
const MAX_FRAME_BYTES = 16_384

const STREAM = 'jogada:sockets'
const STREAM_LENGTH = 10_000

export type RealtimeOptions = {
  /** Joins the sockets of all processes that share it; without it this process is alone. */
  readonly redis?: Redis | null
  /** Where browsers find the product, when it is not the host that they ask. */
  readonly publicUrl?: string | undefined
}

export function createRealtime({ redis, publicUrl }: RealtimeOptions = {}): Realtime {
  const io: PlayerServer = new Server({
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
  const offGameListeners: OffGame[] = []
  const listingListeners: ((playerId: string, isListed: boolean) => void)[] = []
  const live = io.of(LIVE_NAMESPACE)
  const namespaces = [io.of('/'), live]
  const watchers = createLiveWatchers(live as never)
  const playersHere = () =>
    new Set([...io.of('/').sockets.values()].map(({ data }) => data.playerId)).size
  io.on('countPlayers', (answer) => answer(playersHere()))

  const presence = async () => {
    const answers = [playersHere(), ...(redis ? await playersElsewhere(io) : [])]
    return { players: answers.reduce((sum, one) => sum + one, 0), processes: answers.length }
  }

  return {
    toPlayer: (playerId, name, ...payload) => {
      io.to(`player:${playerId}`).emit(name, ...(payload as never))
    },
    toEveryPlayer: (name, ...payload) => {
      io.emit(name, ...(payload as never))
    },
    toPlayersHere: (name, ...payload) => {
      io.local.emit(name, ...(payload as never))
    },
    toWatchers: (eventId, event) => {
      watchers.tell(eventId, event)
    },
    toMarketWatchers: (eventId, changes, all) => {
      watchers.tellMarkets(eventId, changes, all)
    },
    toDrawWatchers: (channel, tick) => {
      watchers.tellDraw(channel, tick)
    },
    toWinWatchers: (wins, all) => {
      watchers.tellWins(wins, all)
    },
    toStopWatchers: (stops) => {
      watchers.tellStops(stops)
    },
    toOtherProcesses: (wins) => {
      if (redis) live.serverSideEmit('wins', wins)
    },
    onForeignWins: (listener) => {
      live.on('wins', listener)
    },
    toWinListings: (playerId, isListed) => {
      for (const listener of listingListeners) listener(String(playerId), isListed)
      if (redis) live.serverSideEmit('winsListing', String(playerId), isListed)
    },
    onWinListing: (listener) => {
      listingListeners.push(listener)
      live.on('winsListing', listener)
    },
    toWinWatchersAnew: (wins) => {
      live.local.to('wins').emit('winsLeft', wins)
    },
    playersOnline: async () => (await presence()).players,
    presence,
    counts: () => ({ players: io.of('/').sockets.size, visitors: live.sockets.size }),
    isDrawWatched: (channel) => live.adapter.rooms.has(`draw:${channel}`),
    openSessions: () => [
      ...new Set([...io.of('/').sockets.values()].map(({ data }) => data.sessionId)),
    ],
    closeSession: (sessionId) => {
      io.local.in(`session:${sessionId}`).disconnectSockets(true)
    },
    onOffGame: (listener) => {
      offGameListeners.push(listener)
    },
    attach(server, tickets) {
      io.attach(server)
      servePlayers(io, tickets, async (...left) => {
        for (const listener of offGameListeners) await listener(...left)
      })
      live.on('connection', (socket) => {
        const watch = (kind: 'event' | 'markets' | 'draw', most: number) => (ids: string[]) => {
          if (!Array.isArray(ids)) return
          for (const room of socket.rooms) if (room.startsWith(`${kind}:`)) void socket.leave(room)
          for (const id of ids.slice(0, most)) {
            if (typeof id === 'string') void socket.join(`${kind}:${id}`)
          }
        }
        socket.on('watch', watch('event', MAX_WATCHED))
        socket.on('watchMarkets', watch('markets', MAX_MARKETS_WATCHED))
        socket.on('watchDraws', watch('draw', MAX_CHANNELS))
        socket.on('watchWins', (on) => {
          void (on ? socket.join('wins') : socket.leave('wins'))
        })
        socket.on('watchStops', (on) => watchers.watchStops(socket, on))
      })
    },
    // the server itself is not ours to end: io.close() would, and wait for every call and socket
    close: async () => {
      const wires = Object.values(
        (io.engine as unknown as { clients: Record<string, Wire> }).clients,
      )
      io.engine.close()
      await Promise.all([...namespaces.map(({ adapter }) => adapter.close()), endWires(wires)])
    },
  }
}

type PlayerServer = Server<
  PlayerRequests & LiveRequests,
  PlayerEvents & LiveEvents,
  ProcessEvents,
  SocketState
>

function servePlayers(
  io: PlayerServer,
  tickets: SocketTickets,
  offGame: (...left: Parameters<OffGame>) => Promise<void>,
) {
  io.use((socket, next) => {
    const ticket: unknown = socket.handshake.query['token']
    const redeemed =
      typeof ticket === 'string' && ticket !== '' ? tickets.redeem(ticket) : Promise.resolve(null)
    redeemed.then(
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
    endWhenUnread(socket)
    void socket.join([`player:${playerId}`, `session:${sessionId}`])
    // one that ended while it was looked up was told of before this socket could be found
    tickets.isOpen(sessionId).then(
      (isOpen) => isOpen || socket.disconnect(true),
      () => socket.disconnect(true),
    )
    const leave = oneAtATime((left) => {
      const [code = '', opening] = left.split(' ')
      return offGame(playerId, code, opening)
    }, MAX_LEFT)
    socket.on('offGame', (...left: unknown[]) => {
      const [code, opening] = left
      if (!isShort(code)) return
      leave(isShort(opening) && opening !== '' ? `${code} ${opening}` : code)
    })
  })
}

const isShort = (said: unknown): said is string => typeof said === 'string' && said.length <= 40

/** What the other processes answer; the answers that came stand when one does not come in time. */
const playersElsewhere = (io: PlayerServer): Promise<number[]> =>
  io
    .serverSideEmitWithAck('countPlayers')
    .catch(({ responses }: { responses?: number[] }) => responses ?? [])
