import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fault = {
  readonly status: number
  readonly body?: string
  readonly headers?: Record<string, string>
}

/** What the local feed has to say, by sport key; `asked` are the questions it heard. */
export type StandIn = {
  odds: Record<string, unknown[]>
  scores: Record<string, unknown[]>
  remaining: number
  /** Instead of an answer: to every question, or to those whose path holds `of`. */
  fault: (Fault & { readonly of?: string }) | null
  asked: string[]
}

const KEY = 'secret'

/** A server on this machine that answers as The Odds API v4 does, quota and refusals included. */
export async function startStandIn() {
  const feed: StandIn = { odds: {}, scores: {}, remaining: 500, fault: null, asked: [] }
  const http = createServer((request, response) => answer(feed, request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', () => resolve()))
  const { port } = http.address() as AddressInfo
  return { feed, key: KEY, baseUrl: `http://127.0.0.1:${port}`, close: () => http.close() }
}

function answer(feed: StandIn, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '', 'http://feed')
  const path = `${url.pathname}${url.search}`
  feed.asked.push(path)
  const refuse = (status: number, code: string) =>
    reply(response, { status, body: JSON.stringify({ message: code, error_code: code }) })
  const { fault } = feed
  if (fault && (!fault.of || path.includes(fault.of))) return reply(response, fault)
  if (url.searchParams.get('apiKey') !== KEY) return refuse(401, 'INVALID_KEY')
  const [, , , sport = '', what] = url.pathname.split('/')
  const rows = what === 'scores' ? feed.scores[sport] : feed.odds[sport]
  if (!rows) return refuse(404, 'UNKNOWN_SPORT')
  const named = (name: string) => (url.searchParams.get(name) ?? '').split(',').length
  const cost = what === 'scores' ? 2 : rows.length === 0 ? 0 : named('regions') * named('markets')
  if (cost > feed.remaining) return refuse(401, 'OUT_OF_USAGE_CREDITS')
  feed.remaining -= cost
  reply(response, {
    status: 200,
    body: JSON.stringify(rows),
    headers: {
      'x-requests-remaining': String(feed.remaining),
      'x-requests-used': String(500 - feed.remaining),
      'x-requests-last': String(cost),
    },
  })
}

function reply(response: ServerResponse, { status, body = '', headers = {} }: Fault) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(body)
}
