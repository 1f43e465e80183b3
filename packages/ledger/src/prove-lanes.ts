import type { PoolClient } from 'pg'
import { houseAccounts } from './accounts.ts'
import type { PageProof, PageRunner, PageSizes } from './pages.ts'

/** A page of a lane is over an hour at most: one that rests reads no months at once. */
const PAGE_MS = 3_600_000

const houseNumbers = Object.values(houseAccounts)

/**
 * Where a proof stands in a lane: behind a batch, and behind an entry of each account of the house.
 */
type Place = {
  readonly batchNo: bigint
  /** In hex. */
  readonly hash: string
  readonly accounts: ReadonlyMap<number, { readonly seq: bigint; readonly balance: bigint }>
}

type Page = { readonly entries: bigint; readonly bad: string | null; readonly next: Place | null }

/**
 * Proves the chain of every lane and the entries of the house that it made, some batches at a
 * time, up to where it stood when the proof came to it: what is written meanwhile is left to
 * the next proof.
 */
export async function proveLanes(page: PageRunner, sizes: PageSizes): Promise<PageProof> {
  const lanes = await page(allLanes)
  let entries = 0n
  for (const lane of lanes) {
    const head = await page((client) => headOf(client, lane))
    const accounts = new Map(houseNumbers.map((account) => [account, { seq: 0n, balance: 0n }]))
    for (let place: Place | null = { batchNo: 0n, hash: '', accounts }; place !== null;) {
      const from: Place = place
      const read: Page = await page((client) => provePage(client, { lane, head, from, sizes }))
      if (read.bad !== null) return { entries, firstBadRow: read.bad }
      entries += read.entries
      place = read.next
    }
  }
  return { entries, firstBadRow: null }
}

/** Every lane that has an account, a batch or both; each is found by a step of the index. */
async function allLanes(client: PoolClient): Promise<number[]> {
  const { rows } = await client.query<{ lane: number }>(
    `WITH RECURSIVE written AS (
       SELECT min(lane) AS lane FROM ledger.batch
       UNION ALL
       SELECT (SELECT min(b.lane) FROM ledger.batch b WHERE b.lane > w.lane)
         FROM written w WHERE w.lane IS NOT NULL
     )
     SELECT lane::int FROM written WHERE lane IS NOT NULL
     UNION SELECT (-owner - 1)::int FROM ledger.account WHERE owner < 0
     ORDER BY 1`,
  )
  return rows.map(({ lane }) => lane)
}

type Batch = { readonly batch_no: string; readonly ms: number; readonly hash: string }

async function headOf(client: PoolClient, lane: number): Promise<bigint> {
  const { rows } = await client.query<{ head: string }>(
    'SELECT coalesce(max(batch_no), 0)::text AS head FROM ledger.batch WHERE lane = $1',
    [lane],
  )
  return BigInt(rows[0]!.head)
}

async function provePage(
  client: PoolClient,
  {
    lane,
    head,
    from,
    sizes,
  }: {
    readonly lane: number
    readonly head: bigint
    readonly from: Place
    readonly sizes: PageSizes
  },
): Promise<Page> {
  const { rows } = await client.query<Batch>(
    `SELECT batch_no::text, floor(extract(epoch FROM at) * 1000)::float8 AS ms,
            encode(hash, 'hex') AS hash
       FROM ledger.batch b WHERE lane = $1 AND batch_no > $2 ORDER BY b.batch_no LIMIT $3`,
    [lane, from.batchNo, sizes.batches],
  )
  const far = rows.findIndex(({ ms }) => Math.abs(ms - rows[0]!.ms) > PAGE_MS)
  const batches = far === -1 ? rows : rows.slice(0, far)
  const isLast = batches.length < sizes.batches && far === -1
  const last = batches.at(-1)
  const upto = last ? BigInt(last.batch_no) : from.batchNo
  const asked = { lane, from, upto, batches }
  const broken = await findBrokenBatch(client, asked)
  if (broken !== null) return { entries: 0n, bad: broken, next: null }
  const house = await walkHouse(client, asked)
  const isEnough = isLast || upto >= head
  const ends = isLast ? house.accounts : null
  const ended = house.bad ?? (isEnough ? await findOpenEnd(client, lane, ends) : null)
  return {
    entries: house.entries,
    bad: ended,
    next: isEnough ? null : { batchNo: upto, hash: last!.hash, accounts: house.accounts },
  }
}

