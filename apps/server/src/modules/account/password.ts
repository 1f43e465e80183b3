import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../platform/refusal.ts'
import { commonPasswords } from './common-passwords.ts'
import { leakedPasswords } from './leaked-passwords.ts'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 64

// OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane.
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_THIS_COST = '$argon2id$v=19$m=19456,t=2,p=1$'

const known: ReadonlySet<string> = new Set([...commonPasswords, ...leakedPasswords])

/** Throws the Refusal that names what is wrong with a new password. */
export function checkNewPassword(password: string, repeated: string) {
  const length = Array.from(password).length
  if (length < PASSWORD_MIN) throw new Refusal('password_too_short', { min: PASSWORD_MIN })
  if (length > PASSWORD_MAX) throw new Refusal('password_too_long', { max: PASSWORD_MAX })
  if (known.has(password.toLowerCase())) throw new Refusal('password_too_common')
  if (password !== repeated) throw new Refusal('passwords_differ')
}

/** A PHC string with its own salt. */
export const hashPassword = (password: string) => hash(password, ARGON2)

/** A new hash of a password that fits one of another cost; null for one of the cost of today. */
export const renewedHash = async (stored: string, password: string): Promise<string | null> =>
  stored.startsWith(AT_THIS_COST) ? null : hashPassword(password)

/** In the place of a hash where no password fits any more. */
export const NO_PASSWORD = '-'

let decoy: Promise<string> | undefined

/**
 * Whether the password fits; takes as long when there is no such player (`stored` null)
 * or nobody logs in by one any more.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no player has this one')
  const known = stored === NO_PASSWORD ? null : stored
  const fits = await verify(known ?? (await decoy), password)
  return known !== null && fits
}
