import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Deps } from '../deps.ts'
import { createPixClient } from '../modules/pix/index.ts'

/** Changes what the provider answers to a call that only reads. */
export type Alter = (url: string, answer: { pix?: unknown[] }) => void

async function altered(
  baseUrl: string,
  { url = '', method = 'GET', headers }: IncomingMessage,
  alter: Alter,
) {
  const { authorization = '', 'content-type': type } = headers
  const answer = await fetch(baseUrl + url, {
    method,
    headers: { authorization, ...(type && { 'content-type': type }) },
    ...(url === '/oauth/token' && { body: 'grant_type=client_credentials' }),
  })
  const body = (await answer.json()) as { pix?: unknown[] }
  alter(url, body)
  return { status: answer.status, body }
}

/** Does something with dependencies whose provider answers otherwise to what is read of it. */
export async function withAlteredPix<T>(
  deps: Deps,
  alter: Alter,
  act: (deps: Deps) => Promise<T>,
): Promise<T> {
  const { PIX_BASE_URL: baseUrl, PIX_CLIENT_ID: clientId } = deps.env
  const proxy = createServer((request, response) => {
    void altered(baseUrl, request, alter).then(({ status, body }) =>
      response.writeHead(status).end(JSON.stringify(body)),
    )
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = proxy.address() as AddressInfo
    const pix = createPixClient({
      baseUrl: `http://127.0.0.1:${port}`,
      clientId,
      clientSecret: deps.env.PIX_CLIENT_SECRET,
      clock: deps.clock,
    })
    return await act({ ...deps, pix })
  } finally {
    proxy.closeAllConnections()
    proxy.close()
  }
}
