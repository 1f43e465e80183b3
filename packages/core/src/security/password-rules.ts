export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 64

export type PasswordFault = 'tooShort' | 'tooLong'

/** What is wrong with a new password's length, in signs; what leaks show is on the server's list. */
export function passwordFault(password: string): PasswordFault | null {
  const { length } = Array.from(password)
  if (length < PASSWORD_MIN) return 'tooShort'
  return length > PASSWORD_MAX ? 'tooLong' : null
}

/** How hard a password is to guess, of three steps; null for none. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

/**
 * An estimate without a dictionary: each sign counts the bits of its kind as people choose it, but
 * little where it repeats, counts on, follows the keyboard or comes again in the same company.
 * From 60 bits a password is strong, from 36 fair.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  if (password === '') return null
  if (passwordFault(password) !== null) return 'weak'
  const signs = Array.from(password)
  const bits = signs.reduce((sum, sign, at) => {
    const pair = (signs[at - 1] ?? '') + sign
    return sum + (at > 0 && isForeseen(pair, signs, at) ? FORESEEN_BITS : bitsOf(sign))
  }, 0)
  if (bits >= STRONG_BITS) return 'strong'
  return bits >= FAIR_BITS ? 'fair' : 'weak'
}

const STRONG_BITS = 60
const FAIR_BITS = 36
const FORESEEN_BITS = 0.5
const LETTER_BITS = 3
const CAPITAL_BITS = 4
const DIGIT_BITS = 3.3
const OTHER_BITS = 5

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function bitsOf(sign: string): number {
  if (/\d/.test(sign)) return DIGIT_BITS
  if (/\p{Lu}/u.test(sign)) return CAPITAL_BITS
  return /\p{L}/u.test(sign) ? LETTER_BITS : OTHER_BITS
}

function isForeseen(pair: string, signs: readonly string[], at: number): boolean {
  const [before = '', sign = ''] = Array.from(pair.toLowerCase())
  const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  if (Math.abs(step) <= 1) return true
  if (ROWS.some((row) => row.includes(before + sign) || row.includes(sign + before))) return true
  return signs
    .slice(0, at)
    .join('')
    .toLowerCase()
    .includes(before + sign)
}
