import type { LiveEvents, LiveRequests } from '@jogada/contract'
import type { Namespace, Socket } from 'socket.io'
import { isUnread, plainStream, wholeFrame } from './whole-frame.ts'
import type { Wire } from './whole-frame.ts'

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
   * Writes one message to everybody in a room. It is made and framed once, when somebody is there; whose connection is plain and has
   * nothing waiting gets those bytes as they are, the slow are owed, the others get it the long way.
   */
  const tellRoom = <Name extends 'sportEvent' | 'sportMarkets'>(
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
  }
}

const wireOf = ({ conn }: LiveSocket) => conn as unknown as Wire

const isSlow = (socket: LiveSocket) => {
  const wire = wireOf(socket)
  return (wire.writeBuffer?.length ?? 0) >= MOST_WAITING || isUnread(wire)
}
