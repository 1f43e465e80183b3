import type { LiveEvents, LiveRequests } from '@jogada/contract'
import type { Namespace, Socket } from 'socket.io'
import { isUnread, plainStream, wholeFrame, wireOf } from './whole-frame.ts'

export type LiveNamespace = Namespace<LiveRequests, LiveEvents>
export type LiveSocket = Socket<LiveRequests, LiveEvents>

type Told = 'sportEvent' | 'sportMarkets' | 'draw' | 'wins' | 'gameStops'

/** How many messages may wait for a socket before it is slow. */
const MOST_WAITING = 8

/**
 * Writes to rooms of visitors. A client that cannot keep up is owed the newest of each room that it
 * is in: it gets that once it has read what is under way, and nothing is kept for it beyond that.
 */
export function createLiveRooms(live: LiveNamespace) {
  const owed = new WeakMap<LiveSocket, Map<string, (socket: LiveSocket) => void>>()

  /** Tells a slow socket the newest of a room as soon as it reads again, if it is still in it. */
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

  /** Tells the newest of a room to a socket that has come into it. */
  const tellOne = (socket: LiveSocket, room: string, newest: (socket: LiveSocket) => void) => {
    if (owed.has(socket) || isSlow(socket)) owe(socket, room, newest)
    else newest(socket)
  }

  /**
   * Writes one message to everybody in a room. It is made and framed once, when somebody is there;
   * whose connection is plain and has nothing waiting gets those bytes as they are, the slow are
   * owed, the others get it the long way.
   */
  const tellAll = <Name extends Told>(
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

  return { tellOne, tellAll }
}

const isSlow = (socket: LiveSocket) => {
  const wire = wireOf(socket)
  return (wire.writeBuffer?.length ?? 0) >= MOST_WAITING || isUnread(wire)
}
