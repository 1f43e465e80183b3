import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import { houseCounterOwner, playerAccountNames, playerAccounts } from './accounts.ts'
import { windowsAt } from './calendar-windows.ts'
import type { Balance, CounterWindow, PlayerAccount } from './command.ts'

export type Balances = Readonly<Record<PlayerAccount, Balance>>

/** What a counter shows in each window; a window that nothing has moved yet shows 0. */
export type CounterValues = Readonly<Record<CounterWindow, bigint>>

/** One entry of an account: what went out and in with one command, and what was left. */
export type Entry = {
  readonly seq: bigint
  readonly commandId: bigint
  readonly kind: string
  readonly debit: Money
  readonly credit: Money
  readonly balanceAfter: Money
  readonly at: Date
}

const empty: Balance = { balance: 0n as Money, version: 0n }

/** All accounts of a player; one that was never used is empty at version 0. */
export async function readBalances(pool: Pool, playerId: bigint): Promise<Balances> {
  const { rows } = await pool.query<{ account: number } & Balance>({
    name: 'balances',
    text: 'SELECT account, balance, version FROM ledger.account WHERE owner = $1',
    values: [playerId],
  })
  const balances = { cash: empty, bonus: empty, held: empty, withdrawing: empty }
  for (const { account, balance, version } of rows) {
    balances[playerAccountNames[account - playerAccounts.cash]!] = { balance, version }
  }
  return balances
}

export type Counters = Readonly<Record<string, CounterValues>>

const forgottenAtOnce = 10_000

/** Forgets counters that show nothing in any window of `at`; tells how many. */
export async function forgetIdleCounters(pool: Pool, at: Date): Promise<number> {
  const { day, week, month } = windowsAt(at)
  let forgotten = 0
  for (;;) {
    const { rows } = await pool.query<{ count: bigint }>(
      'SELECT ledger.forget_idle_counters($1, $2, $3, $4) AS count',
      [day, week, month, forgottenAtOnce],
    )
    const count = Number(rows[0]!.count)
    forgotten += count
    if (count < forgottenAtOnce) return forgotten
  }
}

export type CounterQuestion = { readonly names: readonly string[]; readonly at: Date }

/** The named counters as they stand at `at`. */
export async function readCounters(
  pool: Pool,
  owner: bigint | 'house',
  question: CounterQuestion,
): Promise<Counters> {
  const whose = owner === 'house' ? houseCounterOwner : owner
  return (await readCountersOf(pool, [whose], question)).get(whose)!
}

/** The named counters of many owners at once, each owner with every name. */
export async function readCountersOf(
  pool: Pool,
  owners: readonly bigint[],
  { names, at }: CounterQuestion,
): Promise<ReadonlyMap<bigint, Counters>> {
  const windows = windowsAt(at)
  const { rows } = await pool.query<{ owner: bigint; name: string } & CounterValues>({
    name: 'counters',
    text: `SELECT owner, name, total, ledger.rolled(day, day_start, $3) AS day,
        ledger.rolled(week, week_start, $4) AS week, ledger.rolled(month, month_start, $5) AS month
      FROM ledger.counter WHERE owner = ANY ($1) AND name = ANY ($2)`,
    values: [owners, names, windows.day, windows.week, windows.month],
  })
  const unmoved = { total: 0n, day: 0n, week: 0n, month: 0n }
  const found = new Map<bigint, Record<string, CounterValues>>()
  for (const owner of owners) {
    found.set(owner, Object.fromEntries(names.map((name) => [name, unmoved])))
  }
  for (const { owner, name, total, day, week, month } of rows) {
    found.get(owner)![name] = { total, day, week, month }
  }
  return found
}
