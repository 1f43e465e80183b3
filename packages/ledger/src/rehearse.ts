import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import { checkCommand } from './check-command.ts'
import type { CounterMove, CounterWindow, MoneyCommand, PlayerAccount } from './command.ts'
import { playerAccountNames, playerAccounts } from './accounts.ts'
import { readBalances, readCounters } from './read.ts'
import type { Counters } from './read.ts'

/**
 * A bound of a counter that a command would move: it passes while `value + delta` is within `max`.
 */
export type RehearsedLimit = {
  readonly owner: CounterMove['owner']
  readonly name: string
  readonly window: CounterWindow
  readonly value: bigint
  readonly delta: bigint
  readonly max: bigint
}

/** What a command would have met. */
export type Rehearsal = {
  /** What its module refuses it with. */
  readonly refusal: string | null
  /** Whether a counter or a row is not as the module read it. */
  readonly isStale: boolean
  /** Accounts of the player that hold less than it takes, and how much they hold. */
  readonly short: readonly { readonly account: PlayerAccount; readonly balance: Money }[]
  readonly limits: readonly RehearsedLimit[]
}

/**
 * What a command of a player, or of nobody's in particular (null: no account, no counter of a
 * player), would meet at `at`. Nothing is locked: what is committed meanwhile may change it, and
 * rows that it expects are not looked at.
 */
export async function rehearse(
  pool: Pool,
  playerId: bigint | null,
  { command, at }: { readonly command: MoneyCommand; readonly at: Date },
): Promise<Rehearsal> {
  const { refusal = null } = command
  const { legs, moves, houseMoves } = checkCommand(playerId ?? 1n, { commandId: 0n, at }, command)
  const namesOf = (of: readonly CounterMove[]) => of.map(({ name }) => name)
  const [house, own, balances] = await Promise.all([
    readCounters(pool, 'house', { names: namesOf(houseMoves), at }),
    playerId === null ? null : readCounters(pool, playerId, { names: namesOf(moves), at }),
    playerId === null ? null : readBalances(pool, playerId),
  ])
  const known: readonly (readonly [readonly CounterMove[], Counters | null])[] = [
    [houseMoves, house],
    [moves, own],
  ]
  return {
    refusal,
    isStale: known.some(([of, counters]) =>
      of.some(
        ({ name, expect }) =>
          expect !== undefined && counters !== null && counters[name]!.total !== expect,
      ),
    ),
    short: legs.flatMap(({ account, debit }) => {
      const name = playerAccountNames[account - playerAccounts.cash]!
      const balance = balances?.[name].balance
      return balance !== undefined && debit > balance ? [{ account: name, balance }] : []
    }),
    limits: known.flatMap(([of, counters]) => of.flatMap((move) => boundsOf(move, counters))),
  }
}

const boundsOf = (
  { owner, name, delta, max = {} }: CounterMove,
  counters: Counters | null,
): readonly RehearsedLimit[] =>
  (Object.entries(max) as [CounterWindow, bigint][]).map(([window, most]) => ({
    owner,
    name,
    window,
    value: counters?.[name]?.[window] ?? 0n,
    delta,
    max: most,
  }))
