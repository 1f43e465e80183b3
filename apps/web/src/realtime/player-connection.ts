import { SOCKET_PATH } from '@jogada/contract'
import { socketTicket } from '@jogada/contract/security'
import { io } from 'socket.io-client'
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
    const { ticket } = await request(socketTicket, {}, { loading: false, failure: 'here', token })
    return ticket
  }
  return { socket, leave: keepConnected(socket, ticketOf) }
}
