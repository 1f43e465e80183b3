import type { RoundSeeds } from '../../fairness/seeds.ts'
import { floatsFrom } from '../../fairness/stream.ts'
import { zero } from '../../money.ts'
import type { Money } from '../../money.ts'
import { no, ok } from '../../result.ts'
import type { Result } from '../../result.ts'
import { SOLO_LIMITS } from '../limits.ts'
import type { GameLimits } from '../limits.ts'
import { isDiceWin, quoteDice, rollFrom } from './rules.ts'
import type { DiceParams, DiceRefusal } from './rules.ts'

/** Stored with each round; a change of the mapping from bytes to rolls takes a new version. */
export const DICE_ALGORITHM_VERSION = 1

export type DiceBet = RoundSeeds & {
  readonly params: DiceParams
  readonly stake: Money
  readonly limits?: GameLimits
}

export type DiceRound = {
  readonly rollX100: number
  readonly isWin: boolean
  readonly winChanceX100: number
  /** What the bet paid per unit staked, times 10,000: zero when lost. */
  readonly multiplierX10000: number
  /** What a win would have paid per unit staked, times 10,000. */
  readonly offeredMultiplierX10000: number
  /** Stake included; zero when lost. */
  readonly payout: Money
}

/** Plays one round: the same seeds, nonce and bet give the same round for ever. */
export function playDice(bet: DiceBet): Result<DiceRound, DiceRefusal> {
  const quote = quoteDice(bet.params, bet.stake, bet.limits ?? SOLO_LIMITS)
  if (!quote.ok) return no(quote.code)

  const rollX100 = diceRoll(bet)
  const isWin = isDiceWin(bet.params, rollX100)
  const { winChanceX100, multiplierX10000, payoutOnWin } = quote.value
  return ok({
    rollX100,
    isWin,
    winChanceX100,
    multiplierX10000: isWin ? multiplierX10000 : 0,
    offeredMultiplierX10000: multiplierX10000,
    payout: isWin ? payoutOnWin : zero,
  })
}

/** The roll in hundredths for a seed pair and nonce, whatever the bet on it. */
export const diceRoll = (seeds: RoundSeeds): number => rollFrom(floatsFrom(seeds, 1)[0]!)
