/** A promise, and a query of at most one row with a column `bad`: the lowest row that breaks it. */
export type LedgerCheck = { readonly promise: string; readonly firstBadRow: string }

const floors: LedgerCheck = {
  promise: 'no player owes',
  firstBadRow: `SELECT format('account (%s, %s) has %s', owner, account, balance) AS bad
    FROM ledger.account WHERE owner > 0 AND balance < 0 ORDER BY owner, account LIMIT 1`,
}

const numbering: LedgerCheck = {
  promise: 'the entries of an account are numbered without a gap, and each adds up from the last',
  firstBadRow: `SELECT format('entry (%s, %s, %s) of %s leaves %s', owner, account, seq, at,
        balance_after) AS bad
    FROM (
      SELECT *, row_number() OVER account AS place,
             lag(balance_after, 1, 0::bigint) OVER account AS before
      FROM ledger.entry WINDOW account AS (PARTITION BY owner, account ORDER BY seq)
    ) AS e
    WHERE seq <> place OR balance_after <> before - debit + credit
       OR (owner > 0 AND debit > before)
    ORDER BY owner, account, seq LIMIT 1`,
}

const ends: LedgerCheck = {
  promise: 'an account has the balance and the version of its last entry',
  firstBadRow: `SELECT format('account (%s, %s) has %s at version %s, its entries have %s at %s',
        owner, account, balance, version, balance_after, seq) AS bad
    FROM ledger.account
    FULL JOIN (
      SELECT DISTINCT ON (owner, account) owner, account, seq, balance_after
      FROM ledger.entry ORDER BY owner, account, seq DESC
    ) AS last USING (owner, account)
    WHERE balance IS DISTINCT FROM coalesce(balance_after, 0)
       OR version IS DISTINCT FROM coalesce(seq, 0)
    ORDER BY owner, account LIMIT 1`,
}

const zeroSum: LedgerCheck = {
  promise: 'all balances sum to zero',
  firstBadRow: `SELECT format('the balances of all accounts sum to %s', sum(balance)) AS bad
    FROM ledger.account HAVING sum(balance) <> 0`,
}

const knownEntries: LedgerCheck = {
  promise: 'every entry of a player belongs to a command that knows it',
  firstBadRow: `SELECT format('entry (%s, %s, %s) of %s: no command %s made it', e.owner, e.account,
        e.seq, e.at, e.cause) AS bad
    FROM ledger.entry e
    LEFT JOIN ledger.command c ON c.player_id = e.owner AND c.command_id = e.cause
      AND c.at = e.at AND c.kind = e.kind AND c.verdict = 'posted'
      AND e.seq = CASE e.account WHEN 1 THEN c.cash_seq WHEN 2 THEN c.bonus_seq
                  WHEN 3 THEN c.held_seq WHEN 4 THEN c.withdrawing_seq END
    WHERE e.owner > 0 AND c.player_id IS NULL
    ORDER BY e.owner, e.account, e.seq LIMIT 1`,
}

const legs: LedgerCheck = {
  promise: 'the legs of a command sum to zero',
  firstBadRow: `SELECT format('command %s of player %s: its legs sum to %s', c.command_id,
        c.player_id, coalesce(e.moved, 0) + coalesce(h.moved, 0)) AS bad
    FROM ledger.command c
    LEFT JOIN (
      SELECT owner, cause, sum(credit - debit) AS moved, count(*) AS legs
      FROM ledger.entry WHERE owner > 0 GROUP BY owner, cause
    ) AS e ON e.owner = c.player_id AND e.cause = c.command_id
    CROSS JOIN LATERAL (
      SELECT sum(amount) AS moved
      FROM unnest(c.house_legs) WITH ORDINALITY AS leg (amount, place) WHERE place % 2 = 0
    ) AS h
    WHERE coalesce(e.moved, 0) + coalesce(h.moved, 0) <> 0
       OR coalesce(e.legs, 0) <> num_nonnulls(c.cash_seq, c.bonus_seq, c.held_seq,
                                              c.withdrawing_seq)
    ORDER BY c.command_id LIMIT 1`,
}

const houseOfBatches: LedgerCheck = {
  promise: 'the entries of the house are the sums of its commands, batch by batch',
  firstBadRow: `SELECT format('entry of account (%s, %s) in batch %s moves %s, its commands %s',
        owner, account, batch_no, e.moved, c.moved) AS bad
    FROM (
      SELECT owner, account, cause AS batch_no, sum(credit - debit) AS moved
      FROM ledger.entry WHERE owner < 0 GROUP BY owner, account, cause
    ) AS e
    FULL JOIN (
      SELECT -(c.lane + 1)::bigint AS owner, c.house_legs[i]::smallint AS account, c.batch_no,
             sum(c.house_legs[i + 1]) AS moved
      FROM ledger.command c
      CROSS JOIN generate_series(1, cardinality(c.house_legs), 2) AS i
      GROUP BY 1, 2, 3
    ) AS c USING (owner, account, batch_no)
    WHERE e.moved IS DISTINCT FROM c.moved
    ORDER BY owner DESC, batch_no, account LIMIT 1`,
}

