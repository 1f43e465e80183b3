/** So many entries of one account are written while the clocks of two processes differ. */
const CROSSED = 200

/**
 * As SQL, what an account had before an instant; null before its first entry. One entry of the
 * account is read, what came after it in the month of the instant, and the few right before it:
 * clocks of two processes differ, so that an entry of after the instant may have been written first.
 */
export const balanceBefore = (owner: string, account: string, instant: string) => `(
  SELECT last.balance_after - coalesce((
      SELECT sum(e.credit - e.debit) FROM ledger.entry e
       WHERE e.owner = ${owner} AND e.account = ${account}
         AND e.seq < last.seq AND e.seq >= last.seq - ${CROSSED}
         AND e.at >= ${instant} AND e.at < ${instant} + interval '1 hour'), 0)::bigint
    FROM (
      SELECT e.seq, e.balance_after FROM ledger.entry e
       WHERE e.owner = ${owner} AND e.account = ${account} AND e.at < ${instant}
       ORDER BY e.seq DESC LIMIT 1
    ) AS last)`
