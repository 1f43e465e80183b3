import { passwordFault } from '@jogada/core/security/password-rules'

/** What the register form holds while it is filled in. */
export type Registration = {
  readonly username: string
  readonly country: string
  readonly phone: string
  readonly pwd: string
  readonly pwd1: string
  readonly regcode: string
  readonly captCode: string
  readonly terms: boolean
}

/** Text keys of what is wrong with a field as it is typed. */
export type FieldFault =
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordsDiffer'

/** The faults of a form, in the order of its fields. */
export type FieldFaults = {
  readonly username: FieldFault | null
  readonly phone: FieldFault | null
  readonly pwd: FieldFault | null
  readonly pwd1: FieldFault | null
}

/** Text keys of what stands in the way of sending the form. */
export type RegistrationProblem = 'termsNeeded' | 'captchaEmpty' | FieldFault

/** What is wrong with each field; whether an empty one may be so is for the server to say. */
export function fieldFaults({ username, country, phone, pwd, pwd1 }: Typed): FieldFaults {
  return {
    username: username === '' || EMAIL.test(username) ? null : 'emailInvalid',
    phone: phone.trim() === '' || isPhone(country, phone) ? null : 'phoneInvalid',
    pwd: pwd === '' ? null : PASSWORD[passwordFault(pwd) ?? 'none'],
    pwd1: pwd === pwd1 ? null : 'passwordsDiffer',
  }
}

/** The terms come first, then the fields, and the captcha last: no fault of the form uses it up. */
export function registrationProblem(
  form: Typed & Pick<Registration, 'terms' | 'captCode'>,
): RegistrationProblem | null {
  if (!form.terms) return 'termsNeeded'
  const fault = Object.values(fieldFaults(form)).find((found) => found !== null)
  if (fault) return fault
  return form.captCode.trim() === '' ? 'captchaEmpty' : null
}

type Typed = Pick<Registration, 'username' | 'country' | 'phone' | 'pwd' | 'pwd1'>

const PASSWORD = {
  tooShort: 'passwordTooShort',
  tooLong: 'passwordTooLong',
  none: null,
} as const

/** What no e-mail is without; the server looks more closely. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** The most digits of a number with its prefix, ITU-T E.164. */
const MOST_DIGITS = 15
const LEAST_DIGITS = 4

/** DDD and eight or nine digits in Brazil, with its leading zeros; elsewhere what E.164 lets be. */
function isPhone(country: string, phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '')
  if (country === '+55') return /^(?:\d{10,11}|0\d{10,13})$/.test(digits)
  const most = MOST_DIGITS - country.replaceAll(/\D/g, '').length
  return digits.length >= LEAST_DIGITS && digits.length <= most
}
