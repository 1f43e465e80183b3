import type { casino } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import { drawChannelsOf, drawGameOf } from '@jogada/core/games/draws'
import { isDrawGame } from '@jogada/core/games/house-games'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Timed, TimePage } from '../../../platform/time-page.ts'

type Filter = TimePage & {
  readonly game?: string | undefined
  readonly status?: number | undefined
}

type TimedRecord = Timed & { readonly record: Omit<casino.GameRecord, 'recordId'> }

/** A player's bets on shared rounds, newest first. */
export async function drawRecords(
  { db }: Deps,
  playerId: bigint,
  { game, status, from, until, before, limit }: Filter,
): Promise<TimedRecord[]> {
  if (game !== undefined && !isDrawGame(game)) return []
  let query = db
    .selectFrom('draws.bet as bet')
    .innerJoin('draws.round as round', (join) =>
      join.onRef('round.channel', '=', 'bet.channel').onRef('round.round_id', '=', 'bet.round_id'),
    )
    .selectAll('bet')
    .select('round.outcome')
    .where('bet.player_id', '=', playerId)
  if (game !== undefined) query = query.where('bet.channel', 'in', drawChannelsOf(game))
  if (status !== undefined) query = query.where('bet.status', '=', status)
  if (from) query = query.where('bet.placed_at', '>=', from)
  if (until) query = query.where('bet.placed_at', '<', until)
  if (before) {
    query = query.where(sql<boolean>`(bet.placed_at, bet.bet_id) < (${before.at}, ${before.id})`)
  }
  const rows = await query
    .orderBy('bet.placed_at', 'desc')
    .orderBy('bet.bet_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    at: row.placed_at,
    id: row.bet_id,
    record: {
      roundId: String(row.round_id),
      game: drawGameOf(row.channel),
      at: row.placed_at.toISOString(),
      stake: formatMoney(centavos(row.stake)),
      odds: (Number((row.potential * 10_000n) / row.stake) / 10_000).toFixed(4),
      result: row.outcome === null ? null : String(row.outcome),
      payout: formatMoney(centavos(row.payout ?? 0n)),
      status: row.status as casino.RecordStatus,
    },
  }))
}
