import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

type Options = {
  readonly port: number
  readonly host: string
  /** Asked for as `Authorization: Bearer …` when it is set. */
  readonly token: string | undefined
}

const print = (text: string) => createHash('sha256').update(text).digest()

/** Serves `/metrics` on a port of its own, which no player reaches; gives the port. */
export async function serveMetrics({ registry }: Metrics, { port, host, token }: Options) {
  const mayRead = (header: string | undefined) =>
    token === undefined || timingSafeEqual(print(header ?? ''), print(`Bearer ${token}`))
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    if (!mayRead(request.headers.authorization)) return void response.writeHead(401).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
    return undefined
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
