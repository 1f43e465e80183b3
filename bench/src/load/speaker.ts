// Tells one thing to everybody: through the product's realtime part, or through bare ws.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRealtime } from '@jogada/server/src/platform/realtime.ts'
import { WebSocketServer } from 'ws'

export type SpeakerOrder = 'tell' | 'memory'

const server = createServer()
server.listen(0, '127.0.0.1')
await once(server, 'listening')

// as long as a row of a live match with one market
const event = {
  eventId: 'e',
  minute: 37,
  markets: 'x'.repeat(150),
  version: 1,
}
const tell = process.env['SPEAKER'] === 'bare' ? bare() : ours()

function ours() {
  const realtime = createRealtime()
  realtime.attach(server, { redeem: async () => null, isOpen: async () => false })
  return () => realtime.toWatchers('e', () => event as never)
}

function bare() {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  sockets.on('connection', (socket) => socket.on('message', () => undefined))
  return () => {
    const text = `42/live,${JSON.stringify(['sportEvent', event])}`
    for (const socket of sockets.clients) socket.send(text)
  }
}

process.on('message', (order: SpeakerOrder) => {
  if (order === 'tell') return tell()
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  process.send!({ rss: process.memoryUsage().rss, cpuUs: user + system })
  return undefined
})
process.send!({ port: (server.address() as AddressInfo).port })
