import type { Money } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'

/**
 * What each of some players asked to be paid out from an instant of their own on, for as long as
 * `withinMs`; what was refused is left out, and so are players who asked for nothing.
 */
export async function takenOutAfter(
  { db }: Pick<Deps, 'db'>,
  asked: readonly { readonly playerId: bigint; readonly since: Date }[],
  withinMs: number,
): Promise<ReadonlyMap<bigint, Money>> {
  const { rows } = await sql<{ player_id: bigint; amount: Money }>`
    SELECT request.player_id, sum(request.amount)::bigint AS amount
      FROM unnest(${asked.map(({ playerId }) => playerId)}::bigint[],
                  ${asked.map(({ since }) => since)}::timestamptz[]) AS asked (player_id, since)
      JOIN withdrawal.request AS request ON request.player_id = asked.player_id
       AND request.requested_at >= asked.since
       AND request.requested_at < asked.since + make_interval(secs => ${withinMs / 1000})
     WHERE request.state <> 'refused' GROUP BY request.player_id`.execute(db)
  return new Map(rows.map((row) => [row.player_id, row.amount]))
}
