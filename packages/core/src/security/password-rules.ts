export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 64

export type PasswordFault = 'tooShort' | 'tooLong'

/** What is wrong with a new password's length, in signs; what leaks show is on the server's list. */
export function passwordFault(password: string): PasswordFault | null {
  const { length } = Array.from(password)
  if (length < PASSWORD_MIN) return 'tooShort'
  return length > PASSWORD_MAX ? 'tooLong' : null
}
