import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { LIVE_NAMESPACE, SOCKET_PATH } from '@jogada/contract'
import type { Crowd, CrowdOrder } from './crowd.ts'
import type { SpeakerOrder } from './speaker.ts'

const ROUNDS = 60
const WARM_UP = 10

const hello: Readonly<Record<'ours' | 'bare', Pick<Crowd, 'path' | 'says'>>> = {
  ours: {
    path: `${SOCKET_PATH}/?EIO=4&transport=websocket`,
    says: [
      { after: '0', text: `40${LIVE_NAMESPACE},` },
      { after: `40${LIVE_NAMESPACE},`, text: `42${LIVE_NAMESPACE},["watch",["e"]]` },
    ],
  },
  bare: { path: '/', says: [{ after: 'open', text: 'e' }] },
}

export type FanOut = {
  readonly perSecond: number
  readonly roundP50Ms: number
  readonly kibPerSocket: number
  /** Of the process that tells, system calls included; says more than the clock on a busy machine. */
  readonly cpuUsPerMessage: number
}

/** Opens so many sockets and tells all of them one thing after the other, each when all have heard the last. */
export async function measureFanOut(peer: 'ours' | 'bare', sockets: number): Promise<FanOut> {
  const speaker = fork(join(import.meta.dirname, 'speaker.ts'), {
    env: { ...process.env, SPEAKER: peer },
    execArgv: ['--expose-gc'],
  })
  const crowd = fork(join(import.meta.dirname, 'crowd.ts'))
  const order = (what: SpeakerOrder) => void speaker.send(what)
  const ask = (what: CrowdOrder) => void crowd.send(what)
  const spent = async () => {
    order('memory')
    const [told] = (await once(speaker, 'message')) as [{ rss: number; cpuUs: number }]
    return told
  }
  try {
    const [{ port }] = (await once(speaker, 'message')) as [{ port: number }]
    const before = await spent()
    ask({ open: { port, sockets, counts: `42${LIVE_NAMESPACE},`, ...hello[peer] } })
    const [opened] = (await once(crowd, 'message')) as ['ready' | { error: string }]
    if (opened !== 'ready') throw new Error(opened.error)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const standing = await spent()
    const kibPerSocket = (standing.rss - before.rss) / 1024 / sockets
    const times: number[] = []
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const begun = performance.now()
      order('tell')
      ask({ waitFor: sockets })
      await once(crowd, 'message')
      if (round >= WARM_UP) times.push(performance.now() - begun)
    }
    const cpuUs = (await spent()).cpuUs - standing.cpuUs
    const total = times.reduce((sum, ms) => sum + ms, 0)
    return {
      perSecond: (sockets * ROUNDS * 1000) / total,
      roundP50Ms: times.toSorted((a, b) => a - b)[ROUNDS >> 1]!,
      kibPerSocket,
      cpuUsPerMessage: cpuUs / (sockets * (WARM_UP + ROUNDS)),
    }
  } finally {
    speaker.kill()
    crowd.kill()
  }
}
