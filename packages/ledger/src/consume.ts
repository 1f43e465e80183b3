import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { LedgerEvent } from './command.ts'
import { exactTypes } from './connection.ts'
import type { ConnectionOptions } from './connection.ts'

/** An event as consumers get it. */
export type DeliveredEvent = LedgerEvent & {
  /** The same at every delivery, and no other event's: what to remember to act only once. */
  readonly id: string
  readonly playerId: bigint
  readonly commandId: bigint
  /** The time of the commit. */
  readonly at: Date
}

export type EventHandler = (event: DeliveredEvent) => Promise<void> | void

export type ConsumeOptions = {
  readonly connection: ConnectionOptions
  readonly name: string
  readonly handler: EventHandler
  /** The topics to deliver; every one when left out. */
  readonly topics?: readonly string[] | undefined
  /** How long an event may wait for others to be read with it; 15 ms when left out. */
  readonly gatherMs?: number | undefined
  readonly signal: AbortSignal
  readonly poke: EventTarget
  readonly onError: (error: unknown) => void
}

export const eventChannel = 'ledger_events'

const pollMs = 1000
/** Commits that follow each other closely are read together. */
const gatherMsDefault = 15
const batchesPerRead = 500

const settings = [
  // a cursor that a power cut sets back only delivers again what was delivered before
  'synchronous_commit=off',
  // the tables may have been empty when the plan was made: only the indexes stay right as they grow
  'enable_seqscan=off',
  'enable_bitmapscan=off',
  'jit=off',
  // the turn of a process that is gone without a word is over within half a minute
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=25s',
]

/**
 * Delivers every event at least once and in the order of its lane, until `signal` aborts. Of all
 * processes that consume under a name one works and the others stand by. A handler that fails gets
 * the same event again; nothing behind it in its lane is delivered before.
 */
export async function consume(options: ConsumeOptions): Promise<void> {
  while (!options.signal.aborted) {
    try {
      await session(options)
    } catch (error) {
      if (options.signal.aborted) return
      options.onError(error)
      await pause(options.signal)
    }
  }
}

