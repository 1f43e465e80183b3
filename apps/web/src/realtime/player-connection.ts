import { SOCKET_PATH } from '@jogada/contract'
import { socketTicket } from '@jogada/contract/security'
import { io } from 'socket.io-client'
import { RequestFailure } from '../api/failure.ts'
import { request } from '../api/request.ts'
import { keepConnected } from './keep-connected.ts'
import type { PlayerSocket } from './socket.ts'

/** Connects as the player of this session, again and again, until `leave` is called. */
export function openConnection(token: string): {
  readonly socket: PlayerSocket
  readonly leave: () => void
} {
  const socket: PlayerSocket = io({
    path: SOCKET_PATH,
    transports: ['websocket'],
    // a connection shared with the visitors' namespace would carry no ticket in its query
    forceNew: true,
    autoConnect: false,
    reconnection: false,
  })
  const ticketOf = async () => {
    try {
      const { ticket } = await request(socketTicket, {}, { loading: false, failure: 'here', token })
      return ticket
    } catch (error) {
      if (isForGood(error)) return null
      throw error
    }
  }
  return { socket, leave: keepConnected(socket, ticketOf) }
}

/** A session that has ended, and the look of an operator, get none however often they ask. */
const isForGood = (error: unknown) =>
  error instanceof RequestFailure && [401, 403].includes(error.http)
