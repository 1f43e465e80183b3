import type { PlayerEvents, PlayerRequests } from '@jogada/contract'
import type { Socket } from 'socket.io-client'
import { untilItComes } from '../platform/until-it-comes.ts'

export type PlayerSocket = Socket<PlayerEvents, PlayerRequests>

type Handlers = { [Name in keyof PlayerEvents]?: Set<PlayerEvents[Name]> }

const handlers: Handlers = {}
let socket: PlayerSocket | undefined
let leave: (() => void) | undefined
let wantedToken: string | null = null
const connectHandlers = new Set<() => void>()
const turnedAwayHandlers = new Set<() => void>()

/** Hears a server event for as long as the returned function is not called, over reconnections. */
export function onPlayerEvent<Name extends keyof PlayerEvents>(
  name: Name,
  handler: PlayerEvents[Name],
): () => void {
  const known = (handlers[name] ??= new Set() as NonNullable<Handlers[Name]>)
  known.add(handler)
  socket?.on(name, handler as never)
  return () => {
    known.delete(handler)
    socket?.off(name, handler as never)
  }
}

/** Runs on each connection, the first and every later one: the moment to fetch what was missed. */
export function onConnect(handler: () => void): () => void {
  connectHandlers.add(handler)
  return () => connectHandlers.delete(handler)
}

/** Runs when the server ends the connection: the session may have ended elsewhere. */
export function onTurnedAway(handler: () => void) {
  turnedAwayHandlers.add(handler)
}

/** Tells the server something; said to nobody while there is no connection. */
export function tellServer<Name extends keyof PlayerRequests>(
  name: Name,
  ...said: Parameters<PlayerRequests[Name]>
) {
  if (socket?.connected) socket.emit(name, ...said)
}

/**
 * As `tellServer`, but kept until the connection that is about to open; forgotten when none is
 * wanted any more.
 */
export function tellServerSoon<Name extends keyof PlayerRequests>(
  name: Name,
  ...said: Parameters<PlayerRequests[Name]>
) {
  if (socket?.connected) socket.emit(name, ...said)
  else unsaid.push(() => socket?.emit(name, ...said))
}

const unsaid: (() => void)[] = []

/** Whether the player's connection stands. */
export const isLive = () => socket?.connected === true

/**
 * Opens the connection of this session, or closes it when there is none. Loads its library late.
 */
export async function connectAs(token: string | null) {
  if (token === wantedToken) return
  wantedToken = token
  leave?.()
  leave = undefined
  socket = undefined
  if (token === null) {
    unsaid.length = 0
    return
  }
  const { openConnection } = await untilItComes(() => import('./player-connection.ts'))
  if (wantedToken !== token) return
  const connection = openConnection(token)
  socket = connection.socket
  leave = connection.leave
  socket.on('connect', () => {
    for (const say of unsaid.splice(0)) say()
    connectHandlers.forEach((handler) => handler())
  })
  const turnedAway = () => turnedAwayHandlers.forEach((handler) => handler())
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && turnedAway())
  for (const [name, known] of Object.entries(handlers)) {
    for (const handler of known) socket.on(name as keyof PlayerEvents, handler)
  }
}
