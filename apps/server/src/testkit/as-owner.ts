import { Client } from 'pg'
import type { QueryResult } from 'pg'
import type { TestServer } from './test-server.ts'

/** Runs a statement as the database's owner: what the application itself may not do. */
export async function asOwner(
  server: Pick<TestServer, 'url'>,
  sql: string,
  values: unknown[] = [],
): Promise<QueryResult> {
  const client = new Client({ connectionString: server.url })
  await client.connect()
  try {
    return await client.query(sql, values)
  } finally {
    await client.end()
  }
}

/** Makes a player one of the type that may be paid in USDT. */
export const payInUsdt = (server: Pick<TestServer, 'url'>, playerId: bigint) =>
  asOwner(server, `UPDATE account.player SET user_type = '20' WHERE player_id = $1`, [playerId])
