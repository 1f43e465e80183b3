import type { RoundSeeds } from '../fairness/seeds.ts'
import { zero } from '../money.ts'
import type { Money } from '../money.ts'
import { no, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { LadderGame } from './house-games.ts'
import { payoutAt, SOLO_LIMITS, stakeRefusal } from './limits.ts'
import type { ExactShare, GameLimits, ReturnToPlayer, StakeRefusal } from './limits.ts'

/**
 * A game that is climbed step by step: every safe choice raises what cashing out pays, an unsafe
 * one loses the stake. The board is fixed by the seeds before the first choice.
 */
export type Ladder<Params, Board> = {
  readonly game: LadderGame
  /** Stored with each round; a change of the mapping from bytes to boards takes a new version. */
  readonly algorithmVersion: number
  /** Every configuration that can be played. */
  readonly variants: readonly Params[]
  /** How many safe steps a whole round has. */
  steps(params: Params): number
  /** What cashing out after `steps` safe steps pays per unit staked, times 10,000, rounded down. */
  multiplierX10000(params: Params, steps: number): number
  /** The chance of `steps` safe steps from the start. */
  chance(params: Params, steps: number): ExactShare
  draw(seeds: RoundSeeds, params: Params): Board
  /** The choices that are left after `picks`. */
  choices(params: Params, picks: readonly number[]): readonly number[]
  /** Whether a choice made after `step` safe steps is safe. */
  isSafe(board: Board, step: number, choice: number): boolean
}

export type LadderRound<Params, Board> = {
  readonly params: Params
  readonly stake: Money
  readonly board: Board
  readonly picks: readonly number[]
}

export type LadderEnd = 'lost' | 'completed' | 'max_payout' | 'cashed_out'

export type Ended = {
  readonly end: LadderEnd
  /** Per unit staked, times 10,000; zero when lost. */
  readonly multiplierX10000: number
  /** Stake included; zero when lost. */
  readonly payout: Money
}

/** What a choice leads to: the round goes on with its `picks` (`ended` null), or it is over. */
export type Climbed = { readonly picks: readonly number[]; readonly ended: Ended | null }

export type StartRefusal = StakeRefusal | 'payout_above_maximum'
export type PickRefusal = 'tile_out_of_range'

/** Why a round cannot be started: stake first, then a first step that would pay too much. */
export function startRefusal<P, B>(
  ladder: Ladder<P, B>,
  { params, stake }: { readonly params: P; readonly stake: Money },
  limits: GameLimits = SOLO_LIMITS,
): StartRefusal | null {
  const refused = stakeRefusal(stake, limits)
  if (refused) return refused
  const first = payoutAt(stake, ladder.multiplierX10000(params, 1))
  return first > limits.maxPayout ? 'payout_above_maximum' : null
}

/**
 * Makes one choice. A safe one that leaves nothing to choose, or whose next step would pay more
 * than the limit, ends the round with what it has reached: every stop has the same return.
 */
export function climb<P, B>(
  ladder: Ladder<P, B>,
  round: LadderRound<P, B>,
  choice: number,
  limits: GameLimits = SOLO_LIMITS,
): Result<Climbed, PickRefusal> {
  const { params, stake, board } = round
  if (!ladder.choices(params, round.picks).includes(choice)) return no('tile_out_of_range')
  const cleared = round.picks.length + 1
  const picks = [...round.picks, choice]
  if (!ladder.isSafe(board, round.picks.length, choice)) {
    return ok({ picks, ended: { end: 'lost', multiplierX10000: 0, payout: zero } })
  }
  if (cleared === ladder.steps(params)) {
    return ok({ picks, ended: ended(ladder, { params, stake }, cleared, 'completed') })
  }
  const next = payoutAt(stake, ladder.multiplierX10000(params, cleared + 1))
  if (next > limits.maxPayout) {
    return ok({ picks, ended: ended(ladder, { params, stake }, cleared, 'max_payout') })
  }
  return ok({ picks, ended: null })
}

/** Ends a round at what it has reached; refused before the first safe step. */
export function cashOut<P, B>(
  ladder: Ladder<P, B>,
  round: Omit<LadderRound<P, B>, 'board'>,
): Result<Ended, 'cash_out_too_early'> {
  if (round.picks.length === 0) return no('cash_out_too_early')
  return ok(ended(ladder, round, round.picks.length, 'cashed_out'))
}

function ended<P, B>(
  ladder: Ladder<P, B>,
  { params, stake }: { readonly params: P; readonly stake: Money },
  steps: number,
  end: LadderEnd,
): Ended {
  const multiplierX10000 = ladder.multiplierX10000(params, steps)
  return { end, multiplierX10000, payout: payoutAt(stake, multiplierX10000) }
}

/** What an open round pays when it is cashed out after `steps` safe steps. */
export function stepAt<P, B>(
  ladder: Ladder<P, B>,
  { params, stake }: { readonly params: P; readonly stake: Money },
  steps: number,
): { readonly multiplierX10000: number; readonly payout: Money } {
  const multiplierX10000 = ladder.multiplierX10000(params, steps)
  return { multiplierX10000, payout: payoutAt(stake, multiplierX10000) }
}

/** How many of the steps that are wanted a round takes before the limit ends it, all being safe. */
export function stepsWithin<P, B>(
  ladder: Ladder<P, B>,
  { params, stake }: { readonly params: P; readonly stake: Money },
  wanted: number,
  limits: GameLimits = SOLO_LIMITS,
): number {
  let steps = Math.min(wanted, ladder.steps(params))
  while (steps > 1 && stepAt(ladder, { params, stake }, steps).payout > limits.maxPayout) steps--
  return steps
}

/** The exact return of stopping after `steps`, before the centavo's rounding. */
export function ladderReturn<P, B>(ladder: Ladder<P, B>, params: P, steps: number): ExactShare {
  const { numerator, denominator } = ladder.chance(params, steps)
  return {
    numerator: numerator * BigInt(ladder.multiplierX10000(params, steps)),
    denominator: denominator * 10_000n,
  }
}

/** The lowest and highest return over every configuration and every place to stop. */
export function ladderReturnToPlayer<P, B>(ladder: Ladder<P, B>): ReturnToPlayer {
  let min = Infinity
  let max = 0
  for (const params of ladder.variants) {
    for (let steps = 1; steps <= ladder.steps(params); steps++) {
      const { numerator, denominator } = ladderReturn(ladder, params, steps)
      const share = Number(numerator) / Number(denominator)
      min = Math.min(min, share)
      max = Math.max(max, share)
    }
  }
  return { min, max }
}

export type LadderPayRow = {
  readonly step: number
  readonly multiplierX10000: number
  /** In lowest terms. */
  readonly chance: ExactShare
}

/** The pay table of one configuration, from the first step to the last. */
export const ladderPayTable = <P, B>(ladder: Ladder<P, B>, params: P): LadderPayRow[] =>
  Array.from({ length: ladder.steps(params) }, (_, index) => ({
    step: index + 1,
    multiplierX10000: ladder.multiplierX10000(params, index + 1),
    chance: reduced(ladder.chance(params, index + 1)),
  }))

function reduced({ numerator, denominator }: ExactShare): ExactShare {
  let a = numerator
  let b = denominator
  while (b > 0n) [a, b] = [b, a % b]
  return { numerator: numerator / a, denominator: denominator / a }
}
