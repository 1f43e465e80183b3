import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import { houseAccounts, playerAccounts } from './accounts.ts'
import type { HouseAccount, PlayerAccount } from './command.ts'

/** Where a list of the house's commands goes on: behind this one. */
export type HousePlace = {
  readonly at: Date
  readonly lane: number
  readonly batch: bigint
  readonly commandId: bigint
}

/** A posted command on an account of the house, and what it moved into it. */
export type HouseEntry = HousePlace & {
  readonly playerId: bigint
  readonly kind: string
  readonly moved: Money
}

/**
 * Of each lane the last batch that does not lie behind the place ($1, $2, $3), as its time,
 * lane and number; and of each account of the lane the number of its last entry up to there.
 * Both are found by halving, so that what came before and after is not read. Every account is
 * cut at the same batch.
 */
const cut = `
  lane AS MATERIALIZED (
    SELECT known.lane, coalesce(last.batch_no, 0) AS batch_no
      FROM (SELECT DISTINCT (-owner - 1)::smallint AS lane FROM ledger.account
             WHERE owner < 0) AS known
      LEFT JOIN LATERAL (
        SELECT b.batch_no FROM ledger.batch b WHERE b.lane = known.lane
         ORDER BY b.batch_no DESC LIMIT 1
      ) AS last ON true
  ), half_batch AS (
    SELECT lane, 0::bigint AS low, batch_no AS high FROM lane
    UNION ALL
    SELECT h.lane, CASE WHEN b.is_before THEN b.batch_no ELSE h.low END,
           CASE WHEN b.is_before THEN h.high ELSE b.batch_no - 1 END
      FROM half_batch h
     CROSS JOIN LATERAL (
       SELECT b.batch_no,
              (b.at, b.lane, b.batch_no) <= ($1::timestamptz, $2::smallint, $3::bigint) AS is_before
         FROM ledger.batch b
        WHERE b.lane = h.lane AND b.batch_no = (h.low + h.high + 1) / 2 LIMIT 1
     ) AS b
     WHERE h.low < h.high
  ), half_entry AS (
    SELECT a.owner, a.account, h.low AS batch_no, 0::bigint AS low, a.version AS high
      FROM half_batch h
      JOIN ledger.account a ON a.owner = -(h.lane + 1)
     WHERE h.low = h.high AND a.account = ANY ($4::smallint[])
    UNION ALL
    SELECT h.owner, h.account, h.batch_no,
           CASE WHEN e.cause <= h.batch_no THEN e.seq ELSE h.low END,
           CASE WHEN e.cause <= h.batch_no THEN h.high ELSE e.seq - 1 END
      FROM half_entry h
     CROSS JOIN LATERAL (
       SELECT e.seq, e.cause FROM ledger.entry e
        WHERE e.owner = h.owner AND e.account = h.account AND e.seq = (h.low + h.high + 1) / 2
        LIMIT 1
     ) AS e
     WHERE h.low < h.high
  ), upto AS (
    SELECT owner, account, low AS seq FROM half_entry WHERE low = high
  )`

const names = Object.entries(houseAccounts) as readonly (readonly [HouseAccount, number])[]

/**
 * What is in each account of the house, over all lanes, and in each of the players',
 * of all together.
 */
export type AllBalances = {
  readonly house: ReadonlyMap<HouseAccount, Money>
  readonly players: ReadonlyMap<PlayerAccount, Money>
}

/** All balances of one snapshot. Reads every account once. */
export async function readAllBalances(pool: Pool): Promise<AllBalances> {
  const { rows } = await pool.query<{ isHouse: boolean; account: number; balance: Money }>(
    `SELECT owner < 0 AS "isHouse", account, sum(balance)::bigint AS balance
       FROM ledger.account GROUP BY 1, 2`,
  )
  const of = <Name extends string>(isHouse: boolean, numbers: Readonly<Record<Name, number>>) =>
    new Map(
      (Object.entries(numbers) as [Name, number][]).map(([name, number]) => [
        name,
        rows.find((row) => row.isHouse === isHouse && row.account === number)?.balance ??
          (0n as Money),
      ]),
    )
  return { house: of(true, houseAccounts), players: of(false, playerAccounts) }
}

/** What each account of the house had before an instant, over all lanes. */
export async function readHouseAt(
  pool: Pool,
  before: Date,
): Promise<ReadonlyMap<HouseAccount, Money>> {
  const { rows } = await pool.query<{ account: number; balance: Money }>(
    `WITH RECURSIVE ${cut}
     SELECT u.account, coalesce(sum(e.balance_after), 0)::bigint AS balance
       FROM upto u
       LEFT JOIN LATERAL (
         SELECT e.balance_after FROM ledger.entry e
          WHERE e.owner = u.owner AND e.account = u.account AND e.seq = u.seq LIMIT 1
       ) AS e ON true
      GROUP BY u.account`,
    // no lane is numbered so low: nothing of the instant itself counts
    [before, -1, 0, names.map(([, number]) => number)],
  )
  const found = new Map(rows.map(({ account, balance }) => [account, balance]))
  return new Map(names.map(([name, number]) => [name, found.get(number) ?? (0n as Money)]))
}

/**
 * Commands on an account of the house, the newest first: those before an instant, or behind a
 * place. Batches are looked up one by one until there are enough; each has at least one
 * command of them.
 */
export async function readHouseEntries(
  pool: Pool,
  account: HouseAccount,
  { from, limit }: { readonly from: Date | HousePlace; readonly limit: number },
): Promise<HouseEntry[]> {
  const place = from instanceof Date ? { at: from, lane: -1, batch: 0n, commandId: 0n } : from
  const number = houseAccounts[account]
  const { rows } = await pool.query<HouseEntry>(
    `WITH RECURSIVE ${cut}
     SELECT c.at, b.lane, b.batch_no AS batch, c.command_id AS "commandId",
            c.player_id AS "playerId", c.kind, c.moved
       FROM (
         SELECT e.at, (-u.owner - 1)::smallint AS lane, e.cause AS batch_no
           FROM upto u
          CROSS JOIN LATERAL (
            SELECT e.at, e.cause FROM ledger.entry e
             WHERE e.owner = u.owner AND e.account = u.account AND e.seq <= u.seq
             ORDER BY e.seq DESC LIMIT $6 + 1
          ) AS e
          ORDER BY e.at DESC, lane DESC, batch_no DESC LIMIT $6 + 1
       ) AS b
      CROSS JOIN LATERAL (
        SELECT c.at, c.command_id, c.player_id, c.kind, sum(c.house_legs[i + 1])::bigint AS moved
          FROM ledger.command c
         CROSS JOIN LATERAL generate_series(1, cardinality(c.house_legs), 2) AS i
         WHERE c.at = b.at AND c.lane = b.lane AND c.batch_no = b.batch_no
           AND c.verdict = 'posted' AND c.house_legs[i] = ($4::smallint[])[1]
           AND ((b.at, b.lane, b.batch_no) <> ($1::timestamptz, $2::smallint, $3::bigint)
                OR c.command_id < $5)
         GROUP BY c.at, c.command_id, c.player_id, c.kind
      ) AS c
      ORDER BY b.at DESC, b.lane DESC, b.batch_no DESC, c.command_id DESC LIMIT $6`,
    [place.at, place.lane, place.batch, [number], place.commandId, limit],
  )
  return rows
}
