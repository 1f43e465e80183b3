import { createPool } from '@jogada/postgres'

/** Bets a second that one worker settles with a transaction for each: bet, balance and entry. */
export async function rowByRow(url: string, bets: number): Promise<number> {
  const pool = createPool({ url, as: 'owner', max: 1 })
  await pool.query(`
    CREATE SCHEMA plain;
    CREATE TABLE plain.wallet (player_id bigint PRIMARY KEY, balance bigint NOT NULL);
    CREATE TABLE plain.bet (bet_id bigint PRIMARY KEY, player_id bigint NOT NULL, payout bigint);
    CREATE TABLE plain.entry (entry_id bigserial PRIMARY KEY, player_id bigint, amount bigint);`)
  await pool.query(`INSERT INTO plain.wallet SELECT i, 0 FROM generate_series(1, $1::int) AS i`, [
    bets,
  ])
  await pool.query(`INSERT INTO plain.bet SELECT player_id, player_id FROM plain.wallet`)
  const client = await pool.connect()
  const start = performance.now()
  for (let bet = 1; bet <= bets; bet++) {
    const payout = bet % 2 === 0 ? 200 : 0
    await client.query('BEGIN')
    await client.query('UPDATE plain.bet SET payout = $2 WHERE bet_id = $1', [bet, payout])
    await client.query('UPDATE plain.wallet SET balance = balance + $2 WHERE player_id = $1', [
      bet,
      payout,
    ])
    await client.query('INSERT INTO plain.entry (player_id, amount) VALUES ($1, $2)', [bet, payout])
    await client.query('COMMIT')
  }
  const elapsedMs = performance.now() - start
  client.release()
  await pool.end()
  return Math.round((bets * 1000) / elapsedMs)
}
