import type { casino, draw, game, sport } from '@jogada/contract'
import type { LiveWatchers } from './live-watchers.ts'
import type { SocketServer } from './socket-server.ts'

const MAX_WATCHED = 60
/** As many as a slip may hold, and the page of one more. */
const MAX_MARKETS_WATCHED = 24
const MAX_CHANNELS = 5

/** What everybody who looks at something is told of it, with an account or without. */
export type VisitorNews = {
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
  /** Whether a socket of this process looks at the channel. */
  isDrawWatched(channel: draw.DrawChannel): boolean
  /** To everybody at this process who looks at the wins feed; `all` is for those who lag behind. */
  toWinWatchers(wins: casino.PublicWin[], all: () => casino.PublicWin[]): void
  /** To everybody at this process who looks at the wins feed: the list anew, newest first. */
  toWinWatchersAnew(wins: casino.PublicWin[]): void
  /**
   * To everybody at this process who looks at a game: which are stopped; who comes later hears
   * it on coming.
   */
  toStopWatchers(stops: game.GameStops): void
}

type VisitorServer = ReturnType<SocketServer['of']>

/** Writes to the sockets of visitors at this process. */
export const visitorNews = (live: VisitorServer, watchers: LiveWatchers): VisitorNews => ({
  toWatchers: (eventId, event) => {
    watchers.tell(eventId, event)
  },
  toMarketWatchers: (eventId, changes, all) => {
    watchers.tellMarkets(eventId, changes, all)
  },
  toDrawWatchers: (channel, tick) => {
    watchers.tellDraw(channel, tick)
  },
  isDrawWatched: (channel) => live.adapter.rooms.has(`draw:${channel}`),
  toWinWatchers: (wins, all) => {
    watchers.tellWins(wins, all)
  },
  toWinWatchersAnew: (wins) => {
    live.local.to('wins').emit('winsLeft', wins)
  },
  toStopWatchers: (stops) => {
    watchers.tellStops(stops)
  },
})

/** Lets visitors say what they look at, within bounds. */
export function serveVisitors(live: VisitorServer, watchers: LiveWatchers) {
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
}
