import type { LiveEvents, LiveRequests } from '@jogada/contract'
import type { Namespace, Socket } from 'socket.io'

type LiveSocket = Socket<LiveRequests, LiveEvents>
type SportEvent = Parameters<LiveEvents['sportEvent']>[0]

/** How many messages may wait for a socket before it is slow. */
const MOST_WAITING = 8

/**
 * Sends events to those who look at them. Each message is a whole snapshot, so a client that cannot
 * keep up is owed only the newest one of each event: it gets them once it has read what is under
 * way, and nothing is kept for it beyond the events it looks at.
 */
export function createLiveWatchers(live: Namespace<LiveRequests, LiveEvents>) {
  const owed = new WeakMap<LiveSocket, Map<string, SportEvent>>()

  const owe = (socket: LiveSocket, eventId: string, event: SportEvent) => {
    const known = owed.get(socket)
    if (known) {
      known.set(eventId, event)
      return
    }
    const waiting = new Map([[eventId, event]])
    owed.set(socket, waiting)
    const pay = () => {
      if (socket.connected && isSlow(socket)) return
      socket.conn.off('drain', pay)
      owed.delete(socket)
      for (const [id, newest] of waiting) {
        if (socket.rooms.has(roomOf(id))) socket.emit('sportEvent', newest)
      }
    }
    socket.conn.on('drain', pay)
  }

  return {
    tell(eventId: string, event: SportEvent) {
      const room = roomOf(eventId)
      const slow: string[] = []
      for (const id of live.adapter.rooms.get(room) ?? []) {
        const socket = live.sockets.get(id)
        if (!socket || (!owed.has(socket) && !isSlow(socket))) continue
        slow.push(id)
        owe(socket, eventId, event)
      }
      live.local.to(room).except(slow).emit('sportEvent', event)
    },
  }
}

const roomOf = (eventId: string) => `event:${eventId}`

type Buffered = { readonly writeBuffer?: readonly unknown[] }

const isSlow = ({ conn }: LiveSocket) =>
  ((conn as unknown as Buffered).writeBuffer?.length ?? 0) >= MOST_WAITING
