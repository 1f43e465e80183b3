import type { Money } from '@jogada/core'
import type { Client, Pool } from 'pg'
import { playerAccountNames } from './accounts.ts'
import type { Balance, PlayerAccount, Posted, Refused } from './command.ts'

/** A command as the ledger remembers it. */
export type StoredCommand = {
  readonly commandId: bigint
  readonly kind: string
  readonly bodyHash: string
  readonly at: Date
  readonly verdict: Posted | Refused
}

export type CommandKey = { readonly playerId: bigint; readonly key: string }

type Row = {
  place: bigint
  command_id: bigint
  kind: string
  body_hash: string
  verdict: Posted['status'] | Refused['status']
  detail: string | null
  at: Date
} & Record<`${PlayerAccount}_seq` | `${PlayerAccount}_balance`, bigint | null>

const balanceColumns = playerAccountNames
  .map(
    (name, i) => `c.${name}_seq, (
      SELECT e.balance_after FROM ledger.entry e
      WHERE e.owner = c.player_id AND e.account = ${i + 1} AND e.seq = c.${name}_seq
        AND e.at = c.at) AS ${name}_balance`,
  )
  .join(', ')

const columns = `c.command_id, c.kind, c.body_hash, c.verdict, c.detail, c.at, ${balanceColumns}`

const text = `SELECT k.place, ${columns}
  FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS k (player_id, key, place)
  JOIN ledger.command c ON c.player_id = k.player_id AND c.key = k.key`

/** What was decided under each key, with the balances of then; `undefined` for an unused key. */
export async function findStored(
  client: Client | Pool,
  keys: readonly CommandKey[],
): Promise<(StoredCommand | undefined)[]> {
  const { rows } = await client.query<Row>({
    name: 'find_stored',
    text,
    values: [keys.map(({ playerId }) => playerId), keys.map(({ key }) => key)],
  })
  const found: (StoredCommand | undefined)[] = keys.map(() => undefined)
  for (const row of rows) found[Number(row.place) - 1] = fromRow(row)
  return found
}

/** A player's command by its number, with the balances of then; `undefined` for an unknown one. */
export async function findStoredById(
  client: Client | Pool,
  playerId: bigint,
  commandId: bigint,
): Promise<StoredCommand | undefined> {
  const { rows } = await client.query<Omit<Row, 'place'>>({
    name: 'find_stored_by_id',
    text: `SELECT ${columns} FROM ledger.command c WHERE c.player_id = $1 AND c.command_id = $2`,
    values: [playerId, commandId],
  })
  return rows[0] && fromRow(rows[0])
}

const fromRow = (row: Omit<Row, 'place'>): StoredCommand => ({
  commandId: row.command_id,
  kind: row.kind,
  bodyHash: row.body_hash,
  at: row.at,
  verdict: verdictOf(row),
})

function verdictOf(row: Omit<Row, 'place'>): Posted | Refused {
  switch (row.verdict) {
    case 'posted':
      return {
        status: 'posted',
        commandId: row.command_id,
        at: row.at,
        balances: balancesOf(row),
      }
    case 'insufficient_funds':
      return { status: 'insufficient_funds' }
    case 'limit_reached':
      return { status: 'limit_reached', counter: row.detail! }
    default:
      return { status: 'refused', code: row.detail! }
  }
}

function balancesOf(row: Omit<Row, 'place'>): Posted['balances'] {
  const balances: Partial<Record<PlayerAccount, Balance>> = {}
  for (const name of playerAccountNames) {
    const version = row[`${name}_seq`]
    if (version === null) continue
    balances[name] = { balance: row[`${name}_balance`]! as Money, version }
  }
  return balances
}
