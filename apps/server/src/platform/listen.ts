import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { applicationRole } from '@jogada/postgres'
import type { FastifyBaseLogger as Logger } from 'fastify'
import { Client, escapeIdentifier } from 'pg'

/** What hears a channel. What it throws is logged and harms nobody else. */
export type Ear = {
  onNotice(payload: string): void
  /** Hearing begins, the first time or again: read what may have changed without being heard. */
  onHearing?(): void
  /** Nothing is heard until the next `onHearing`. */
  onDeaf?(): void
}

export type Listener = {
  /** Hears a channel until the function that it returns is called. */
  hear(channel: string, ear: Ear): () => void
  /** Gives the connection back, also while it is being made. */
  close(): Promise<void>
}

type ListenerOptions = {
  readonly url: string
  readonly log: Logger
  /** How often the database is asked whether it is there, and how long it may take to answer. */
  readonly probeMs?: number
}

/** What the connection is called in `pg_stat_activity`. */
export const LISTENER_NAME = 'jogada listener'
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
const PROBE_MS = 5000

/**
 * Hears notifications of the database for the whole process, over one connection of its own outside
 * of the pool. One that is lost, or does not answer, is made anew, after longer pauses the longer
 * that fails; a connection that was cut leaves nothing behind.
 */
export function createListener({ url, log, probeMs = PROBE_MS }: ListenerOptions): Listener {
  const ears = new Map<string, Set<Ear>>()
  const heardBy = (channel: string) => [...(ears.get(channel) ?? [])]
  const ending = new AbortController()
  let line: Line | null = null

  const tell = (said: () => void) => {
    try {
      said()
    } catch (error) {
      log.error({ err: error }, 'what the database told could not be used')
    }
  }
  /** LISTEN again changes nothing: whether somebody hears the channel already does not matter. */
  const begin = async (on: Line, channel: string, ear: Ear) => {
    const isWanted = () => line === on && heardBy(channel).includes(ear)
    if (!isWanted()) return
    await on.ask(`LISTEN ${escapeIdentifier(channel)}`)
    if (!isWanted()) return
    on.told.add(ear)
    tell(() => ear.onHearing?.())
  }
  const holdOne = async (onHeard: () => void) => {
    const on = openLine(url, probeMs, (channel, payload) => {
      for (const ear of heardBy(channel)) tell(() => ear.onNotice(payload))
    })
    const cut = () => void on.cut()
    ending.signal.addEventListener('abort', cut)
    try {
      await on.connect()
      line = on
      const all = [...ears].flatMap(([channel, here]) => [...here].map((ear) => [channel, ear]))
      for (const [channel, ear] of all as [string, Ear][]) await begin(on, channel, ear)
      onHeard()
      await on.untilLost()
    } finally {
      ending.signal.removeEventListener('abort', cut)
      line = null
      for (const ear of on.told) tell(() => ear.onDeaf?.())
      await on.cut()
    }
  }
  const holding = holdAgain(holdOne, { signal: ending.signal, log })

  return {
    hear(channel, ear) {
      const here = ears.get(channel) ?? new Set()
      ears.set(channel, here.add(ear))
      const on = line
      if (on) begin(on, channel, ear).catch(() => on.cut())
      return () => {
        here.delete(ear)
        line?.told.delete(ear)
        if (here.size > 0 || ears.get(channel) !== here) return
        ears.delete(channel)
        const on = line
        on?.ask(`UNLISTEN ${escapeIdentifier(channel)}`).catch(() => on.cut())
      }
    },
    async close() {
      ending.abort()
      await holding
    },
  }
}

type Holding = { readonly signal: AbortSignal; readonly log: Logger }

/** Holds one connection after the other until `signal` aborts. */
async function holdAgain(
  holdOne: (onHeard: () => void) => Promise<void>,
  { signal, log }: Holding,
) {
  let pauseMs = FIRST_PAUSE_MS
  while (!signal.aborted) {
    try {
      await holdOne(() => (pauseMs = FIRST_PAUSE_MS))
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'the database is not heard')
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

type Line = {
  connect(): Promise<unknown>
  /** One statement after the other. */
  ask(statement: string): Promise<unknown>
  /** Rejects when the database is gone or has not answered in time. */
  untilLost(): Promise<never>
  /** Ends the connection whatever it is doing; resolves when nothing of it is left. */
  cut(): Promise<void>
  /** Who knows that it hears. */
  readonly told: Set<Ear>
}

/** A connection over a socket that is ours, and that can therefore be cut at any moment. */
function openLine(
  url: string,
  answerWithinMs: number,
  onNotice: (channel: string, payload: string) => void,
): Line {
  const socket = new Socket()
  const lost = new AbortController()
  const gone = new Promise<void>((resolve) => {
    socket.once('close', () => {
      lost.abort()
      resolve()
    })
  })
  const client = new Client({
    connectionString: url,
    options: `-c role=${applicationRole}`,
    application_name: LISTENER_NAME,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    stream: () => socket,
  })
  // the next statement tells of it
  client.on('error', () => undefined)
  client.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload))
  let last: Promise<unknown> = Promise.resolve()
  const ask = (statement: string) => (last = last.then(() => client.query(statement)))
  return {
    connect: () => client.connect(),
    ask,
    async untilLost() {
      for (;;) {
        await sleep(answerWithinMs, undefined, { signal: lost.signal }).catch(() => undefined)
        await ask('SELECT 1')
      }
    },
    async cut() {
      socket.destroy()
      await gone
    },
    told: new Set(),
  }
}
