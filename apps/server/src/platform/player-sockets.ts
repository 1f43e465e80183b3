import type { PlayerEvents } from '@jogada/contract'
import type { Socket } from 'socket.io'
import { oneAtATime } from './one-at-a-time.ts'
import type { SocketTickets } from './session-lookup.ts'
import type { SocketServer } from './socket-server.ts'
import { isUnread, wireOf } from './whole-frame.ts'

/** Games that one page may leave before the first of them is closed. */
const MAX_LEFT = 8
/** How many messages may wait for a player's own socket: more than one commit ever tells. */
const MOST_WAITING = 512

/** What players are told over their own sockets. */
export type PlayerNews = {
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
  /** The sessions that have a socket at this process. */
  openSessions(): bigint[]
  /** Closes this process's sockets of a session that has ended; the others hear of its end too. */
  closeSession(sessionId: bigint): void
}

/** A player has left a game, or the opening of it that is named. */
export type OffGame = (playerId: bigint, code: string, opening?: string) => Promise<void> | void

/** Writes to the sockets of players. */
export const playerNews = (io: SocketServer): PlayerNews => ({
  toPlayer: (playerId, name, ...payload) => {
    io.to(`player:${playerId}`).emit(name, ...(payload as never))
  },
  toEveryPlayer: (name, ...payload) => {
    io.emit(name, ...(payload as never))
  },
  toPlayersHere: (name, ...payload) => {
    io.local.emit(name, ...(payload as never))
  },
  openSessions: () => [
    ...new Set([...io.of('/').sockets.values()].map(({ data }) => data.sessionId)),
  ],
  closeSession: (sessionId) => {
    io.local.in(`session:${sessionId}`).disconnectSockets(true)
  },
})

/** Lets in who shows a ticket of a session that stands; `offGame` hears what they leave. */
export function servePlayers(
  io: SocketServer,
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

const isShort = (said: unknown): said is string =>
  typeof said === 'string' && said.length <= 40 && !said.includes('\0')

/**
 * Ends a player's connection once too much waits for it unread. What is told to a player has no
 * snapshot: the client connects anew and fetches what it missed.
 */
function endWhenUnread(socket: Pick<Socket, 'conn' | 'onAnyOutgoing'>) {
  socket.onAnyOutgoing(() => {
    const wire = wireOf(socket)
    const waiting = wire.writeBuffer?.length ?? 0
    if (waiting >= MOST_WAITING || isUnread(wire)) wire.transport?.socket?.terminate?.()
  })
}
