import { Refusal } from '../../platform/refusal.ts'
import { commonPasswords } from './common-passwords.ts'
import { leakedPasswords } from './leaked-passwords.ts'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 64

const known: ReadonlySet<string> = new Set([...commonPasswords, ...leakedPasswords])

/** Throws the Refusal that names what is wrong with a new password. */
export function checkNewPassword(password: string, repeated: string) {
  const length = Array.from(password).length
  if (length < PASSWORD_MIN) throw new Refusal('password_too_short', { min: PASSWORD_MIN })
  if (length > PASSWORD_MAX) throw new Refusal('password_too_long', { max: PASSWORD_MAX })
  if (known.has(password.toLowerCase())) throw new Refusal('password_too_common')
  if (password !== repeated) throw new Refusal('passwords_differ')
}
