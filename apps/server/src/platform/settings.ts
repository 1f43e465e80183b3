import type { ops } from '@jogada/contract'
import type pg from 'pg'
import type { Clock } from './clock.ts'
import type { Followed } from './follow.ts'
import { newestReading } from './newest-reading.ts'

type Documents = ops.settings.Documents
type SettingName = ops.settings.SettingName

/** One version of what operators have set; the code's own values are version 0 and no row. */
export type SettingVersion<N extends SettingName = SettingName> = {
  readonly name: N
  readonly version: number
  readonly value: Documents[N]
  /** From when on it holds. */
  readonly fromAt: Date
  readonly reason: string
  readonly changedAt: Date
  readonly changedBy: string
  readonly approvedBy: string
}

export type NewVersion<N extends SettingName = SettingName> = Omit<
  SettingVersion<N>,
  'changedAt'
> & {
  /** The request that asked for it; adding it again changes nothing. */
  readonly approvalId: bigint | null
}

/** What operators have set, with every version, in memory and followed from every process. */
export type Settings = Followed & {
  /** The version in force at an instant; undefined while the code's own values are. */
  at<N extends SettingName>(name: N, at: Date): SettingVersion<N> | undefined
  /** Every version, the newest first. */
  versions<N extends SettingName>(name: N): readonly SettingVersion<N>[]
  /** Adds the next version with `client`; false when another one took its number. */
  add(client: Pick<pg.ClientBase, 'query'>, next: NewVersion): Promise<boolean>
}

const CHANNEL = 'setting_changed'

/** The settings, empty until they are read for the first time. */
export function createSettings({
  pool,
  clock,
}: {
  readonly pool: pg.Pool
  readonly clock: Clock
}): Settings {
  let all: readonly SettingVersion[] = []
  const versions = <N extends SettingName>(name: N) =>
    all.filter((one): one is SettingVersion<N> => one.name === name)
  return {
    channel: CHANNEL,
    refresh: newestReading(
      () =>
        pool.query<SettingVersion>(
          `SELECT name, version, value, from_at AS "fromAt", reason, changed_at AS "changedAt",
             changed_by AS "changedBy", approved_by AS "approvedBy"
           FROM platform.setting ORDER BY name, version DESC`,
        ),
      ({ rows }) => {
        all = rows
      },
    ),
    at: (name, at) => versions(name).find(({ fromAt }) => fromAt <= at),
    versions,
    async add(client, next) {
      const { name, version, value, fromAt, reason, changedBy, approvedBy, approvalId } = next
      const added = await client.query(
        `INSERT INTO platform.setting (name, version, value, from_at, reason, changed_at,
           changed_by, approved_by, approval_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT DO NOTHING`,
        [
          name,
          version,
          JSON.stringify(value),
          fromAt,
          reason,
          clock.now(),
          changedBy,
          approvedBy,
          approvalId,
        ],
      )
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, name])
      if (added.rowCount === 1) return true
      const { rows } = await client.query(
        'SELECT 1 FROM platform.setting WHERE approval_id = $1 AND name = $2',
        [approvalId, name],
      )
      return rows.length === 1
    },
  }
}
