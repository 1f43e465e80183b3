import type { casino, draw, game, LiveEvents, LiveRequests } from '@jogada/contract'
import type { Namespace, Socket } from 'socket.io'
import { isUnread, plainStream, wholeFrame } from './whole-frame.ts'
import type { Wire } from './whole-frame.ts'

type LiveSocket = Socket<LiveRequests, LiveEvents>
type SportEvent = Parameters<LiveEvents['sportEvent']>[0]
type MarketChanges = Parameters<LiveEvents['sportMarkets']>[0]

type Told = 'sportEvent' | 'sportMarkets' | 'draw' | 'wins' | 'gameStops'

/** How many messages may wait for a socket before it is slow. */
const MOST_WAITING = 8
/** One round is paid while the next takes bets. */
const ROUNDS_AT_ONCE = 2

/**
 * Sends visitors what they look at. A client that cannot keep up is owed only the newest snapshot
 * of each event, of each event's markets and of each channel of draws, the list of wins and the
 * stopped games: it gets them once it has read what is under way, and nothing is kept for it beyond
 * what it looks at.
 */
export function createLiveWatchers(live: Namespace<LiveRequests, LiveEvents>) {
  const owed = new WeakMap<LiveSocket, Map<string, (socket: LiveSocket) => void>>()

  const owe = (socket: LiveSocket, room: string, send: (socket: LiveSocket) => void) => {
    const known = owed.get(socket)
    if (known) {
      known.set(room, send)
      return
    }
    const waiting = new Map([[room, send]])
    owed.set(socket, waiting)
    const stream = wireOf(socket).transport?.socket?.['_socket']
    const pay = () => {
      if (socket.connected && isSlow(socket)) return
      socket.conn.off('drain', pay)
      stream?.off('drain', pay)
      owed.delete(socket)
      for (const [name, sendNewest] of waiting) if (socket.rooms.has(name)) sendNewest(socket)
    }
    socket.conn.on('drain', pay)
    stream?.on('drain', pay)
  }

  /**
   * Writes one message to everybody in a room. It is made and framed once, when somebody is there;
   * whose connection is plain and has nothing waiting gets those bytes as they are, the slow are
   * owed, the others get it the long way.
   */
  const tellRoom = <Name extends Told>(
    room: string,
    name: Name,
    make: () => Parameters<LiveEvents[Name]>[0],
    newest: (socket: LiveSocket) => void,
  ) => {
    let payload: Parameters<LiveEvents[Name]>[0] | undefined
    let frame: Buffer | undefined
    for (const id of live.adapter.rooms.get(room) ?? []) {
      const socket = live.sockets.get(id)
      if (!socket) continue
      if (owed.has(socket) || isSlow(socket)) {
        owe(socket, room, newest)
        continue
      }
      const stream = plainStream(wireOf(socket))
      payload ??= make()
      if (stream) {
        frame ??= wholeFrame(`42${live.name},${JSON.stringify([name, payload])}`)
        stream.write(frame)
      } else socket.emit(name, ...([payload] as never))
    }
  }

  let stopped: game.GameStops | undefined
  const tellStopped = (socket: LiveSocket) => stopped && socket.emit('gameStops', stopped)
  const ticks = new Map<draw.DrawChannel, readonly draw.DrawTick[]>()

  return {
    tell(eventId: string, event: () => SportEvent) {
      tellRoom(`event:${eventId}`, 'sportEvent', event, (socket) =>
        socket.emit('sportEvent', event()),
      )
    },
    tellMarkets(eventId: string, changes: () => MarketChanges, all: () => MarketChanges) {
      tellRoom(`markets:${eventId}`, 'sportMarkets', changes, (socket) =>
        socket.emit('sportMarkets', all()),
      )
    },
    tellDraw(channel: draw.DrawChannel, tick: draw.DrawTick) {
      const others = (ticks.get(channel) ?? []).filter(
        ({ round }) => round.roundId !== tick.round.roundId,
      )
      ticks.set(channel, [...others, tick].slice(-ROUNDS_AT_ONCE))
      tellRoom(
        `draw:${channel}`,
        'draw',
        () => tick,
        (socket) => {
          for (const newest of ticks.get(channel) ?? []) socket.emit('draw', newest)
        },
      )
    },
    tellWins(wins: casino.PublicWin[], all: () => casino.PublicWin[]) {
      tellRoom(
        'wins',
        'wins',
        () => wins,
        (socket) => socket.emit('winsLeft', all()),
      )
    },
    tellStops(stops: game.GameStops) {
      stopped = stops
      tellRoom('stops', 'gameStops', () => stops, tellStopped)
    },
    /** Lets a socket hear of stops or no longer; who begins to is told how it stands. */
    watchStops(socket: LiveSocket, on: boolean) {
      if (!on) {
        void socket.leave('stops')
        return
      }
      if (socket.rooms.has('stops')) return
      void socket.join('stops')
      if (owed.has(socket) || isSlow(socket)) owe(socket, 'stops', tellStopped)
      else tellStopped(socket)
    },
  }
}

const wireOf = ({ conn }: Pick<LiveSocket, 'conn'>) => conn as unknown as Wire

const isSlow = (socket: LiveSocket) => {
  const wire = wireOf(socket)
  return (wire.writeBuffer?.length ?? 0) >= MOST_WAITING || isUnread(wire)
}

/** How many messages may wait for a player's own socket: more than one commit ever tells. */
const MOST_WAITING_FOR_PLAYER = 512

/**
 * Ends a player's connection once too much waits for it unread. What is told to a player has no
 * snapshot: the client connects anew and fetches what it missed.
 */
export function endWhenUnread(socket: Pick<Socket, 'conn' | 'onAnyOutgoing'>) {
  socket.onAnyOutgoing(() => {
    const wire = wireOf(socket)
    const waiting = wire.writeBuffer?.length ?? 0
    if (waiting >= MOST_WAITING_FOR_PLAYER || isUnread(wire)) wire.transport?.socket?.terminate?.()
  })
}
