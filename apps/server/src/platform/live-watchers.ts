import type { casino, draw, game, LiveEvents } from '@jogada/contract'
import { createLiveRooms } from './live-rooms.ts'
import type { LiveNamespace, LiveSocket } from './live-rooms.ts'

type SportEvent = Parameters<LiveEvents['sportEvent']>[0]
type MarketChanges = Parameters<LiveEvents['sportMarkets']>[0]

export type LiveWatchers = ReturnType<typeof createLiveWatchers>

/** One round is paid while the next takes bets. */
const ROUNDS_AT_ONCE = 2

/**
 * Sends visitors what they look at. A client that cannot keep up is owed only the newest snapshot
 * of each event, of each event's markets and of each channel of draws, the list of wins and the
 * stopped games.
 */
export function createLiveWatchers(live: LiveNamespace) {
  const rooms = createLiveRooms(live)
  let stopped: game.GameStops | undefined
  const tellStopped = (socket: LiveSocket) => stopped && socket.emit('gameStops', stopped)
  const ticks = new Map<draw.DrawChannel, readonly draw.DrawTick[]>()

  return {
    tell(eventId: string, event: () => SportEvent) {
      rooms.tellAll(`event:${eventId}`, 'sportEvent', event, (socket) =>
        socket.emit('sportEvent', event()),
      )
    },
    tellMarkets(eventId: string, changes: () => MarketChanges, all: () => MarketChanges) {
      rooms.tellAll(`markets:${eventId}`, 'sportMarkets', changes, (socket) =>
        socket.emit('sportMarkets', all()),
      )
    },
    tellDraw(channel: draw.DrawChannel, tick: draw.DrawTick) {
      const others = (ticks.get(channel) ?? []).filter(
        ({ round }) => round.roundId !== tick.round.roundId,
      )
      ticks.set(channel, [...others, tick].slice(-ROUNDS_AT_ONCE))
      rooms.tellAll(
        `draw:${channel}`,
        'draw',
        () => tick,
        (socket) => {
          for (const newest of ticks.get(channel) ?? []) socket.emit('draw', newest)
        },
      )
    },
    tellWins(wins: casino.PublicWin[], all: () => casino.PublicWin[]) {
      rooms.tellAll(
        'wins',
        'wins',
        () => wins,
        (socket) => socket.emit('winsLeft', all()),
      )
    },
    tellStops(stops: game.GameStops) {
      stopped = stops
      rooms.tellAll('stops', 'gameStops', () => stops, tellStopped)
    },
    /** Lets a socket hear of stops or no longer; who begins to is told how it stands. */
    watchStops(socket: LiveSocket, on: boolean) {
      if (!on) {
        void socket.leave('stops')
        return
      }
      if (socket.rooms.has('stops')) return
      void socket.join('stops')
      rooms.tellOne(socket, 'stops', tellStopped)
    },
  }
}
