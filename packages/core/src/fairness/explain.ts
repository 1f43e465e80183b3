import { hex } from './bytes.ts'
import { serverSeedHash } from './seeds.ts'
import type { RoundSeeds } from './seeds.ts'
import { blockMessage, streamBlock } from './stream.ts'

export type ExplainedFloat = {
  readonly bytes: readonly number[]
  /** `bytes[i] / 256^(i+1)`, the terms whose sum is `float`. */
  readonly terms: readonly number[]
  readonly float: number
}

export type ExplainedBlock = {
  readonly message: string
  readonly hmacHex: string
  readonly floats: readonly ExplainedFloat[]
}

export type Explanation = {
  readonly serverSeedHash: string
  /** Whether the revealed seed is the one committed to; null when no commitment was given. */
  readonly hashMatches: boolean | null
  readonly blocks: readonly ExplainedBlock[]
}

/**
 * Every step from the seeds to the first `floatCount` numbers, for a player to follow by hand:
 * commitment, hashed messages, bytes in groups of four, floats.
 */
export function explain(
  seeds: RoundSeeds,
  floatCount: number,
  committedHash: string | null = null,
): Explanation {
  const hash = serverSeedHash(seeds.serverSeed)
  const blocks: ExplainedBlock[] = []
  for (let first = 0; first < floatCount; first += 8) {
    blocks.push(explainBlock(seeds, first / 8, Math.min(8, floatCount - first)))
  }
  return {
    serverSeedHash: hash,
    hashMatches: committedHash === null ? null : committedHash.trim().toLowerCase() === hash,
    blocks,
  }
}

function explainBlock(seeds: RoundSeeds, block: number, floatCount: number): ExplainedBlock {
  const digest = streamBlock(seeds, block)
  return {
    message: blockMessage(seeds, block),
    hmacHex: hex(digest),
    floats: Array.from({ length: floatCount }, (_, i) =>
      explainFloat([...digest.subarray(4 * i, 4 * i + 4)]),
    ),
  }
}

function explainFloat(bytes: number[]): ExplainedFloat {
  const terms = bytes.map((byte, i) => byte / 256 ** (i + 1))
  return { bytes, terms, float: terms.reduce((sum, term) => sum + term, 0) }
}
