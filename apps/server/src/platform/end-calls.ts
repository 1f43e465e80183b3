import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export type CallsEnd = {
  /**
   * Lets no new call in, answers those under way, for `withinMs` at the longest, and takes every
   * connection away that no call needs any more.
   */
  end(app: FastifyInstance, withinMs: number): Promise<void>
}

/** Keeps in mind which calls of a server are under way, so that it can end without losing one. */
export function watchCalls(server: Server): CallsEnd {
  const underWay = new Set<ServerResponse>()
  let onNone = () => {}
  server.on('request', (_request, response: ServerResponse) => {
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      if (underWay.size === 0) onNone()
    })
  })
  return {
    async end(app, withinMs) {
      const closed = app.close()
      for (const response of underWay) {
        if (!response.headersSent) response.setHeader('connection', 'close')
      }
      const over = new AbortController()
      const answered = new Promise<void>((resolve) => {
        onNone = resolve
        if (underWay.size === 0) resolve()
      })
      await Promise.race([answered, sleep(withinMs, undefined, { signal: over.signal })])
      over.abort()
      // also those over which nothing was asked yet: they would hold the server for as long
      // as they like
      const cut = setInterval(() => server.closeAllConnections(), CUT_EVERY_MS)
      server.closeAllConnections()
      await closed.finally(() => clearInterval(cut))
    },
  }
}

const CUT_EVERY_MS = 100
