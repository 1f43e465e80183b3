import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'

/** The bound: a bare WebSocket server that writes a ready text to whoever looks at an event. */
export async function bareBroadcast() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  const watchers = new Map<string, WebSocket[]>()
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      for (const id of JSON.parse(data.toString()) as string[]) {
        watchers.set(id, [...(watchers.get(id) ?? []), socket])
      }
    })
  })
  return {
    port: (server.address() as AddressInfo).port,
    send(eventId: string, text: string) {
      for (const socket of watchers.get(eventId) ?? []) socket.send(text)
    },
    close() {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}
