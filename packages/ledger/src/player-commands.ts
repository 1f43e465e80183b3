import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import { escapeLiteral } from 'pg'
import { playerAccountNames } from './accounts.ts'
import type { PlayerAccount } from './command.ts'

/** One posted command of a player, with what each account gained that it touched. */
export type PlayerCommand = {
  readonly commandId: bigint
  readonly key: string
  readonly bodyHash: string
  readonly kind: string
  readonly at: Date
  readonly moved: Readonly<Record<PlayerAccount, Money | null>>
}

/** Which commands are asked for: by number, by key, or by how a key begins. */
export type CommandsAsked = {
  readonly ids?: readonly bigint[]
  readonly keys?: readonly string[]
  readonly beginnings?: readonly string[]
}

type Row = Omit<PlayerCommand, 'moved'> & Readonly<Record<PlayerAccount, Money | null>>

const MOVED = playerAccountNames
  .map(
    (name, i) => `(SELECT e.credit - e.debit FROM ledger.entry e
      WHERE e.owner = c.player_id AND e.account = ${i + 1} AND e.seq = c.${name}_seq
        AND e.at = c.at) AS ${name}`,
  )
  .join(', ')

/** The posted commands of a player that are asked for, each once, the oldest first. */
export async function readCommands(
  pool: Pool,
  playerId: bigint,
  { ids = [], keys = [], beginnings = [] }: CommandsAsked,
): Promise<PlayerCommand[]> {
  const of = 'SELECT * FROM ledger.command WHERE player_id = $1'
  // a beginning is found by the index only where the plan knows it
  const begun = beginnings.map((text) => `${of} AND starts_with(key, ${escapeLiteral(text)})`)
  const { rows } = await pool.query<Row>(
    `SELECT c.command_id AS "commandId", c.key, c.body_hash AS "bodyHash", c.kind, c.at, ${MOVED}
      FROM (${[`${of} AND command_id = ANY ($2)`, `${of} AND key = ANY ($3)`, ...begun].join(
        ' UNION ',
      )}) AS c
      WHERE c.verdict = 'posted' ORDER BY c.at, c.command_id`,
    [playerId, ids, keys],
  )
  return rows.map(({ commandId, key, bodyHash, kind, at, ...moved }) => ({
    commandId,
    key,
    bodyHash,
    kind,
    at,
    moved,
  }))
}
