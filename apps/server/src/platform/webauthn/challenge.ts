import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'

const CHALLENGE_BYTES = 32
const LIFE_MS = 5 * 60_000

/** What a challenge is kept as: whoever reads the table cannot answer it. */
export const challengeHash = (challenge: string): Buffer =>
  createHash('sha256').update(challenge).digest()

/**
 * A new challenge, what to keep of it, and until when it may be answered: five minutes from now.
 */
export function newChallenge({ clock, rng }: Pick<Deps, 'clock' | 'rng'>) {
  const challenge = Uint8Array.from(rng.bytes(CHALLENGE_BYTES))
  return {
    challenge,
    hash: challengeHash(Buffer.from(challenge).toString('base64url')),
    expiresAt: new Date(clock.now().getTime() + LIFE_MS),
  }
}
