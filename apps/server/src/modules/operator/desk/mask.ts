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

export { maskCpf }
