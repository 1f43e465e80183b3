import type { Pool, PoolClient } from 'pg'

/** The newest batch of a lane; its hash stands for everything that the lane wrote before. */
export type LaneHead = {
  readonly lane: number
  readonly batchNo: string
  /** In hex. */
  readonly hash: string
}

/** Where the chain of each lane ends now. Kept elsewhere, it proves what was there. */
export async function laneHeads(client: Pool | PoolClient): Promise<LaneHead[]> {
  const { rows } = await client.query<LaneHead>(
    `SELECT lane, batch_no::text AS "batchNo", encode(hash, 'hex') AS hash
       FROM (SELECT DISTINCT ON (lane) lane, batch_no, hash FROM ledger.batch
              ORDER BY lane, batch_no DESC) AS last ORDER BY lane`,
  )
  return rows
}

/**
 * The first of some heads that is not in the chain of its lane any more: what was committed after
 * the head before it was cut off, or written anew. Null where all are. It says nothing of a chain
 * that does not hold; `verifyLedger` does.
 */
export async function findLostHead(
  client: Pool | PoolClient,
  heads: readonly LaneHead[],
): Promise<string | null> {
  const { rows } = await client.query<{ bad: string }>(
    `SELECT format('batch (%s, %s) %s', k.lane, k.batch_no, CASE WHEN b.hash IS NULL
              THEN 'was there and is not' ELSE 'was another one' END) AS bad
       FROM unnest($1::smallint[], $2::bigint[], $3::text[]) AS k (lane, batch_no, hash)
       LEFT JOIN ledger.batch b ON b.lane = k.lane AND b.batch_no = k.batch_no
      WHERE b.hash IS DISTINCT FROM decode(k.hash, 'hex')
      ORDER BY k.lane, k.batch_no LIMIT 1`,
    [
      heads.map(({ lane }) => lane),
      heads.map(({ batchNo }) => batchNo),
      heads.map(({ hash }) => hash),
    ],
  )
  return rows[0]?.bad ?? null
}
