import type { RoundSeeds } from '../../fairness/seeds.ts'
import { floatsFrom } from '../../fairness/stream.ts'
import { zero } from '../../money.ts'
import type { Money } from '../../money.ts'
import { no, ok } from '../../result.ts'
import type { Result } from '../../result.ts'
import { payoutAt, SOLO_LIMITS, stakeRefusal } from '../limits.ts'
import type { GameLimits, StakeRefusal } from '../limits.ts'

/** Stored with each round; a change of the mapping from bytes to results takes a new version. */
export const LIMBO_ALGORITHM_VERSION = 1

/** The first 24 bits of the stream decide a round. */
export const LIMBO_WORDS = 2 ** 24

/** Targets in hundredths: 1.01× to 10,000.00×. Higher ones would return less than is published. */
export const LIMBO_MIN_TARGET_X100 = 101
export const LIMBO_MAX_TARGET_X100 = 1_000_000

const HOUSE_EDGE = 0.01

export type LimboParams = { readonly targetX100: number }

export type LimboRefusal = 'limbo_target_out_of_range' | StakeRefusal | 'payout_above_maximum'

/**
 * The result in hundredths of the word `k` (0 to 2^24 − 1). Public verifiers compute with doubles
 * in exactly this order; for 44 words that is one hundredth below the exact quotient.
 */
export const limboResultOfWord = (k: number): number =>
  Math.floor((LIMBO_WORDS / (k + 1)) * (1 - HOUSE_EDGE) * 100)

/** The result in hundredths, 99 to 1,660,944,384, of a number in [0, 1). */
export const limboResultFrom = (float: number): number =>
  limboResultOfWord(Math.floor(float * LIMBO_WORDS))

/** The result in hundredths for a seed pair and nonce, whatever the bet on it. */
export const limboResult = (seeds: RoundSeeds): number => limboResultFrom(floatsFrom(seeds, 1)[0]!)

/** A result that equals the target wins. */
export const isLimboWin = ({ targetX100 }: LimboParams, resultX100: number): boolean =>
  resultX100 >= targetX100

/** What a win pays per unit staked, times 10,000: the target itself. */
export const limboMultiplierX10000 = ({ targetX100 }: LimboParams): number => targetX100 * 100

export type LimboQuote = {
  readonly multiplierX10000: number
  /** What a win pays, stake included. */
  readonly payoutOnWin: Money
}

/** The terms of a bet before it is placed, or why it is refused: target, stake, then payout. */
export function quoteLimbo(
  params: LimboParams,
  stake: Money,
  limits: GameLimits = SOLO_LIMITS,
): Result<LimboQuote, LimboRefusal> {
  const { targetX100 } = params
  const isTarget =
    Number.isInteger(targetX100) &&
    targetX100 >= LIMBO_MIN_TARGET_X100 &&
    targetX100 <= LIMBO_MAX_TARGET_X100
  if (!isTarget) return no('limbo_target_out_of_range')
  const refused = stakeRefusal(stake, limits)
  if (refused) return no(refused)
  const multiplierX10000 = limboMultiplierX10000(params)
  const payoutOnWin = payoutAt(stake, multiplierX10000)
  if (payoutOnWin > limits.maxPayout) return no('payout_above_maximum')
  return ok({ multiplierX10000, payoutOnWin })
}

export type LimboBet = RoundSeeds & {
  readonly params: LimboParams
  readonly stake: Money
  readonly limits?: GameLimits
}

export type LimboRound = {
  readonly resultX100: number
  readonly isWin: boolean
  /** What the bet paid per unit staked, times 10,000: zero when lost. */
  readonly multiplierX10000: number
  /** Stake included; zero when lost. */
  readonly payout: Money
}

/** Plays one round: the same seeds, nonce and bet give the same round for ever. */
export function playLimbo(bet: LimboBet): Result<LimboRound, LimboRefusal> {
  const quote = quoteLimbo(bet.params, bet.stake, bet.limits ?? SOLO_LIMITS)
  if (!quote.ok) return no(quote.code)
  const resultX100 = limboResult(bet)
  const isWin = isLimboWin(bet.params, resultX100)
  return ok({
    resultX100,
    isWin,
    multiplierX10000: isWin ? quote.value.multiplierX10000 : 0,
    payout: isWin ? quote.value.payoutOnWin : zero,
  })
}
