// The load in a process of its own: reads one job from its parent, answers with the result.
import { randomUUID } from 'node:crypto'
import { runLoad } from './load-client.ts'

export type Job = {
  readonly port: number
  readonly path: string
  readonly connections: number
  readonly seconds: number
  /** Stops after so many requests instead of after `seconds`. */
  readonly requests?: number
  /** One session per player; each connection takes the next one with each request. */
  readonly tokens: readonly string[]
  /** What is sent, one after the other. */
  readonly bodies: readonly string[]
}

process.on('message', (job: Job) => {
  let turn = 0
  const nextRequest = () => {
    const token = job.tokens[turn % job.tokens.length]!
    const body = job.bodies[turn % job.bodies.length]!
    turn++
    return Buffer.from(
      `POST ${job.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n` +
        `Authorization: ${token}\r\nIdempotency-Key: ${randomUUID()}\r\nlang: pt_BR\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  }
  runLoad({ ...job, nextRequest }).then(
    (result) => process.send!(result),
    (error: unknown) => process.send!({ error: String(error) }),
  )
})
