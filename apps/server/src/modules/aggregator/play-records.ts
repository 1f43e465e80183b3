import type { casino } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Timed, TimePage } from '../../platform/time-page.ts'

type Filter = TimePage & {
  readonly game?: string | undefined
  readonly status?: number | undefined
}

type TimedRecord = Timed & { readonly record: Omit<casino.GameRecord, 'recordId'> }

const statusOf = sql<0 | 10 | 20 | 90>`CASE
  WHEN state IN ('open', 'credited') THEN 0
  WHEN state = 'rolled_back' THEN 90
  WHEN payout > 0 THEN 10 ELSE 20 END`

/** A player's stakes at providers among what he played, newest first. */
export async function providerRecords(
  { db }: Deps,
  playerId: bigint,
  { game, status, from, until, before, limit }: Filter,
): Promise<TimedRecord[]> {
  let query = db
    .selectFrom('aggregator.stake')
    .select(['record_id', 'game_code', 'round_id', 'stake', 'payout', 'opened_at'])
    .select(statusOf.as('status'))
    .where('player_id', '=', playerId)
    .where('state', '<>', 'never')
  if (game !== undefined) query = query.where('game_code', '=', game)
  if (status !== undefined) query = query.where(sql<boolean>`${statusOf} = ${status}`)
  if (from) query = query.where('opened_at', '>=', from)
  if (until) query = query.where('opened_at', '<', until)
  if (before) {
    query = query.where(sql<boolean>`(opened_at, record_id) < (${before.at}, ${before.id})`)
  }
  const rows = await query
    .orderBy('opened_at', 'desc')
    .orderBy('record_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    at: row.opened_at,
    id: row.record_id,
    record: {
      roundId: row.round_id,
      game: row.game_code,
      at: row.opened_at.toISOString(),
      stake: formatMoney(centavos(row.stake)),
      odds:
        row.stake > 0n && row.payout > 0n
          ? (Number((row.payout * 10_000n) / row.stake) / 10_000).toFixed(4)
          : null,
      result: null,
      payout: formatMoney(centavos(row.payout)),
      status: row.status,
    },
  }))
}
