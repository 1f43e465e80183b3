import type { Money } from '@jogada/core'

/** What every call of a provider carries, whatever its dialect. */
type WalletCall = {
  readonly provider: string
  /** The wallet token of one opening of a game. */
  readonly token: string
}

export type EnterCall = WalletCall & { readonly requestId: string }

export type DebitCall = WalletCall & {
  readonly transactionId: string
  readonly roundId: string
  /** The provider's own name of the game, where the call has one. */
  readonly game: string | null
  readonly amount: Money
  /** The round is over with this debit: nothing will come back. */
  readonly endsRound: boolean
}

export type CreditCall = WalletCall & {
  readonly transactionId: string
  readonly roundId: string
  readonly amount: Money
  /** The most that this provider may bring with one call. */
  readonly largest: Money
  /** The debit it answers; null for a promotion or a jackpot, which need none. */
  readonly debitId: string | null
  readonly endsRound: boolean
}

export type RollbackCall = WalletCall & {
  readonly transactionId: string
  readonly debitId: string
  readonly roundId: string
}

export type EndRoundCall = WalletCall & { readonly roundId: string }

/** Why a provider's call changed nothing. Asking again with the same ids gets the same answer. */
export type WalletFault =
  | 'invalid_token'
  | 'token_expired'
  | 'insufficient_funds'
  | 'limit_reached'
  | 'invalid_game'
  | 'duplicate'
  | 'unknown_debit'
  | 'already_settled'
  | 'already_refunded'

/** Why a debit was refused for the opening of the game that it named; stands for its id. */
export type DebitRefusal = Extract<WalletFault, 'token_expired' | 'invalid_game'>

/** The answer of the wallet; `balance` is the cash of now, as far as the player is known. */
export type WalletAnswer =
  | { readonly ok: true; readonly user: string; readonly balance: Money }
  | {
      readonly ok: false
      readonly fault: WalletFault
      readonly user: string | null
      readonly balance: Money | null
    }
