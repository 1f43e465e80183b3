import type { ops } from '@jogada/contract'
import type { Ledger } from '@jogada/ledger'
import type pg from 'pg'
import type { FastifyBaseLogger as Logger } from 'fastify'
import type { Clock } from './clock.ts'
import { Refusal } from './refusal.ts'

type SwitchName = ops.switches.SwitchName

export type SwitchState = {
  readonly name: SwitchName
  readonly isStopped: boolean
  readonly reason: string
  readonly changedAt: Date
}

/** What operators have stopped, known in memory and followed from every other process. */
export type Switches = {
  isStopped(name: SwitchName): boolean
  list(): readonly SwitchState[]
  /** Stops or starts for every process; writes with `client`, so it can be part of a commit. */
  set(
    client: Pick<pg.ClientBase, 'query'>,
    change: Pick<SwitchState, 'name' | 'isStopped' | 'reason'>,
  ): Promise<void>
  /** Reads the switches again. */
  refresh(): Promise<void>
  close(): void
}

const CHANNEL = 'switch_changed'
const AGAIN_MS = 500

/**
 * Follows the switches by notification. While this process cannot hear, it reads again twice a
 * second and keeps what it knew last.
 */
export async function createSwitches({
  pool,
  clock,
  log,
}: {
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly log: Logger
}): Promise<Switches> {
  let states: ReadonlyMap<SwitchName, SwitchState> = new Map()
  let listening: pg.PoolClient | null = null
  let closed = false

  const refresh = async () => {
    const { rows } = await pool.query<{
      name: SwitchName
      is_stopped: boolean
      reason: string
      changed_at: Date
    }>('SELECT name, is_stopped, reason, changed_at FROM platform.switch')
    states = new Map(
      rows.map((row) => [
        row.name,
        {
          name: row.name,
          isStopped: row.is_stopped,
          reason: row.reason,
          changedAt: row.changed_at,
        },
      ]),
    )
  }
  const again = () => {
    if (!closed) setTimeout(relisten, AGAIN_MS).unref()
  }
  const onFault = (error: unknown) => {
    if (closed) return
    log.error({ err: error }, 'cannot follow the switches and will try again')
    again()
  }
  const listen = async () => {
    const client = await pool.connect()
    client.on('notification', () => void refresh().catch(onFault))
    client.on('error', (error) => {
      if (listening !== client) return
      listening = null
      client.release(true)
      onFault(error)
    })
    listening = client
    await client.query(`LISTEN ${CHANNEL}`)
    await refresh()
  }
  const relisten = () => {
    if (closed) return
    if (listening) refresh().catch(onFault)
    else listen().catch(onFault)
  }
  await listen()

  return {
    isStopped: (name) => states.get(name)?.isStopped ?? false,
    list: () => [...states.values()],
    async set(client, { name, isStopped, reason }) {
      await client.query(
        `INSERT INTO platform.switch (name, is_stopped, reason, changed_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (name) DO UPDATE
         SET is_stopped = excluded.is_stopped, reason = excluded.reason,
           changed_at = excluded.changed_at`,
        [name, isStopped, reason, clock.now()],
      )
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, name])
    },
    refresh,
    close() {
      closed = true
      const client = listening
      listening = null
      client?.release(true)
    },
  }
}

/**
 * Refuses with `service_suspended` what an operator has stopped. A retry of what was decided before
 * passes, so that it hears its first answer.
 */
export async function refuseWhenStopped(
  { switches, ledger }: { readonly switches: Switches; readonly ledger: Ledger },
  name: SwitchName,
  asked?: { readonly playerId: bigint; readonly key: string },
): Promise<void> {
  if (!switches.isStopped(name)) return
  if (asked && (await ledger.find(asked.playerId, asked.key))) return
  throw new Refusal('service_suspended')
}
