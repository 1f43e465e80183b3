import type { Pool } from 'pg'

/**
 * The way most open sportsbooks settle: a client transaction for each bet that locks the bet, marks
 * it, moves one wallet and writes one entry. It grades nothing: its payouts are given.
 */
export async function prepareRowByRow(pool: Pool): Promise<void> {
  await pool.query(`
    CREATE SCHEMA bench;
    CREATE TABLE bench.wallet (wallet_id bigint PRIMARY KEY, balance bigint NOT NULL);
    CREATE TABLE bench.bet (
      bet_id bigint PRIMARY KEY, wallet_id bigint NOT NULL, status smallint NOT NULL DEFAULT 0,
      payout bigint NOT NULL
    );
    CREATE INDEX ON bench.bet (bet_id) WHERE status = 0;
    CREATE TABLE bench.entry (
      entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, wallet_id bigint NOT NULL,
      bet_id bigint NOT NULL, amount bigint NOT NULL, balance_after bigint NOT NULL
    );
    INSERT INTO bench.wallet SELECT DISTINCT player_id, 0 FROM sportsbook.bet;
    INSERT INTO bench.bet (bet_id, wallet_id, payout) SELECT bet_id, player_id, 2000 FROM sportsbook.bet;
    ANALYZE bench.wallet, bench.bet`)
}

/** Settles up to `most` bets over 16 connections, and tells how many a second. */
export async function settleRowByRow(pool: Pool, most: number): Promise<number> {
  const { rows } = await pool.query<{ bet_id: bigint }>(
    'SELECT bet_id FROM bench.bet WHERE status = 0 ORDER BY bet_id LIMIT $1',
    [most],
  )
  const started = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      const client = await pool.connect()
      for (let row = rows[next++]; row; row = rows[next++]) {
        await client.query('BEGIN')
        const { rows: bets } = await client.query<{ wallet_id: bigint; payout: bigint }>({
          name: 'take',
          text: `UPDATE bench.bet SET status = 10 WHERE bet_id = $1 AND status = 0
            RETURNING wallet_id, payout`,
          values: [row.bet_id],
        })
        const [bet] = bets
        if (bet) {
          const { rows: wallets } = await client.query<{ balance: bigint }>({
            name: 'pay',
            text: `UPDATE bench.wallet SET balance = balance + $2 WHERE wallet_id = $1
              RETURNING balance`,
            values: [bet.wallet_id, bet.payout],
          })
          await client.query({
            name: 'note',
            text: `INSERT INTO bench.entry (wallet_id, bet_id, amount, balance_after)
              VALUES ($1, $2, $3, $4)`,
            values: [bet.wallet_id, row.bet_id, bet.payout, wallets[0]!.balance],
          })
        }
        await client.query('COMMIT')
      }
      client.release()
    }),
  )
  return rows.length / ((performance.now() - started) / 1000)
}
