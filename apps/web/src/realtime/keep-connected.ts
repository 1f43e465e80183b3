import type { Socket } from 'socket.io-client'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 5000

/** What of a connection is needed to keep it. */
type Kept = Pick<Socket, 'connect' | 'disconnect' | 'on'> & {
  readonly io: { readonly opts: { query?: Record<string, unknown> } }
}

/**
 * Connects a socket that neither connects nor comes back by itself, with a ticket of its own for
 * each try, and again whenever the connection breaks or was refused, after one to five seconds.
 * Until the returned function is called, or `ticketOf` says that there is no ticket to be had.
 */
export function keepConnected(socket: Kept, ticketOf: () => Promise<string | null>): () => void {
  let tries = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const open = () => void ticketOf().then(show, openAgain)
  const show = (ticket: string | null) => {
    if (isOver || ticket === null) return
    socket.io.opts.query = { token: ticket }
    socket.connect()
  }
  const openAgain = () => {
    clearTimeout(waiting)
    if (!isOver) waiting = setTimeout(open, pauseAfter(tries++))
  }
  socket.on('connect', () => void (tries = 0))
  socket.on('connect_error', openAgain)
  socket.on('disconnect', openAgain)
  open()
  return () => {
    isOver = true
    clearTimeout(waiting)
    socket.disconnect()
  }
}

/** Twice as long each time; half of it is chance, so that not all come back in the same instant. */
const pauseAfter = (tries: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + chance())

/** A number of [0, 1). */
const chance = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
