// Many WebSocket clients in a process of their own: each says what it is told to, and counts what it hears.
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export type Crowd = {
  readonly port: number
  readonly path: string
  readonly sockets: number
  /** What each socket says in turn; the next one after an answer that begins with `after`. */
  readonly says: readonly { readonly after: string; readonly text: string }[]
  /** What a counted message begins with. */
  readonly counts: string
}
export type CrowdOrder = { readonly open: Crowd } | { readonly waitFor: number }

let heard = 0
let awaited = Infinity

function tellWhenHeard() {
  if (heard < awaited) return
  process.send!({ heard })
  heard -= awaited
  awaited = Infinity
}

/** A client's frame is masked; a mask of zeros leaves the text as it is. */
function masked(text: string): Buffer {
  const body = Buffer.from(text)
  const header = body.length < 126 ? 6 : 8
  const frame = Buffer.alloc(header + body.length)
  frame[0] = 0x81
  if (header === 6) frame[1] = 0x80 | body.length
  else {
    frame[1] = 0x80 | 126
    frame.writeUInt16BE(body.length, 2)
  }
  body.copy(frame, header)
  return frame
}

function openOne({ port, path, says, counts }: Crowd): Promise<void> {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  let rest: Buffer = Buffer.alloc(0)
  let isOpen = false
  let said = 0
  return new Promise((resolve, reject) => {
    const hear = (text: string) => {
      if (text.startsWith(counts)) {
        heard++
        return
      }
      if (text === '2') {
        socket.write(masked('3'))
        return
      }
      const next = says[said]
      if (!next || !text.startsWith(next.after)) return
      socket.write(masked(next.text))
      said++
      if (said === says.length) resolve()
    }
    const read = () => {
      for (;;) {
        if (rest.length < 2) return
        const short = rest[1]! & 0x7f
        const header = short < 126 ? 2 : short === 126 ? 4 : 10
        if (rest.length < header) return
        const length =
          short < 126
            ? short
            : short === 126
              ? rest.readUInt16BE(2)
              : Number(rest.readBigUInt64BE(2))
        if (rest.length < header + length) return
        hear(rest.toString('utf8', header, header + Math.min(length, 64)))
        rest = rest.subarray(header + length)
      }
    }
    socket.on('error', reject)
    socket.on('connect', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      ),
    )
    socket.on('data', (chunk: Buffer) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      if (!isOpen) {
        const end = rest.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!rest.toString('latin1', 0, 12).endsWith('101')) return reject(new Error('refused'))
        isOpen = true
        rest = rest.subarray(end + 4)
        hear('open')
      }
      read()
      tellWhenHeard()
    })
  })
}

async function openAll(crowd: Crowd) {
  for (let done = 0; done < crowd.sockets; done += 100) {
    const some = Math.min(100, crowd.sockets - done)
    await Promise.all(Array.from({ length: some }, () => openOne(crowd)))
  }
}

process.on('message', (order: CrowdOrder) => {
  if ('waitFor' in order) {
    awaited = order.waitFor
    return tellWhenHeard()
  }
  openAll(order.open).then(
    () => process.send!('ready'),
    (error: unknown) => process.send!({ error: String(error) }),
  )
  return undefined
})