type Asked = {
  readonly lane: number
  readonly from: Place
  readonly upto: bigint
  readonly batches: readonly Batch[]
}

/** The entries of the house that a page's batches made; one for each account and batch at most. */
const houseEntries = `
  SELECT p.* FROM unnest($4::smallint[], $5::bigint[]) AS k (account, after)
   CROSS JOIN LATERAL (
     SELECT e.* FROM ledger.entry e
      WHERE e.owner = -($1::bigint + 1) AND e.account = k.account AND e.seq > k.after
      ORDER BY e.seq LIMIT $6) AS p
   WHERE p.cause <= $3`

const valuesOf = ({ lane, from, upto, batches }: Asked) => [
  lane,
  from.batchNo,
  upto,
  [...from.accounts.keys()],
  [...from.accounts.values()].map(({ seq }) => seq),
  batches.length,
]

/** Entries of players are looked up by their place: a join would read a month for one command. */
const brokenBatch = `
  WITH own AS MATERIALIZED (
    SELECT c FROM ledger.command c
     WHERE c.at BETWEEN to_timestamp($7::float8 / 1000) AND to_timestamp(($8::float8 + 1) / 1000)
       AND c.lane = $1 AND c.batch_no > $2 AND c.batch_no <= $3
  ), house AS MATERIALIZED (${houseEntries}
  ), command_lines AS (
    SELECT (c).batch_no, string_agg(ledger.command_line(c), E'\\n' ORDER BY (c).player_id) AS lines
      FROM own GROUP BY 1
  ), entry_lines AS (
    SELECT batch_no, string_agg(line, E'\\n' ORDER BY owner, account) AS lines FROM (
      SELECT (c).batch_no, (c).player_id AS owner, k.account, e.line
        FROM own
       CROSS JOIN LATERAL (VALUES (1::smallint, (c).cash_seq), (2::smallint, (c).bonus_seq),
         (3::smallint, (c).held_seq), (4::smallint, (c).withdrawing_seq)) AS k (account, seq)
       CROSS JOIN LATERAL (
         SELECT ledger.entry_line(e) AS line FROM ledger.entry e
          WHERE e.owner = (c).player_id AND e.account = k.account AND e.seq = k.seq
            AND e.at = (c).at OFFSET 0) AS e
      UNION ALL
      SELECT h.cause, h.owner, h.account, ledger.entry_line(
               ROW(h.owner, h.seq, h.cause, h.debit, h.credit, h.balance_after, h.at, h.account,
                   h.kind)::ledger.entry)
        FROM house h
    ) AS line GROUP BY 1
  ), house_moves AS (
    SELECT (c).batch_no, (c).house_legs[i]::smallint AS account, sum((c).house_legs[i + 1]) AS moved
      FROM own CROSS JOIN generate_series(1, cardinality((c).house_legs), 2) AS i GROUP BY 1, 2
  ), odd AS (
    SELECT batch_no, format('entry of account (%s, %s) in batch %s moves %s, its commands %s',
             -($1::bigint + 1), account, batch_no, h.moved, m.moved) AS bad
      FROM (SELECT cause AS batch_no, account, sum(credit - debit) AS moved FROM house GROUP BY 1, 2)
           AS h
      FULL JOIN house_moves m USING (batch_no, account)
     WHERE h.moved IS DISTINCT FROM m.moved
  ), link AS (
    SELECT b.*, $2 + row_number() OVER chain AS place,
           lag(b.hash, 1, decode($9, 'hex')) OVER chain AS last_hash,
           ledger.batch_hash(b.prev_hash, b.lane, b.batch_no, b.at, coalesce(e.lines, ''), c.lines,
             b.events) AS true_hash
      FROM ledger.batch b
      LEFT JOIN command_lines c USING (batch_no)
      LEFT JOIN entry_lines e USING (batch_no)
     WHERE b.lane = $1 AND b.batch_no > $2 AND b.batch_no <= $3
    WINDOW chain AS (ORDER BY b.batch_no)
  )
  SELECT bad FROM (
    SELECT batch_no, bad FROM odd
    UNION ALL
    SELECT batch_no, format('batch (%s, %s): %s', lane, batch_no,
             CASE WHEN batch_no <> place THEN 'a batch before it is missing'
                  WHEN prev_hash <> last_hash THEN 'it does not follow from the batch before'
                  ELSE 'its hash is not that of its rows' END)
      FROM link WHERE batch_no <> place OR prev_hash <> last_hash OR hash <> true_hash
  ) AS found ORDER BY batch_no LIMIT 1`