async function session(options: ConsumeOptions) {
  const { connection, name, signal, poke, gatherMs = gatherMsDefault } = options
  const { Client: Connection = Client } = connection
  const client = new Connection({
    connectionString: connection.url,
    application_name: `jogada ${name}`,
    options: [`role=${connection.role}`, ...settings].map((one) => `-c ${one}`).join(' '),
    types: exactTypes,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  const wake = new Wake({ signal, poke, topics: options.topics })
  client.on('error', wake.up)
  client.on('end', wake.up)
  client.on('notification', ({ payload }) => wake.hear(payload ? payload.split(',') : undefined))
  await client.connect()
  try {
    // who was told to leave while connecting would wait for a lock that another process keeps
    if (signal.aborted) return
    await client.query(`LISTEN ${eventChannel}`)
    await waitForTurn(client, name, signal)
    const cursor = await readCursor(client, name)
    while (!signal.aborted) {
      wake.reset()
      const batches = await deliver(client, cursor, options)
      if (batches >= batchesPerRead) continue
      // batches without its topics wake nobody: they are passed over with the next that has one
      await wake.wait(pollMs)
      await sleep(gatherMs)
    }
  } finally {
    wake.forget()
    await client.end()
  }
}

/**
 * Waits until no other process consumes under the name; nobody times that, as it is no work.
 * Whoever is told to leave leaves the queue by closing the connection, and from its turn on after
 * saving how far it came: a save cut off could arrive after `consume` has ended.
 */
async function waitForTurn(client: Client, name: string, signal: AbortSignal) {
  const leave = () => void client.end().catch(() => undefined)
  signal.addEventListener('abort', leave)
  try {
    const ask = Client.prototype.query.bind(client)
    await ask("SELECT pg_advisory_lock(hashtext('ledger.consume'), hashtext($1))", [name])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

type Row = { lane: number; batch_no: bigint; at: Date; events: string | null }

/** How far this consumer came in each lane; saved behind what was delivered, never before it. */
type Cursor = {
  readonly lanes: () => readonly number[]
  readonly batchNos: () => readonly bigint[]
  moveTo(lane: number, batchNo: bigint): void
  save(): Promise<void>
}

async function readCursor(client: Client, name: string): Promise<Cursor> {
  const { rows } = await client.query<{ lane: number; batch_no: bigint }>(
    'SELECT lane, batch_no FROM ledger.cursor WHERE name = $1',
    [name],
  )
  const places = new Map(rows.map(({ lane, batch_no }) => [lane, batch_no]))
  const unsaved = new Set<number>()
  return {
    lanes: () => [...places.keys()],
    batchNos: () => [...places.values()],
    moveTo(lane, batchNo) {
      places.set(lane, batchNo)
      unsaved.add(lane)
    },
    async save() {
      if (unsaved.size === 0) return
      const lanes = [...unsaved]
      unsaved.clear()
      await client.query({
        name: 'save',
        text: save,
        values: [name, lanes, lanes.map((lane) => places.get(lane))],
      })
    },
  }
}

/**
 * The next batches of every lane, with their events where one may concern the consumer; the
 * accounts of the house tell which lanes there are.
 */
const next = `SELECT l.lane, b.batch_no, b.at,
    CASE WHEN $3::text[] IS NULL OR b.events LIKE ANY ($3) THEN b.events END AS events
  FROM (SELECT DISTINCT (-owner - 1)::smallint AS lane FROM ledger.account WHERE owner < 0) AS l
  LEFT JOIN unnest($1::smallint[], $2::bigint[]) AS c (lane, batch_no) ON c.lane = l.lane
  CROSS JOIN LATERAL (
    SELECT batch_no, at, events FROM ledger.batch
    WHERE lane = l.lane AND batch_no > coalesce(c.batch_no, 0)
    ORDER BY batch_no LIMIT ${batchesPerRead}
  ) AS b
  ORDER BY l.lane, b.batch_no`

const save = `INSERT INTO ledger.cursor (name, lane, batch_no)
  SELECT $1, lane, batch_no FROM unnest($2::smallint[], $3::bigint[]) AS c (lane, batch_no)
  ON CONFLICT (name, lane) DO UPDATE SET batch_no = excluded.batch_no`

/** Delivers what there is, up to a limit, and tells how many batches it was. */
async function deliver(client: Client, cursor: Cursor, options: ConsumeOptions) {
  const { handler, signal, topics } = options
  const { rows } = await client.query<Row>({
    name: 'next',
    text: next,
    values: [cursor.lanes(), cursor.batchNos(), topics?.map((topic) => `%"${topic}"%`)],
  })
  try {
    for (const row of rows) {
      for (const event of eventsOf(row, topics)) {
        if (signal.aborted) return rows.length
        await handler(event)
      }
      cursor.moveTo(row.lane, row.batch_no)
    }
  } finally {
    // also what came before one that failed
    await cursor.save()
  }
  return rows.length
}

type Written = LedgerEvent & { readonly player: string; readonly command: string }

function eventsOf(
  { lane, batch_no, at, events }: Row,
  topics: readonly string[] | undefined,
): DeliveredEvent[] {
  if (events === null) return []
  return (JSON.parse(events) as Written[])
    .map(({ topic, payload, player, command }, i) => ({
      id: `${lane}:${batch_no}:${i}`,
      topic,
      payload,
      playerId: BigInt(player),
      commandId: BigInt(command),
      at,
    }))
    .filter(({ topic }) => !topics || topics.includes(topic))
}

type WakeOptions = {
  readonly signal: AbortSignal
  readonly poke: EventTarget
  readonly topics: readonly string[] | undefined
}

/** Sleeps until somebody says that there may be something, or a time has passed. */
class Wake {
  private readonly options: WakeOptions
  private pending = false
  private resolve: (() => void) | null = null

  constructor(options: WakeOptions) {
    this.options = options
    options.signal.addEventListener('abort', this.up)
    options.poke.addEventListener('poke', this.poked)
  }

  readonly up = () => {
    this.pending = true
    this.resolve?.()
  }

  /** Hears which topics were announced; none named may be any. */
  hear(announced: readonly string[] | undefined) {
    const { topics } = this.options
    if (!topics || !announced || topics.some((topic) => announced.includes(topic))) this.up()
  }

  private readonly poked = (event: Event) => this.hear((event as CustomEvent<string[]>).detail)

  reset() {
    this.pending = false
  }

  async wait(timeoutMs: number) {
    if (this.pending || this.options.signal.aborted) return
    const timer = setTimeout(this.up, timeoutMs)
    await new Promise<void>((done) => (this.resolve = done))
    this.resolve = null
    clearTimeout(timer)
  }

  forget() {
    this.options.signal.removeEventListener('abort', this.up)
    this.options.poke.removeEventListener('poke', this.poked)
  }
}

const pause = (signal: AbortSignal) => sleep(pollMs, undefined, { signal }).catch(() => undefined)
