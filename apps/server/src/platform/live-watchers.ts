import type { LiveEvents, LiveRequests } from '@jogada/contract'
import type { Namespace, Socket } from 'socket.io'

type LiveSocket = Socket<LiveRequests, LiveEvents>
type SportEvent = Parameters<LiveEvents['sportEvent']>[0]
type MarketChanges = Parameters<LiveEvents['sportMarkets']>[0]

/** How many messages may wait for a socket before it is slow. */
const MOST_WAITING = 8

/**
 * Sends events to those who look at them. A client that cannot keep up is owed only the newest
 * snapshot of each event, and of each event's markets: it gets them once it has read what is under
 * way, and nothing is kept for it beyond the events it looks at.
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
    const pay = () => {
      if (socket.connected && isSlow(socket)) return
      socket.conn.off('drain', pay)
      owed.delete(socket)
      for (const [name, sendNewest] of waiting) if (socket.rooms.has(name)) sendNewest(socket)
    }
    socket.conn.on('drain', pay)
  }

  /** Owes the slow sockets of a room what `send` sends, and gives their ids. */
  const oweSlow = (room: string, send: (socket: LiveSocket) => void): string[] => {
    const slow: string[] = []
    for (const id of live.adapter.rooms.get(room) ?? []) {
      const socket = live.sockets.get(id)
      if (!socket || (!owed.has(socket) && !isSlow(socket))) continue
      slow.push(id)
      owe(socket, room, send)
    }
    return slow
  }

  return {
    tell(eventId: string, event: SportEvent) {
      const room = `event:${eventId}`
      const slow = oweSlow(room, (socket) => socket.emit('sportEvent', event))
      live.local.to(room).except(slow).emit('sportEvent', event)
    },
    tellMarkets(eventId: string, changes: MarketChanges, all: () => MarketChanges) {
      const room = `markets:${eventId}`
      if (!live.adapter.rooms.has(room)) return
      const slow = oweSlow(room, (socket) => socket.emit('sportMarkets', all()))
      live.local.to(room).except(slow).emit('sportMarkets', changes)
    },
  }
}

type Buffered = { readonly writeBuffer?: readonly unknown[] }

const isSlow = ({ conn }: LiveSocket) =>
  ((conn as unknown as Buffered).writeBuffer?.length ?? 0) >= MOST_WAITING