async function findBrokenBatch(client: PoolClient, asked: Asked): Promise<string | null> {
  const times = asked.batches.map(({ ms }) => ms)
  if (times.length === 0) return null
  const { rows } = await client.query<{ bad: string }>(brokenBatch, [
    ...valuesOf(asked),
    Math.min(...times),
    Math.max(...times),
    asked.from.hash,
  ])
  return rows[0] ? `${rows[0].bad} (the batches of a lane are a chain over what they wrote)` : null
}

type HouseRow = {
  readonly account: number
  readonly seq: string
  readonly cause: string
  readonly is_of_batch: boolean
  readonly moved: string
  readonly balance_after: string
}

/**
 * Follows each account of the house through the page: numbers without a gap, balances that add up.
 */
async function walkHouse(client: PoolClient, asked: Asked) {
  const accounts = new Map(asked.from.accounts)
  const { rows } = await client.query<HouseRow>(
    `SELECT h.account::int, h.seq::text, h.cause::text, (h.credit - h.debit)::text AS moved,
            h.balance_after::text, b.lane IS NOT NULL AS is_of_batch
       FROM (${houseEntries}) AS h
       LEFT JOIN ledger.batch b ON b.lane = $1 AND b.batch_no = h.cause AND b.at = h.at
        AND b.batch_no > $2
      ORDER BY h.account, h.seq`,
    valuesOf(asked),
  )
  let bad: string | null = null
  for (const { account, seq, cause, is_of_batch: isOfBatch, moved, balance_after } of rows) {
    const { seq: last, balance } = accounts.get(account)!
    const next = { seq: BigInt(seq), balance: BigInt(balance_after) }
    const name = `entry (${-(asked.lane + 1)}, ${account}, ${seq})`
    if (!isOfBatch) bad ??= `${name}: there is no batch (${asked.lane}, ${cause}) of its time`
    if (next.seq !== last + 1n) bad ??= `${name}: entries before it are missing`
    if (next.balance !== balance + BigInt(moved)) bad ??= `${name} leaves ${balance_after}`
    accounts.set(account, next)
  }
  return { accounts, bad, entries: BigInt(rows.length) }
}

/**
 * The accounts of a lane stand where their entries end. Where the end of the lane itself was read,
 * that is where `ends` says, and nothing of the house may follow it.
 */
async function findOpenEnd(client: PoolClient, lane: number, ends: Place['accounts'] | null) {
  const { rows } = await client.query<{ bad: string }>(
    `SELECT format('account (%s, %s) has %s at version %s, its entries have %s at %s',
              -($1::bigint + 1), k.account, a.balance, a.version, last.balance_after, last.seq) AS bad
       FROM unnest($2::smallint[], $3::bigint[]) AS k (account, seq)
       LEFT JOIN ledger.account a ON a.owner = -($1::bigint + 1) AND a.account = k.account
       LEFT JOIN LATERAL (
         SELECT e.seq, e.balance_after FROM ledger.entry e
          WHERE e.owner = -($1::bigint + 1) AND e.account = k.account
          ORDER BY e.seq DESC LIMIT 1) AS last ON true
      WHERE coalesce(a.balance, 0) <> coalesce(last.balance_after, 0)
         OR coalesce(a.version, 0) <> coalesce(last.seq, 0)
         OR coalesce(last.seq, 0) <> k.seq
      ORDER BY k.account LIMIT 1`,
    [lane, houseNumbers, houseNumbers.map((account) => ends?.get(account)?.seq ?? null)],
  )
  return rows[0] ? `${rows[0].bad} (an account has the balance of its last entry)` : null
}
