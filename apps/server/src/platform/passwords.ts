import { hash, verify } from '@node-rs/argon2'

// OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane.
export const LEAST_MEMORY_KIB = 19_456
const PASSES = { timeCost: 2, parallelism: 1 }

/** In the place of a hash where no password fits any more. */
export const NO_PASSWORD = '-'

/** Hashes what people log in with, and compares. */
export type Passwords = ReturnType<typeof createPasswords>

/** `memoryKib` is what one hash takes, in KiB: more of it costs whoever guesses more. */
export function createPasswords({ memoryKib }: { readonly memoryKib: number }) {
  const atThisCost = `$argon2id$v=19$m=${memoryKib},t=${PASSES.timeCost},p=${PASSES.parallelism}$`
  let decoy: Promise<string> | undefined

  /** A PHC string with its own salt. */
  const hashOf = (password: string) => hash(password, { memoryCost: memoryKib, ...PASSES })

  return {
    hash: hashOf,
    /** A new hash of a password that fits one of another cost; null for one of this cost. */
    renewed: async (stored: string, password: string): Promise<string | null> =>
      stored.startsWith(atThisCost) ? null : hashOf(password),
    /**
     * Whether the password fits; takes as long when there is no such player (`stored` null)
     * or nobody logs in by one any more.
     */
    async fits(stored: string | null, password: string): Promise<boolean> {
      decoy ??= hashOf('no player has this one')
      const known = stored === NO_PASSWORD ? null : stored
      const fits = await verify(known ?? (await decoy), password)
      return known !== null && fits
    },
  }
}
