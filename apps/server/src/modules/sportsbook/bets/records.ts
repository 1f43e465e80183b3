import type { casino } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Timed, TimePage } from '../../../platform/time-page.ts'

type Filter = TimePage & {
  readonly game?: string | undefined
  readonly status?: number | undefined
}

type TimedRecord = Timed & { readonly record: Omit<casino.GameRecord, 'recordId'> }

/**
 * A player's sports bets among what he played, newest first; of a settled bet its result. What
 * sales paid is part of the payout.
 */
export async function sportRecords(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  { game, status, from, until, before, limit }: Filter,
): Promise<TimedRecord[]> {
  if (game !== undefined && game !== 'sport') return []
  let query = db
    .selectFrom('sportsbook.bet')
    .select(['bet_id', 'placed_at', 'stake', 'odds', 'payout', 'cashed_out', 'status', 'result'])
    .where('player_id', '=', playerId)
  if (status !== undefined) query = query.where(sql<boolean>`coalesce(result, status) = ${status}`)
  if (from) query = query.where('placed_at', '>=', from)
  if (until) query = query.where('placed_at', '<', until)
  if (before) {
    query = query.where(sql<boolean>`(placed_at, bet_id) < (${before.at}, ${before.id})`)
  }
  const rows = await query
    .orderBy('placed_at', 'desc')
    .orderBy('bet_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    at: row.placed_at,
    id: row.bet_id,
    record: {
      roundId: String(row.bet_id),
      game: 'sport',
      at: row.placed_at.toISOString(),
      stake: formatMoney(centavos(row.stake)),
      odds: row.odds === null ? null : (Number(row.odds) / 1_000).toFixed(4),
      result: null,
      payout: formatMoney(centavos((row.payout ?? 0n) + row.cashed_out)),
      status: row.result ?? row.status,
    },
  }))
}
