import { connect } from 'node:net'
import type { Socket } from 'node:net'

export type Load = {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  readonly requests?: number
  /** The whole next request of a connection, headers and body. */
  readonly nextRequest: (connection: number) => Buffer
}

export type LoadResult = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Answers whose status line is not 200. */
  readonly notOk: number
}

const HEADER_END = Buffer.from('\r\n\r\n')

/**
 * A closed loop over plain sockets: each connection sends its next request when the answer to the
 * last one is whole. It reads no more of HTTP than the status and the content-length.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const latenciesMs: number[] = []
  let notOk = 0
  let running = true

  const loop = (connection: number) =>
    new Promise<void>((resolve, reject) => {
      const socket: Socket = connect(load.port, '127.0.0.1')
      socket.setNoDelay(true)
      let sentAt = 0
      let rest: Buffer = Buffer.alloc(0)
      const send = () => {
        sentAt = performance.now()
        socket.write(load.nextRequest(connection))
      }
      socket.on('connect', send)
      socket.on('error', reject)
      socket.on('data', (chunk: Buffer) => {
        rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
        const headerEnd = rest.indexOf(HEADER_END)
        if (headerEnd < 0) return
        const header = rest.toString('latin1', 0, headerEnd)
        const length = Number(/content-length: (\d+)/i.exec(header)?.[1] ?? 0)
        if (rest.length < headerEnd + 4 + length) return
        rest = rest.subarray(headerEnd + 4 + length)
        latenciesMs.push(performance.now() - sentAt)
        if (!header.startsWith('HTTP/1.1 200')) notOk++
        if (running && latenciesMs.length < (load.requests ?? Infinity)) return send()
        socket.destroy()
        resolve()
      })
    })

  const startedAt = performance.now()
  const timer = load.requests ? undefined : setTimeout(() => (running = false), load.seconds * 1000)
  await Promise.all(Array.from({ length: load.connections }, (_, index) => loop(index)))
  clearTimeout(timer)
  const seconds = (performance.now() - startedAt) / 1000
  latenciesMs.sort((a, b) => a - b)
  const at = (share: number) => latenciesMs[Math.floor(share * (latenciesMs.length - 1))] ?? 0
  return {
    perSecond: latenciesMs.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    notOk,
  }
}
