import type { PlaceAnswer } from '@jogada/core/licence/place'
import type { Money } from '@jogada/core'

/** Accounts of a player. Each has a floor of zero. */
export type PlayerAccount = 'cash' | 'bonus' | 'held' | 'withdrawing'

/** Accounts of the house, kept in one shard per lane; they may go below zero. */
export type HouseAccount =
  | 'house:psp_clearing'
  | 'house:games'
  | 'house:sportsbook'
  | 'house:promotion'
  | 'house:referral'
  | 'house:fees'
  | 'house:transfer_transit'
  | 'house:adjustment'

/** One side of a money move: positive brings money into the account, negative takes it out. */
export type Posting = {
  readonly account: PlayerAccount | HouseAccount
  readonly amount: Money
}

/** A calendar window of a counter, in the operator's time zone; `total` never resets. */
export type CounterWindow = 'day' | 'week' | 'month' | 'total'

/**
 * Moves a counter in the same commit. One counter counts in all four windows at once; a command
 * that would leave any window above its `max` (or the total below `min`) is refused as
 * `limit_reached`. `{ delta: 1n, max: { total: 1n } }` is a claim that only one command can ever
 * make. `expect` is a compare-and-set on the total: where it differs the command is `stale`, which
 * is not stored under its key, so that the caller may read again and submit the same key again.
 */
export type CounterMove = {
  /** 'player' counters belong to the command's player, 'house' ones are shared by everybody. */
  readonly owner: 'player' | 'house'
  readonly name: string
  readonly delta: bigint
  readonly max?: Partial<Record<CounterWindow, bigint>>
  readonly min?: bigint
  /** The total that the counter must have before the move (0 when it was never moved). */
  readonly expect?: bigint
}

/** A business fact, delivered at least once to every consumer after the commit. */
export type LedgerEvent = {
  readonly topic: string
  readonly payload: Readonly<Record<string, string | number | boolean | null>>
}

/** A row (or a row change) of a module, written only when its command is posted. */
export type RowWrite = {
  readonly writer: RowWriter
  readonly values: readonly unknown[]
}

/**
 * How a module writes its rows: one set-based statement for all rows of a batch. In `sql`, `rows`
 * is a relation with `columns`, e.g. `INSERT INTO casino.round (…) SELECT … FROM rows`.
 */
export type RowWriter = {
  readonly name: string
  readonly columns: Readonly<Record<string, ColumnType>>
  readonly sql: string
}

/**
 * A row that must be as it was read, or the command is `stale`. Unlike a counter that is expected
 * it needs no row of the ledger: the row is locked until the commit.
 */
export type RowExpectation = {
  readonly check: RowCheck
  readonly values: readonly unknown[]
}

/**
 * How a module looks whether rows are as they were read: one statement for all of a batch. In
 * `sql`, `rows` is a relation with `columns` and `position`; it locks the rows in the order of
 * their keys, and gives for each the `position` and whether it `is_stale`.
 */
export type RowCheck = RowWriter

export type ColumnType =
  | 'bigint'
  | 'integer'
  | 'smallint'
  | 'text'
  | 'boolean'
  | 'timestamptz'
  | 'uuid'
  | 'jsonb'
  | 'bytea'
  | 'numeric'

/** Where a player was found to be when they asked; nothing that the ledger itself keeps. */
export type AskedFrom = {
  readonly checkId: bigint
  readonly sessionId: bigint
  /** Null where no call of the player's own asks, but somebody for that session. */
  readonly address: string | null
  readonly answer: PlaceAnswer
  readonly goodUntil: Date
}

/**
 * One money move of one player: it happens whole or not at all. Its postings sum to zero, and every
 * account pays its debits from what it held before, so a win never covers the stake that won it.
 */
export type MoneyCommand = {
  /**
   * Unique for the player: the client's Idempotency-Key (lower-case UUID) or a key of the system.
   */
  readonly key: string
  /** Hash of what was asked; the same key with another hash is a `conflict`. */
  readonly bodyHash: string
  /** What this is, as records show it: `dice_bet`, `deposit`, `bet_stake`, … */
  readonly kind: string
  readonly postings: readonly Posting[]
  readonly counters?: readonly CounterMove[]
  readonly expects?: readonly RowExpectation[]
  readonly rows?: readonly RowWrite[]
  readonly events?: readonly LedgerEvent[]
  /** A refusal that a module already decided: nothing moves, and a retry gets it again. */
  readonly refusal?: string
  /** From where it was asked, for whoever guards the ledger. */
  readonly place?: AskedFrom | undefined
}

/** What a command gets to know when it is about to enter a batch. */
export type Slot = { readonly commandId: bigint; readonly at: Date }

/** Balance and version of one account; the version grows by one with each entry. */
export type Balance = { readonly balance: Money; readonly version: bigint }

export type Posted = {
  readonly status: 'posted'
  readonly commandId: bigint
  readonly at: Date
  /** The accounts that the command touched, as it left them. */
  readonly balances: Partial<Record<PlayerAccount, Balance>>
}

export type Refused =
  | { readonly status: 'insufficient_funds' }
  | { readonly status: 'limit_reached'; readonly counter: string }
  | { readonly status: 'refused'; readonly code: string }

export type Verdict =
  | Posted
  | Refused
  /** The key was decided before, with the same body: here is that decision. */
  | { readonly status: 'replayed'; readonly first: Posted | Refused }
  /** The key was used before with another body. Nothing moved. */
  | { readonly status: 'conflict' }
  /**
   * A counter's `expect` did not hold, or (without a counter) a row was not as it was read. Nothing
   * moved and the key is still free.
   */
  | { readonly status: 'stale'; readonly counter: string | null }
