// What players do, in a process of its own: reads one job from its parent, answers with what it measured.
import { randomUUID } from 'node:crypto'
import { runLoad } from '../http/load-client.ts'

export type DayJob = {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  readonly tokens: readonly string[]
  /** Everything goes here instead, as to a bare echo. */
  readonly path: string | null
}

type Kind = {
  readonly kind: string
  readonly count: number
  readonly p50Ms: number
  readonly p99Ms: number
}
export type DayResult = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly notOk: number
  readonly kinds: readonly Kind[]
}

const bet = JSON.stringify({ stake: '1.00', target: 5050, direction: 'over' })
const limbo = JSON.stringify({ stake: '1.00', target: 200 })

/** How often each call is made, out of twenty. */
const mix = [
  { kind: 'dice', times: 7, path: '/api/app/game/dice/bet', body: bet },
  { kind: 'limbo', times: 3, path: '/api/app/game/limbo/bet', body: limbo },
  { kind: 'balance', times: 4, path: '/api/app/user/getBalance', body: null },
  { kind: 'matches', times: 4, path: '/api/app/sport/events', body: null },
  { kind: 'rounds', times: 2, path: '/api/app/game/dice/rounds', body: null },
] as const
const turns = mix.flatMap((one) => Array.from({ length: one.times }, () => one))

process.on('message', ({ port, connections, seconds, tokens, path }: DayJob) => {
  const times = new Map<string, number[]>(mix.map(({ kind }) => [kind, []]))
  const underWay = new Map<number, { readonly kind: string; readonly at: number }>()
  let turn = 0
  const nextRequest = (connection: number) => {
    const last = underWay.get(connection)
    if (last) times.get(last.kind)!.push(performance.now() - last.at)
    // every seventh, so that kinds do not follow each other in blocks
    const one = turns[(turn * 7) % turns.length]!
    const token = tokens[turn % tokens.length]!
    turn++
    underWay.set(connection, { kind: one.kind, at: performance.now() })
    const body = path === null ? one.body : bet
    const head =
      `${body === null ? 'GET' : 'POST'} ${path ?? one.path} HTTP/1.1\r\nHost: 127.0.0.1\r\n` +
      `Authorization: ${token}\r\nlang: pt_BR\r\n`
    return Buffer.from(
      body === null
        ? `${head}\r\n`
        : `${head}Content-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\n` +
            `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  }
  const answer = (result: Awaited<ReturnType<typeof runLoad>>): DayResult => {
    const kinds = [...times].map(([kind, list]): Kind => {
      const sorted = list.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
      return { kind, count: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99) }
    })
    return { ...result, kinds }
  }
  runLoad({ port, connections, seconds, nextRequest }).then(
    (result) => process.send!(answer(result)),
    (error: unknown) => process.send!({ error: String(error) }),
  )
})
