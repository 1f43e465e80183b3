import type { PostalAddress } from '@jogada/core/kyc/address'
import { maskCpf } from '@jogada/core/documents/cpf'

/** First letter and domain: `a•••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

/** The last two digits. */
export const maskPhone = (phone: string): string =>
  phone.length > 2 ? `${'•'.repeat(phone.length - 2)}${phone.slice(-2)}` : phone

/** First name and initials: `Ana L. S.` */
export function maskName(name: string): string {
  const [first = '', ...rest] = name.split(' ').filter((word) => word !== '')
  return [first, ...rest.map((word) => `${word[0]}.`)].join(' ')
}

/** What stands where nothing of a datum is shown. */
export const HIDDEN = '•••'

/** The state alone. */
export const maskAddress = ({ state }: PostalAddress): string => `${HIDDEN}, ${state}`

export { maskCpf }
