import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isUnread, plainStream, wholeFrame } from './whole-frame.ts'

const http = createServer()
const server = new Server(http, { transports: ['websocket'] })
let url: string
beforeAll(async () => {
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/live`
})
afterAll(() => server.close())

test('a message framed once is heard like one that was sent, whatever its length', async () => {
  const arriving = once(server.of('/live') as never, 'connection')
  const client = io(url, { transports: ['websocket'], forceNew: true })
  const [socket] = (await arriving) as [{ conn: object }]
  const heard: string[] = []
  client.on('said', (text: string) => heard.push(text))
  const texts = ['', 'a', 'ã'.repeat(60), '👩‍👧'.repeat(300), 'x'.repeat(70_000), 'end']
  for (const text of texts) {
    const stream = plainStream(socket.conn)
    if (!stream) throw new Error('the connection is not a plain one')
    stream.write(wholeFrame(`42/live,${JSON.stringify(['said', text])}`))
  }
  await expect.poll(() => heard).toEqual(texts)
  expect(isUnread(socket.conn)).toBe(false)
  client.close()
})

test('what is no plain connection is left to the long way', () => {
  expect(plainStream({})).toBeUndefined()
  expect(isUnread({})).toBe(false)
})
