import type { Money } from '@jogada/core'
import { escapeLiteral } from 'pg'
import type { Pool } from 'pg'
import { houseAccounts, playerAccountNames, playerAccounts } from './accounts.ts'
import { balanceBefore } from './balance-before.ts'
import type { HouseAccount, PlayerAccount } from './command.ts'
import { named, ofSome } from './house-sums.ts'
import type { DayRange, HouseSum } from './house-sums.ts'

/** A `HouseSum` over all days of a range. */
export type HouseTotal = Omit<HouseSum, 'day'>

type TotalRow = Omit<HouseTotal, 'account'> & { readonly player: bigint; readonly account: number }

/** Sums of each of some players by kind and account of the house; all of them have an answer. */
export async function readHouseTotalsOf(
  pool: Pool,
  players: readonly bigint[],
  { firstDay, lastDay }: DayRange,
): Promise<ReadonlyMap<bigint, HouseTotal[]>> {
  const { rows } = await pool.query<TotalRow>(
    `SELECT player_id AS player, kind, account, sum(moved)::bigint AS moved,
        sum(debits)::bigint AS debits, sum(credits)::bigint AS credits
      FROM (${ofSome}) AS known
      GROUP BY player_id, kind, account HAVING sum(legs) > 0 ORDER BY player_id, kind, account`,
    [firstDay ?? null, lastDay ?? null, players],
  )
  const found = new Map(players.map((player) => [player, [] as HouseTotal[]]))
  for (const { player, ...total } of rows) found.get(player)!.push(named(total))
  return found
}

/** What each account of each of some players had before an instant. */
export async function readBalancesBefore(
  pool: Pool,
  players: readonly bigint[],
  before: Date,
): Promise<ReadonlyMap<bigint, Readonly<Record<PlayerAccount, Money>>>> {
  const { rows } = await pool.query<{ player: bigint; account: number; balance: Money | null }>({
    name: 'balances_before',
    text: `SELECT asked.player, own.account,
        ${balanceBefore('asked.player', 'own.account', '$2')} AS balance
      FROM unnest($1::bigint[]) AS asked (player)
      CROSS JOIN unnest($3::smallint[]) AS own (account)`,
    values: [players, before, Object.values(playerAccounts)],
  })
  const had = new Map(rows.map(({ player, account, balance }) => [`${player} ${account}`, balance]))
  return new Map(
    players.map((player) => [
      player,
      Object.fromEntries(
        playerAccountNames.map((name) => [
          name,
          had.get(`${player} ${playerAccounts[name]}`) ?? (0n as Money),
        ]),
      ) as Record<PlayerAccount, Money>,
    ]),
  )
}

/** One posted command of a player: `moved` is what the account of the house gained. */
export type KeyedPlay = {
  readonly playerId: bigint
  readonly key: string
  readonly bodyHash: string
  readonly kind: string
  readonly moved: Money
  readonly debits: Money
  readonly credits: Money
}

export type KeyedPlayFilter = {
  /** How the keys begin, one of a few beginnings: `settle:`. */
  readonly keys: string
  readonly kinds: readonly string[]
  /** A POSIX regular expression that the hash of the body matches. */
  readonly hashes: string
  readonly from: Date
  readonly to: Date
}

const ENTRIES = playerAccountNames
  .map(
    (name) => `SELECT debit, credit FROM ledger.entry
      WHERE owner = c.player_id AND account = ${playerAccounts[name]} AND seq = c.${name}_seq
        AND at = c.at`,
  )
  .join(' UNION ALL ')

/**
 * Posted commands of some players on an account of the house, found by how their keys begin, so
 * that of a player's other commands none is read.
 */
export async function readKeyedPlays(
  pool: Pool,
  { players, account }: { readonly players: readonly bigint[]; readonly account: HouseAccount },
  { keys, kinds, hashes, from, to }: KeyedPlayFilter,
): Promise<KeyedPlay[]> {
  // by the index only where the database sorts by bytes, and the plan knows the beginning
  const { rows } = await pool.query<KeyedPlay>({
    name: `keyed_plays ${keys}`,
    text: `SELECT c.player_id AS "playerId", c.key, c.body_hash AS "bodyHash", c.kind,
        leg.moved, own.debits, own.credits
      FROM unnest($1::bigint[]) AS asked (player)
      CROSS JOIN LATERAL (
        SELECT * FROM ledger.command
         WHERE player_id = asked.player AND starts_with(key, ${escapeLiteral(keys)})
           AND at >= $2 AND at < $3 AND kind = ANY ($4) AND body_hash ~ $5 AND verdict = 'posted'
           AND house_legs IS NOT NULL
      ) AS c
      CROSS JOIN LATERAL (
        SELECT sum(c.house_legs[i + 1])::bigint AS moved, count(*) AS legs
          FROM generate_series(1, cardinality(c.house_legs), 2) AS i
         WHERE c.house_legs[i] = $6
      ) AS leg
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.debit), 0)::bigint AS debits,
               coalesce(sum(e.credit), 0)::bigint AS credits FROM (${ENTRIES}) AS e
      ) AS own
      WHERE leg.legs > 0`,
    values: [players, from, to, kinds, hashes, houseAccounts[account]],
  })
  return rows
}
