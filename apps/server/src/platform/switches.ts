import type { ops } from '@jogada/contract'
import type { Ledger } from '@jogada/ledger'
import type pg from 'pg'
import type { Clock } from './clock.ts'
import type { Followed } from './follow.ts'
import { Refusal } from './refusal.ts'

type SwitchName = ops.switches.SwitchName

export type SwitchState = {
  readonly name: SwitchName
  readonly isStopped: boolean
  readonly reason: string
  readonly changedAt: Date
  /** Who changed it; empty when nobody was noted. */
  readonly changedBy: string
  /** How often it was started again. */
  readonly releases: number
}

/** One stop of a service, which another stop of the same service is not. */
export type Stop = { readonly changedAt: string; readonly releases: number }

export const stopOf = ({ changedAt, releases }: SwitchState): Stop => ({
  changedAt: changedAt.toISOString(),
  releases,
})

/** What operators have stopped, known in memory and followed from every other process. */
export type Switches = Followed & {
  isStopped(name: SwitchName): boolean
  /** How often it was started again; every process counts the same. */
  releases(name: SwitchName): number
  list(): readonly SwitchState[]
  /** Called after each reading, whether or not something has changed. */
  onRead(listener: () => void): void
  /** Stops or starts for every process; writes with `client`, so it can be part of a commit. */
  set(
    client: Pick<pg.ClientBase, 'query'>,
    change: Pick<SwitchState, 'name' | 'isStopped' | 'reason'> & { readonly by?: string },
  ): Promise<void>
  /** Starts for every process what one stop stopped; refuses with `changed_meanwhile` another stop. */
  release(
    client: Pick<pg.ClientBase, 'query'>,
    change: Pick<SwitchState, 'name' | 'reason'> & {
      readonly by: string
      readonly stop: Stop | undefined
    },
  ): Promise<void>
}

const CHANNEL = 'switch_changed'

/** The switches, empty until they are read for the first time. */
export function createSwitches({
  pool,
  clock,
}: {
  readonly pool: pg.Pool
  readonly clock: Clock
}): Switches {
  let states: ReadonlyMap<SwitchName, SwitchState> = new Map()
  const listeners: (() => void)[] = []
  return {
    channel: CHANNEL,
    async refresh() {
      const { rows } = await pool.query<SwitchState>(
        `SELECT name, is_stopped AS "isStopped", reason, changed_at AS "changedAt",
           changed_by AS "changedBy", releases FROM platform.switch`,
      )
      states = new Map(rows.map((row) => [row.name, row]))
      for (const listener of listeners) listener()
    },
    isStopped: (name) => states.get(name)?.isStopped ?? false,
    releases: (name) => states.get(name)?.releases ?? 0,
    list: () => [...states.values()],
    onRead: (listener) => void listeners.push(listener),
    async set(client, { name, isStopped, reason, by = '' }) {
      await client.query(
        `INSERT INTO platform.switch (name, is_stopped, reason, changed_at, changed_by)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (name) DO UPDATE
         SET releases = switch.releases + (switch.is_stopped AND NOT excluded.is_stopped)::int,
           is_stopped = excluded.is_stopped, reason = excluded.reason,
           changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
        [name, isStopped, reason, clock.now(), by],
      )
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, name])
    },
    async release(client, { name, reason, by, stop }) {
      const { rowCount } = await client.query(
        `UPDATE platform.switch
         SET is_stopped = false, releases = releases + 1,
           reason = $2, changed_at = $3, changed_by = $4
         WHERE name = $1 AND is_stopped AND releases = $5
           AND date_trunc('milliseconds', changed_at) = $6`,
        [name, reason, clock.now(), by, stop?.releases ?? null, stop?.changedAt ?? null],
      )
      if (rowCount === 0) {
        const { rows } = await client.query(
          'SELECT FROM platform.switch WHERE name = $1 AND is_stopped',
          [name],
        )
        if (rows.length > 0) throw new Refusal('changed_meanwhile')
      }
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, name])
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
