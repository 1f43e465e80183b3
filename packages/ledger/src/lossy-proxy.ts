import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/**
 * A way to a database on which an answer can get lost, for tests: the server has done its work and
 * the client will never hear of it.
 */
export async function startLossyProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isLosing = false
  let lost = 0
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (chunk) => upstream.write(chunk))
    upstream.on('data', (chunk) => {
      if (!isLosing) return client.write(chunk)
      lost++
      isLosing = false
      return client.destroy()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    /** How many answers got lost. */
    get lost() {
      return lost
    },
    /** Cuts the connection that gets the next answer, instead of passing the answer on. */
    loseNextAnswer() {
      isLosing = true
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
