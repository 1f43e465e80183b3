import type { Server as HttpServer } from 'node:http'
import { LIVE_NAMESPACE } from '@jogada/contract'
import { endWires } from './end-wires.ts'
import { createLiveWatchers } from './live-watchers.ts'
import { playerNews, servePlayers } from './player-sockets.ts'
import type { OffGame, PlayerNews } from './player-sockets.ts'
import { processNews } from './process-news.ts'
import type { ProcessNews } from './process-news.ts'
import type { SocketTickets } from './session-lookup.ts'
import { createSocketServer } from './socket-server.ts'
import type { SocketServerOptions } from './socket-server.ts'
import { serveVisitors, visitorNews } from './visitor-sockets.ts'
import type { VisitorNews } from './visitor-sockets.ts'
import type { Wire } from './whole-frame.ts'

export type { OwnedWin } from './socket-server.ts'

type News = PlayerNews & VisitorNews & ProcessNews

/** Messages to the sockets of players and visitors. Nothing here is a promise: clients refetch. */
export type Realtime = News & {
  /** Sockets that are open at this process. */
  counts(): { readonly players: number; readonly visitors: number }
  /** Called with the game's code when a player leaves a game page; must not throw. */
  onOffGame(listener: OffGame): void
  attach(server: HttpServer, tickets: SocketTickets): void
  /** Ends every socket, also of those who do not answer to that; the server below goes on. */
  close(): Promise<void>
}

export type RealtimeOptions = SocketServerOptions

/** The sockets of this process, and its word to other processes that share a Redis. */
export function createRealtime(options: RealtimeOptions = {}): Realtime {
  const io = createSocketServer(options)
  const offGameListeners: OffGame[] = []
  const live = io.of(LIVE_NAMESPACE)
  const namespaces = [io.of('/'), live]
  const watchers = createLiveWatchers(live as never)
  return {
    ...playerNews(io),
    ...visitorNews(live, watchers),
    ...processNews(io, options.redis != null),
    counts: () => ({ players: io.of('/').sockets.size, visitors: live.sockets.size }),
    onOffGame: (listener) => {
      offGameListeners.push(listener)
    },
    attach(server, tickets) {
      io.attach(server)
      servePlayers(io, tickets, async (...left) => {
        for (const listener of offGameListeners) await listener(...left)
      })
      serveVisitors(live, watchers)
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