const batches: LedgerCheck = {
  promise: 'every command and every entry of the house belongs to a batch of its time',
  firstBadRow: `SELECT bad FROM (
      SELECT format('command %s: there is no batch (%s, %s) of %s', c.command_id, c.lane,
             c.batch_no, c.at) AS bad, c.lane, c.batch_no
      FROM ledger.command c LEFT JOIN ledger.batch b USING (lane, batch_no, at)
      WHERE b.lane IS NULL
      UNION ALL
      SELECT format('entry (%s, %s, %s): there is no batch (%s, %s) of %s', e.owner, e.account,
             e.seq, -e.owner - 1, e.cause, e.at), -e.owner - 1, e.cause
      FROM ledger.entry e
      LEFT JOIN ledger.batch b ON b.lane = -e.owner - 1 AND b.batch_no = e.cause AND b.at = e.at
      WHERE e.owner < 0 AND b.lane IS NULL
    ) AS lost ORDER BY lane, batch_no LIMIT 1`,
}

const chain: LedgerCheck = {
  promise: 'the batches of a lane are a chain of hashes over what they wrote',
  firstBadRow: `WITH command_lines AS (
      SELECT lane, batch_no,
             string_agg(ledger.command_line(c), E'\\n' ORDER BY player_id) AS lines
      FROM ledger.command c GROUP BY lane, batch_no
    ), entry_lines AS (
      SELECT lane, batch_no, string_agg(line, E'\\n' ORDER BY owner, account) AS lines
      FROM (
        SELECT c.lane, c.batch_no, e.owner, e.account, ledger.entry_line(e) AS line
        FROM ledger.entry e
        JOIN ledger.command c ON c.player_id = e.owner AND c.command_id = e.cause
        UNION ALL
        SELECT (-e.owner - 1)::smallint, e.cause, e.owner, e.account, ledger.entry_line(e)
        FROM ledger.entry e WHERE e.owner < 0
      ) AS line GROUP BY lane, batch_no
    ), link AS (
      SELECT b.*, row_number() OVER lane AS place,
             lag(b.hash, 1, ''::bytea) OVER lane AS last_hash,
             ledger.batch_hash(b.prev_hash, b.lane, b.batch_no, b.at,
               coalesce(e.lines, ''), c.lines, b.events) AS true_hash
      FROM ledger.batch b
      LEFT JOIN command_lines c USING (lane, batch_no)
      LEFT JOIN entry_lines e USING (lane, batch_no)
      WINDOW lane AS (PARTITION BY b.lane ORDER BY b.batch_no)
    )
    SELECT format('batch (%s, %s): %s', lane, batch_no,
        CASE WHEN batch_no <> place THEN 'a batch before it is missing'
             WHEN prev_hash <> last_hash THEN 'it does not follow from the batch before'
             ELSE 'its hash is not that of its rows' END) AS bad
    FROM link
    WHERE batch_no <> place OR prev_hash <> last_hash OR hash <> true_hash
    ORDER BY lane, batch_no LIMIT 1`,
}

const playerDays: LedgerCheck = {
  promise: 'what is summed by day of a player is what the commands of the summed batches did',
  firstBadRow: `SELECT format('%s of player %s on account %s by %s: summed %s, its commands %s', day,
        player_id, account, kind, d.sums, c.sums) AS bad
    FROM (
      SELECT player_id, day, account, kind, ROW(moved, debits, credits, legs) AS sums
      FROM ledger.player_day
    ) AS d
    FULL JOIN (
      SELECT player_id, day, account, kind, ROW(sum(moved)::bigint, sum(debit)::bigint,
             sum(credit)::bigint, count(*)) AS sums
      FROM ledger.leg AS leg JOIN ledger.summed s ON s.lane = leg.lane AND leg.batch_no <= s.batch_no
      GROUP BY player_id, day, account, kind
    ) AS c USING (player_id, day, account, kind)
    WHERE d.sums IS DISTINCT FROM c.sums
    ORDER BY player_id, day, account, kind LIMIT 1`,
}

const houseDays: LedgerCheck = {
  promise: 'what is summed by day of the house is what is summed of its players',
  firstBadRow: `SELECT format('%s of the house on account %s by %s: summed %s, of players %s', day,
        account, kind, h.sums, p.sums) AS bad
    FROM (
      SELECT day, account, kind, ROW(moved, debits, credits, legs) AS sums FROM ledger.house_day
    ) AS h
    FULL JOIN (
      SELECT day, account, kind, ROW(sum(moved)::bigint, sum(debits)::bigint,
             sum(credits)::bigint, sum(legs)::bigint) AS sums
      FROM ledger.player_day GROUP BY day, account, kind
    ) AS p USING (day, account, kind)
    WHERE h.sums IS DISTINCT FROM p.sums
    ORDER BY day, account, kind LIMIT 1`,
}

/** What the rows of a player promise by themselves: true of any players without the others. */
export const checksOfPlayers = [floors, numbering, ends, knownEntries, legs, playerDays] as const

/** Looks each batch up by its number: for pages, which are small beside all batches. */
export const batchesOfCommands: LedgerCheck = {
  promise: batches.promise,
  firstBadRow: `SELECT format('command %s: there is no batch (%s, %s) of %s', c.command_id, c.lane,
        c.batch_no, c.at) AS bad
    FROM ledger.command c
    WHERE c.at IS DISTINCT FROM (
      SELECT b.at FROM ledger.batch b WHERE b.lane = c.lane AND b.batch_no = c.batch_no)
    ORDER BY c.lane, c.batch_no LIMIT 1`,
}

/** True of any days without the others. */
export const checksOfDays = [houseDays] as const

/** What is only true of all accounts together. */
export const checksOfAll = [zeroSum] as const

/** What the ledger promises, in the order in which it is asked. */
export const ledgerChecks = [
  floors,
  numbering,
  ends,
  zeroSum,
  knownEntries,
  legs,
  houseOfBatches,
  batches,
  chain,
  playerDays,
  houseDays,
] as const
