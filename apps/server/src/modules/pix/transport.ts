import * as http from 'node:http'
import * as https from 'node:https'
import { PixUnavailable } from './errors.ts'

export type TransportOptions = {
  /** Root of the API, with the path of its version if it has one. */
  readonly baseUrl: string
  /** Client certificate and key (PEM) for mutual TLS; both or neither. */
  readonly cert?: string
  readonly key?: string
  /** PEM of the authority that signed the PSP's certificate, where that is no public one. */
  readonly ca?: string
  /** For one whole exchange, from connecting to the last byte. */
  readonly timeoutMs?: number
}

export type HttpCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** How errors name the call: without query, which may hold a CPF. */
  readonly name: string
}

export type HttpAnswer = { readonly status: number; readonly text: string }

export type Transport = (call: HttpCall) => Promise<HttpAnswer>

const TIMEOUT_MS = 10_000
const LARGEST_ANSWER = 2 * 1024 * 1024
const MOST_CONNECTIONS = 64

class TooLarge extends Error {}

/**
 * Exchanges over kept-alive connections. Follows no redirect, reads at most 2 MiB, gives up after
 * `timeoutMs`; every failure is `PixUnavailable`.
 */
export function createTransport(options: TransportOptions): Transport {
  const base = options.baseUrl.replace(/\/+$/, '')
  const settings = { keepAlive: true, maxSockets: MOST_CONNECTIONS }
  const { cert, key, ca } = options
  const isTls = base.startsWith('https:')
  const agent = isTls
    ? new https.Agent({
        ...settings,
        minVersion: 'TLSv1.2',
        ...(cert && key && { cert, key }),
        ...(ca && { ca }),
      })
    : new http.Agent(settings)

  return async ({ method, path, headers, body, name }) => {
    const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const request = (isTls ? https : http).request(base + path, {
      method,
      headers: { accept: 'application/json', ...headers, ...length },
      agent,
      signal,
    })
    try {
      return await exchange(request, body)
    } catch (error) {
      request.destroy()
      throw new PixUnavailable(reasonOf(error, signal), name, error)
    }
  }
}

function exchange(request: http.ClientRequest, body: string | undefined): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => {
      readAll(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, text }),
        (error: Error) => reject(error),
      )
    })
    request.end(body)
  })
}

async function readAll(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += (chunk as Buffer).length
    if (size > LARGEST_ANSWER) throw new TooLarge('the answer is too large')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reasonOf(error: unknown, signal: AbortSignal) {
  if (error instanceof TooLarge) return 'too_large'
  return signal.aborted ? 'timeout' : 'connection'
}
