import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { Refusal } from '../../../platform/refusal.ts'

const SHOWN = 2

/** A number as its player writes it, in E.164 form. Refuses with `phone_invalid`. */
export function readPhone(country: string, number: string): string {
  const prefix = country.startsWith('+') ? country : `+${country}`
  const phone = parsePhoneNumberFromString(`${prefix}${number.replaceAll(/\D/g, '')}`)
  if (!phone?.isValid()) throw new Refusal('phone_invalid')
  return phone.number
}

/** The last digits of a number, by which its owner knows it. */
export const phoneEnd = (phone: string): string => phone.slice(-SHOWN)

/** A number of which only the end can be read. */
export const shownPhone = (phone: string): string => (phone === '' ? '' : `••••${phoneEnd(phone)}`)
