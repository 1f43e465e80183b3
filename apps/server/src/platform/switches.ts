import type { ops } from '@jogada/contract'
import type { Ledger } from '@jogada/ledger'
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type pg from 'pg'
import type { Clock } from './clock.ts'
import type { Followed } from './follow.ts'
import { newestReading } from './newest-reading.ts'
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
  /** Whether it is stopped, by its own switch or by maintenance. */
  isStopped(name: SwitchName): boolean
  /** How often it was started again, from maintenance too; every process counts the same. */
  releases(name: SwitchName): number
  list(): readonly SwitchState[]
  /** Called after each reading, whether or not something has changed. */
  onRead(listener: () => void): void
  /** Stops or starts for every process; writes with `db`, so it can be part of a commit. */
  set(
    db: QueryExecutorProvider,
    change: Pick<SwitchState, 'name' | 'isStopped' | 'reason'> & { readonly by?: string },
  ): Promise<void>
  /**
   * Starts for every process what one stop stopped; refuses with `changed_meanwhile` another stop.
   */
  release(
    db: QueryExecutorProvider,
    change: Pick<SwitchState, 'name' | 'reason'> & {
      readonly by: string
      readonly stop: Stop | undefined
    },
  ): Promise<void>
}

const CHANNEL = 'switch_changed'

/** The switch that stops what every other one stops. */
export const MAINTENANCE = 'maintenance' satisfies SwitchName

const tellOf = (db: QueryExecutorProvider, name: SwitchName) =>
  sql`SELECT pg_notify(${CHANNEL}, ${name})`.execute(db)

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
  const holders = (name: SwitchName) =>
    [...new Set([name, MAINTENANCE] as const)].flatMap((one) => states.get(one) ?? [])
  return {
    channel: CHANNEL,
    refresh: newestReading(
      () =>
        pool.query<SwitchState>(
          `SELECT name, is_stopped AS "isStopped", reason, changed_at AS "changedAt",
             changed_by AS "changedBy", releases FROM platform.switch`,
        ),
      ({ rows }) => {
        states = new Map(rows.map((row) => [row.name, row]))
        for (const listener of listeners) listener()
      },
    ),
    isStopped: (name) => holders(name).some((one) => one.isStopped),
    releases: (name) => holders(name).reduce((sum, one) => sum + one.releases, 0),
    list: () => [...states.values()],
    onRead: (listener) => void listeners.push(listener),
    async set(db, { name, isStopped, reason, by = '' }) {
      await sql`INSERT INTO platform.switch (name, is_stopped, reason, changed_at, changed_by)
        VALUES (${name}, ${isStopped}, ${reason}, ${clock.now()}, ${by})
        ON CONFLICT (name) DO UPDATE
        SET releases = switch.releases + (switch.is_stopped AND NOT excluded.is_stopped)::int,
          is_stopped = excluded.is_stopped, reason = excluded.reason,
          changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(db)
      await tellOf(db, name)
    },
    async release(db, { name, reason, by, stop }) {
      const released = await sql`UPDATE platform.switch
        SET is_stopped = false, releases = releases + 1,
          reason = ${reason}, changed_at = ${clock.now()}, changed_by = ${by}
        WHERE name = ${name} AND is_stopped AND releases = ${stop?.releases ?? null}
          AND date_trunc('milliseconds', changed_at) = ${stop?.changedAt ?? null}`.execute(db)
      if (released.numAffectedRows === 0n) {
        const { rows } =
          await sql`SELECT FROM platform.switch WHERE name = ${name} AND is_stopped`.execute(db)
        if (rows.length > 0) throw new Refusal('changed_meanwhile')
      }
      await tellOf(db, name)
    },
  }
}

/** The switch of one game of a studio, by its code in the lobby. */
export const studioSwitch = (code: string): ops.switches.StudioSwitch => `studio:${code}`

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
