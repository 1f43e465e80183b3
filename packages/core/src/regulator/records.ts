import type { Money } from '../money.ts'
import type { Odds } from '../odds.ts'

/** The files of a day, in the order in which they are made, and the one of a month. */
export const fileKinds = ['bettor', 'wallet', 'sportsBet', 'gameRound', 'operatorMonth'] as const

export type FileKind = (typeof fileKinds)[number]

/** How many records one file may have (Portaria SPA/MF 722/2024, art. 10). */
export const MOST_RECORDS = 7000

/** What moves a player's money, as the records of wallets tell it apart. */
export const moveCategories = [
  'deposit',
  'withdrawal',
  'sports',
  'games',
  'promotion',
  'referral',
  'fee',
  'transfer',
  'adjustment',
] as const

export type MoveCategory = (typeof moveCategories)[number]

/**
 * What a command did with a stake: put aside, given back before it was played, settled (with or
 * without a prize), or a settlement taken back. Only the last two change what was staked and won.
 */
export const playActs = ['placed', 'returned', 'settled', 'reversed'] as const

export type PlayAct = (typeof playActs)[number]

type Person = { readonly player: bigint; readonly cpf: string | null }

/**
 * Who may bet, as far as identity goes; `cpf` and `birthDate` are null where nobody confirmed them.
 */
export type BettorRecord = Person & {
  readonly name: string
  readonly birthDate: string | null
  readonly confirmedAt: Date
}

/** What one player had before and after the day, and what came and went by category. */
export type WalletRecord = Person & {
  readonly opening: Money
  readonly closing: Money
  readonly moves: readonly {
    readonly category: MoveCategory
    readonly in: Money
    readonly out: Money
  }[]
}

/** What one command did; the day is that of the command, whenever the bet was placed. */
type Play = Person & {
  readonly command: bigint
  readonly at: Date
  readonly act: PlayAct
  readonly stake: Money
  readonly prize: Money
}

export type SportsBetRecord = Play & {
  readonly bet: bigint
  readonly form: 'single' | 'parlay' | 'system'
  readonly placedAt: Date
  /** Null of a system, which has no odds of its own. */
  readonly odds: Odds | null
  readonly legs: readonly {
    readonly event: string
    readonly outcome: string
    readonly odds: Odds
  }[]
}

export type GameRoundRecord = Play & {
  readonly game: string
  /** The round as the game counts it, or the command that made it. */
  readonly round: string
}

export type OperatorMonthRecord = {
  /** `2026-11`. */
  readonly month: string
  readonly activePlayers: number
  readonly deposits: Money
  readonly withdrawals: Money
  readonly products: readonly {
    readonly product: string
    readonly stakes: Money
    readonly prizes: Money
    readonly ggr: Money
  }[]
}

export type RecordOf = {
  readonly bettor: BettorRecord
  readonly wallet: WalletRecord
  readonly sportsBet: SportsBetRecord
  readonly gameRound: GameRoundRecord
  readonly operatorMonth: OperatorMonthRecord
}

/** What stands at the head of a file beside its records and their totals. */
export type FileHead = {
  readonly kind: FileKind
  readonly day: string
  /** From 1; a file is the last of its kind and day or another one follows. */
  readonly part: number
  readonly isLast: boolean
  readonly cnpj: string
  readonly licence: string
}

/** The same for every making of the same file: an answer that was lost is not a second file. */
export const fileIdOf = ({ kind, day, part }: Pick<FileHead, 'kind' | 'day' | 'part'>): string =>
  `${kind}-${day}-${part}`
