import type { Pool } from 'pg'

const BETS = ['bet', 'leg'] as const
const WIDTH = 1_000_000_000_000n

/**
 * Makes the tables of bets partitioned by ranges of their number, with the same columns, keys, checks
 * and indexes; bets of this run go into the second of `count` partitions.
 */
export async function partitionBets(owner: Pool, count: number): Promise<void> {
  for (const table of BETS) {
    await owner.query(`
      ALTER TABLE sportsbook.${table} RENAME TO ${table}_before;
      CREATE TABLE sportsbook.${table} (LIKE sportsbook.${table}_before
        INCLUDING ALL EXCLUDING STATISTICS EXCLUDING STORAGE) PARTITION BY RANGE (bet_id);
      GRANT SELECT, INSERT, UPDATE ON sportsbook.${table} TO jogada_app;
      ALTER TABLE sportsbook.${table} ATTACH PARTITION sportsbook.${table}_before
        FOR VALUES FROM (MINVALUE) TO (1)`)
    for (let i = 0; i < count - 1; i++) {
      await owner.query(
        `CREATE TABLE sportsbook.${table}_${i} PARTITION OF sportsbook.${table}
           FOR VALUES FROM (${1n + BigInt(i) * WIDTH}) TO (${1n + BigInt(i + 1) * WIDTH})
           ${table === 'bet' ? 'WITH (fillfactor = 75)' : ''}`,
      )
    }
  }
  await owner.query(`
    DROP TRIGGER keep_order ON sportsbook.bet_before;
    DROP TRIGGER keep_price ON sportsbook.bet_before;
    ALTER TABLE sportsbook.leg ADD FOREIGN KEY (event_id) REFERENCES sportsbook.event;
    CREATE TRIGGER keep_order BEFORE UPDATE OF revision ON sportsbook.bet
      FOR EACH ROW WHEN (NEW.revision <> OLD.revision + 1) EXECUTE FUNCTION sportsbook.keep_order();
    CREATE TRIGGER keep_price BEFORE UPDATE OF odds ON sportsbook.bet
      FOR EACH ROW WHEN (OLD.odds IS DISTINCT FROM NEW.odds) EXECUTE FUNCTION sportsbook.keep_price()`)
}
