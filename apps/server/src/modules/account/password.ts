import { PASSWORD_MAX, PASSWORD_MIN, passwordFault } from '@jogada/core/security/password-rules'
import { Refusal } from '../../platform/refusal.ts'
import { commonPasswords } from './common-passwords.ts'
import { leakedPasswords } from './leaked-passwords.ts'

const known: ReadonlySet<string> = new Set([...commonPasswords, ...leakedPasswords])

/** Throws the Refusal that names what is wrong with a new password. */
export function checkNewPassword(password: string, repeated: string) {
  const fault = passwordFault(password)
  if (fault === 'tooShort') throw new Refusal('password_too_short', { min: PASSWORD_MIN })
  if (fault === 'tooLong') throw new Refusal('password_too_long', { max: PASSWORD_MAX })
  if (known.has(password.toLowerCase())) throw new Refusal('password_too_common')
  if (password !== repeated) throw new Refusal('passwords_differ')
}
