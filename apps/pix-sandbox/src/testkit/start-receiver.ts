import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Callback = { path: string; body: unknown }

/** The receiver's webhook on a socket of its own; `answer` decides about each callback in turn. */
export async function startReceiver(
  answer: (response: ServerResponse, count: number) => void = (response) => response.end(),
) {
  const callbacks: Callback[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
      callbacks.push({ path: request.url ?? '', body })
      answer(response, callbacks.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { callbacks, url: `http://127.0.0.1:${port}/api/psp/` }
}
