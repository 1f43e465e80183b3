import type { MoneyCommand } from '@jogada/ledger'

/** What a command is to a player's limits, read off the accounts that it moves. */
export type MoneyNature = {
  /** Money of the player that this command puts at risk. */
  readonly stake: bigint
  /** Stake that comes back without having been played. */
  readonly unplayed: bigint
  /** What play takes from the player, less what it gives; negative where it gives more. */
  readonly loss: bigint
  /** What play gives the player in this very command. */
  readonly given: bigint
  readonly isDeposit: boolean
}

const none: MoneyNature = { stake: 0n, unplayed: 0n, loss: 0n, given: 0n, isDeposit: false }

/** Payouts that were wrong are taken back by these; no limit may stand in their way. */
const CORRECTIONS: ReadonlySet<string> = new Set(['bet_reversal'])
/** A studio takes its own round back. */
const ROUND_TAKEN_BACK = 'provider_rollback'

/**
 * Reads what a command means for the limits from its postings alone, so that a game that is written
 * tomorrow is limited too: money that leaves a player's cash or bonus for a stake's account or for
 * a house that takes stakes is a stake, whoever moves it.
 */
export function moneyNature({ postings, kind, refusal }: MoneyCommand): MoneyNature {
  if (refusal !== undefined || postings.length === 0) return none
  let out = 0n
  let given = 0n
  let held = 0n
  let house = 0n
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
        isPlay = true
        held += amount
        break
      case 'house:games':
      case 'house:sportsbook':
        isPlay = true
        house += amount
        break
      case 'house:psp_clearing':
        isDeposit = amount < 0n
        break
      default:
    }
  }
  if (isDeposit && kind === 'deposit') return { ...none, isDeposit }
  if (!isPlay) return none
  const isBack = kind === ROUND_TAKEN_BACK || (held < 0n && house === 0n)
  return {
    stake: CORRECTIONS.has(kind) ? 0n : out,
    unplayed: isBack ? given : 0n,
    loss: out - given,
    given,
    isDeposit: false,
  }
}
