import { explain } from '@jogada/core/fairness'
import type { Explanation } from '@jogada/core/fairness'
import { rollFrom } from '@jogada/core/games/dice'

/** What a player knows of a round once its server seed is revealed. */
export type DiceClaim = {
  readonly serverSeed: string
  /** The seal shown before the bet; empty when it is not to be checked. */
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: number
  /** The roll that the round showed, in hundredths; null when only the sum is wanted. */
  readonly shownRoll: number | null
}

export type DiceVerification = {
  readonly explanation: Explanation
  /** What the seeds give, in hundredths. */
  readonly roll: number
  readonly hashMatches: boolean | null
  readonly rollMatches: boolean | null
  /** Whether nothing that could be checked differs. */
  readonly holds: boolean
}

/** Redoes the draw of a round from its seeds, here, step by step, and compares it with the claim. */
export function verifyDice(claim: DiceClaim): DiceVerification {
  const { serverSeedHash, shownRoll, ...seeds } = claim
  const explanation = explain(seeds, 1, serverSeedHash.trim() === '' ? null : serverSeedHash)
  const roll = rollFrom(explanation.blocks[0]!.floats[0]!.float)
  const { hashMatches } = explanation
  const rollMatches = shownRoll === null ? null : shownRoll === roll
  return {
    explanation,
    roll,
    hashMatches,
    rollMatches,
    holds: hashMatches !== false && rollMatches !== false,
  }
}
