import type { PlayFamily } from '@jogada/core/promotion/contribution'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A player and the instants, ascending, between which play is to be summed. */
export type PlaySpans = { readonly playerId: bigint; readonly edges: readonly Date[] }

/** What a player played between two neighbouring edges; `span` counts from 0. */
export type SpanPlay = {
  readonly playerId: bigint
  readonly span: number
  readonly family: PlayFamily
  readonly amount: bigint
}

/** The same as rows of SQL: `player_id`, all `edges`, and the `first` and the `last` of them. */
export const spanRows = (spans: readonly PlaySpans[]): RawBuilder<unknown> => {
  const players = spans.map(({ playerId }) => playerId)
  const edges = spans.map((one) => `{${one.edges.map((at) => at.toISOString()).join(',')}}`)
  return sql`(
    SELECT player_id, edges, edges[1] AS first, edges[cardinality(edges)] AS last
      FROM (SELECT player_id, edges::timestamptz[] AS edges
              FROM unnest(${players}::bigint[], ${edges}::text[]) AS given (player_id, edges)) AS read
  )`
}
