import { setImmediate as nextTask } from 'node:timers/promises'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'

/** A player's accounts as a commit under way holds them, until `release` or the end of the test. */
export async function holdMoney({ url }: { readonly url: string }, playerId: string | bigint) {
  const owner = new Client({ connectionString: url })
  await owner.connect()
  onTestFinished(() => owner.end())
  await owner.query('BEGIN')
  await owner.query('SELECT 1 FROM ledger.account WHERE owner = $1 FOR UPDATE', [playerId])
  return {
    /** Once so many sessions wait for them. */
    async untilAwaited(count = 1) {
      const text = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      while ((await owner.query(text)).rowCount! < count) await nextTask()
    },
    release: () => owner.query('COMMIT'),
  }
}
