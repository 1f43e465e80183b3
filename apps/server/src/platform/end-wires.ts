import type { Wire } from './whole-frame.ts'

/** How long the other side may take to say goodbye; one that sleeps never does. */
const GOODBYE_MS = 2000

/**
 * Resolves when these connections, which are being closed, are gone; cuts those that stay too long.
 */
export async function endWires(wires: readonly Wire[]): Promise<void> {
  const sockets = wires.flatMap(({ transport }) => transport?.socket ?? [])
  const cut = setTimeout(() => {
    for (const socket of sockets) socket.terminate?.()
  }, GOODBYE_MS)
  await Promise.all(
    sockets.map(async ({ _socket: stream }) => {
      if (stream && !stream.closed) await new Promise((gone) => stream.once('close', gone))
    }),
  )
  clearTimeout(cut)
}
