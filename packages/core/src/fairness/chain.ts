import { hex, utf8 } from './bytes.ts'
import { hmacKey, hmacSha256 } from './hmac.ts'
import { serverSeedHash } from './seeds.ts'

/** The link before a seed: SHA-256 of its text. Link 0 is the published terminating hash. */
export const previousLink = (seed: string): string => serverSeedHash(seed)

/** The link `steps` before a seed; 0 is the seed itself. */
export function linkBefore(seed: string, steps: number): string {
  let link = seed
  for (let step = 0; step < steps; step++) link = previousLink(link)
  return link
}

/** HMAC-SHA256 of the public salt under the seed's text, as lower-case hexadecimal. */
export const drawHmac = (seed: string, salt: string): string =>
  hex(hmacSha256(hmacKey(utf8(seed)), utf8(salt)))

/** The outcome of a draw, `floor(hmac × outcomes / 2^256)` in whole numbers: 0 to outcomes − 1. */
export const outcomeOfHmac = (hmac: string, outcomes: number): number =>
  Number((BigInt(`0x${hmac}`) * BigInt(outcomes)) >> 256n)

/** The outcome that a link and the public salt give among `outcomes` equally likely ones. */
export const drawOutcome = (seed: string, salt: string, outcomes: number): number =>
  outcomeOfHmac(drawHmac(seed, salt), outcomes)

export type DrawClaim = {
  readonly seed: string
  readonly salt: string
  readonly outcomes: number
  /** Which link of its chain the seed is said to be; the first round uses link 1. */
  readonly position: number
  readonly terminatingHash: string
  /** The link that was revealed before this one, where it is known. */
  readonly previousSeed: string | null
}

export type DrawFacts = {
  readonly hash: string
  /** Whether the seed hashes to the link before it; null when that link was not given. */
  readonly followsPrevious: boolean | null
  readonly hmac: string
  readonly outcome: number
}

/** What a player can check about a draw at once, whatever the length of its chain. */
export function drawFacts(claim: DrawClaim): DrawFacts {
  const hash = previousLink(claim.seed)
  const hmac = drawHmac(claim.seed, claim.salt)
  return {
    hash,
    followsPrevious: claim.previousSeed === null ? null : claim.previousSeed === hash,
    hmac,
    outcome: outcomeOfHmac(hmac, claim.outcomes),
  }
}

export type DrawCheck = DrawFacts & {
  /** Whether hashing `position` times ends at the published terminating hash. */
  readonly reachesTerminatingHash: boolean
}

/** Everything that a player can check about a draw, without asking anybody. */
export function checkDraw(claim: DrawClaim): DrawCheck {
  const way = chainReaches(claim)
  let step = way.next()
  while (!step.done) step = way.next()
  return { ...drawFacts(claim), reachesTerminatingHash: step.value }
}

/** Hashed in one go; some milliseconds of a cheap phone. */
const SLICE = 2000

/**
 * Whether hashing a seed `position` times ends at the published terminating hash. A chain may be
 * years long: says every so many links, by yielding, that somebody else may have the thread.
 */
export function* chainReaches({
  seed,
  position,
  terminatingHash,
}: Pick<DrawClaim, 'seed' | 'position' | 'terminatingHash'>): Generator<void, boolean> {
  if (position <= 0) return false
  let link = seed
  for (let left = position; left > 0; left -= SLICE) {
    link = linkBefore(link, Math.min(left, SLICE))
    if (left > SLICE) yield
  }
  return link === terminatingHash
}
