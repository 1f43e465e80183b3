import type { MoneyCommand, Slot } from '@jogada/ledger'
import type { Env } from '../../platform/env.ts'
import type { LegalTexts } from '../consent/index.ts'
import { PLAYED } from './counters.ts'
import { guardDeposit, guardStake, stakeRefusal, withResult } from './guard-command.ts'
import { moneyNature } from './money-nature.ts'
import type { StakeTerms } from './play-terms.ts'
import type { PlayedUntil } from './play-time.ts'

/** A stake or deposit of a player whose terms have to be read before it can be decided. */
export class TermsMissing extends Error {}

/** What is known of the player when a command is prepared. */
export type Reading = {
  readonly terms: StakeTerms | undefined
  /** Whether the terms were read for this very command. */
  readonly isFresh: boolean
}

type Binding = Reading & {
  readonly playerId: bigint
  readonly slot: Slot
  /** Seconds of play since the last stake that counted. */
  readonly playedSeconds: bigint
}

/** A command with what its player's limits ask of it. */
export type BoundCommand = {
  readonly command: MoneyCommand
  /** Whether it happens only while the terms are as they were read. */
  readonly isBound: boolean
  /** The play that led to a stake; null for what is none. */
  readonly played: PlayedUntil | null
}

/**
 * Binds a stake or a deposit to its player's limits, or makes a refusal of it; of other commands
 * only the result counts. Throws `TermsMissing` where the terms are unknown, or where those that
 * are remembered would refuse it.
 */
export function bindCommand(
  by: { readonly env: Env; readonly legalTexts: LegalTexts },
  command: MoneyCommand,
  { playerId, slot, terms, isFresh, playedSeconds }: Binding,
): BoundCommand {
  const nature = moneyNature(command)
  if (!nature.isStake && !nature.isDeposit) {
    return { command: withResult(command, nature), isBound: false, played: null }
  }
  if (!terms) throw new TermsMissing()
  const guarding = { ...by, terms, at: slot.at, playedSeconds }
  // what is remembered may refuse what the player has done since, in another process
  if (!isFresh && stakeRefusal(command, nature, guarding)) throw new TermsMissing()
  if (nature.isDeposit) {
    return { command: guardDeposit(command, guarding), isBound: true, played: null }
  }
  const bound = guardStake(command, nature, guarding, { playerId, commandId: slot.commandId })
  const isCounted = bound.counters?.some(({ name }) => name === PLAYED) ?? false
  return {
    command: bound,
    isBound: true,
    played: { at: slot.at, seconds: playedSeconds, isCounted },
  }
}
