// Watching clients in a process of their own: they open sockets, look at events, and note when each
// message came. Plain WebSockets, so that the product and the bare peer have the very same client.
import { LIVE_NAMESPACE, SOCKET_PATH } from '@jogada/contract'

export type Watch = {
  readonly port: number
  /** `ours` speaks socket.io; `bare` sends the ids as JSON and reads JSON. */
  readonly protocol: 'ours' | 'bare'
  /** The events that each socket looks at. */
  readonly sockets: readonly (readonly string[])[]
}

/** A message that arrived: its version, and when by the wall clock. */
export type Arrival = readonly [version: number, atMs: number]

export type Report = { readonly arrivals: readonly Arrival[]; readonly bytes: number }

const JOIN = `40${LIVE_NAMESPACE},`
const EVENT = `42${LIVE_NAMESPACE},`

let arrivals: Arrival[] = []
let bytes = 0

const now = () => performance.timeOrigin + performance.now()

function hear(text: string) {
  const at = now()
  const version = /"version":(\d+)/.exec(text.slice(0, 200))
  if (!version || !text.includes('"since"')) return
  arrivals.push([Number(version[1]), at])
  bytes += text.length
}

function open({ port, protocol }: Watch, ids: readonly string[]): Promise<void> {
  const path = protocol === 'ours' ? `${SOCKET_PATH}/?EIO=4&transport=websocket` : '/'
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a socket was refused')))
    socket.addEventListener('open', () => {
      if (protocol === 'ours') return
      socket.send(JSON.stringify(ids))
      resolve()
    })
    socket.addEventListener('message', ({ data }) => {
      const text = String(data)
      if (protocol === 'bare' || text.startsWith(EVENT)) return hear(text)
      if (text === '2') return socket.send('3')
      if (text.startsWith('0')) return socket.send(JOIN)
      if (text.startsWith(JOIN)) {
        socket.send(`${EVENT}${JSON.stringify(['watchMarkets', ids])}`)
        resolve()
      }
    })
  })
}

process.on('message', (asked: Watch | 'report') => {
  if (asked === 'report') {
    process.send!({ arrivals, bytes } satisfies Report)
    arrivals = []
    bytes = 0
    return
  }
  Promise.all(asked.sockets.map((ids) => open(asked, ids))).then(
    () => process.send!('ready'),
    (error: unknown) => process.send!({ error: String(error) }),
  )
})
