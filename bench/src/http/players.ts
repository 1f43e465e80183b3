import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { centavos, negate } from '@jogada/core'
import { createLedger } from '@jogada/ledger'

const CASH = centavos(100_000_00n)

/** Players with a session and R$ 100,000 each; gives their tokens. */
export async function makePlayers(owner: Pool, url: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const { rows } = await owner.query<{ player_id: bigint }>(
    `INSERT INTO account.player (email, password_hash, phone, invite_code, licence_profile,
       registered_at, registered_address, registered_device, terms_accepted_at)
     SELECT 'bench' || n || '@example.com', '-', '+5511987654321', 'B' || n, 'open',
       now(), '127.0.0.1', 'bench', now()
     FROM generate_series(1, $1::int) AS n RETURNING player_id`,
    [count],
  )
  await owner.query(
    `INSERT INTO consent.acceptance (player_id, document, version, accepted_at, address, device_id,
       licence_profile, licence_version)
     SELECT player_id, document, version, now(), '', '', 'open', 1
       FROM account.player, consent.document`,
  )
  const players = rows.map((row) => row.player_id)
  await owner.query(
    `INSERT INTO account.session (player_id, token_hash, opened_at, seen_at, address, device_id, user_agent)
     SELECT player_id, token_hash, now(), now(), '127.0.0.1', 'bench', 'bench'
     FROM unnest($1::bigint[], $2::bytea[]) AS s (player_id, token_hash)`,
    [players, tokens.map((token) => createHash('sha256').update(token).digest())],
  )
  const ledger = await createLedger({ url, clock: { now: () => new Date() } })
  await Promise.all(
    players.map((playerId) =>
      ledger.submit(playerId, () => ({
        key: 'bench:opening',
        bodyHash: '-',
        kind: 'adjustment',
        postings: [
          { account: 'house:adjustment', amount: negate(CASH) },
          { account: 'cash', amount: CASH },
        ],
      })),
    ),
  )
  await ledger.close()
  return tokens
}
