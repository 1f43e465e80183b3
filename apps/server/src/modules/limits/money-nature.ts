import type { MoneyCommand } from '@jogada/ledger'
import { SPORT_DEBT_COLLECTED } from '../wallet/index.ts'

/** What a command is to a player's limits, read off the accounts that it moves. */
export type MoneyNature = {
  /** Whether it is a stake, be it one of nothing. */
  readonly isStake: boolean
  /** Money of the player that this command puts at risk. */
  readonly stake: bigint
  /** What play takes from the player, less what it gives; negative where it gives more. */
  readonly loss: bigint
  /** What play gives the player in this very command. */
  readonly given: bigint
  readonly isDeposit: boolean
}

const none: MoneyNature = { isStake: false, stake: 0n, loss: 0n, given: 0n, isDeposit: false }

/** Payouts that were wrong are taken back by these; no limit may stand in their way. */
const CORRECTIONS: ReadonlySet<string> = new Set(['bet_reversal', SPORT_DEBT_COLLECTED])

/** Stakes by their kind: a studio's free round moves no money and is played all the same. */
const STAKES: ReadonlySet<string> = new Set(['provider_debit'])

/**
 * Reads what a command means for the limits from its postings, so that a game that is written
 * tomorrow is limited too: money that leaves a player's cash or bonus for a stake's account or for
 * a house that takes stakes is a stake, whoever moves it. A stake of nothing is known by its kind.
 */
export function moneyNature({ postings, kind, refusal }: MoneyCommand): MoneyNature {
  if (refusal !== undefined) return none
  const isStake = STAKES.has(kind)
  if (postings.length === 0) return { ...none, isStake }
  let out = 0n
  let given = 0n
  let isPlay = false
  let isDeposit = false
  for (const { account, amount } of postings) {
    switch (account) {
      case 'cash':
      case 'bonus':
        if (amount < 0n) out -= amount
        else given += amount
        break
      case 'held':
      case 'house:games':
      case 'house:sportsbook':
        isPlay = true
        break
      case 'house:psp_clearing':
        isDeposit = amount < 0n
        break
      default:
    }
  }
  if (isDeposit && kind === 'deposit') return { ...none, isDeposit }
  if (!isPlay) return none
  const stake = CORRECTIONS.has(kind) ? 0n : out
  return {
    isStake: isStake || stake > 0n,
    stake,
    loss: out - given,
    given,
    isDeposit: false,
  }
}
