import { hex, utf8 } from './bytes.ts'
import { sha256 } from './sha256.ts'

/** What fixes one round of a single-player game: one nonce is one bet. */
export type RoundSeeds = {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

/** 1 to 64 letters, digits, `_` or `-`; a colon would make the hashed message ambiguous. */
export const isClientSeed = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text)

/** Writes 32 random bytes as a server seed, in lower-case hexadecimal. RangeError for any other length. */
export function serverSeedFrom(randomBytes: Uint8Array): string {
  if (randomBytes.length !== 32) throw new RangeError('a server seed is made of 32 bytes')
  return hex(randomBytes)
}

/**
 * The commitment shown before the first bet: SHA-256 of the seed's text, not of the bytes that the
 * text stands for, as players' own verifiers compute it.
 */
export const serverSeedHash = (serverSeed: string): string => hex(sha256(utf8(serverSeed)))
