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

/** Text keys of what stands in the way of sending the form. */
export type RegistrationProblem = 'termsNeeded' | 'captchaEmpty'

/** The form's own two rules, terms first; all others are the server's. */
export function registrationProblem(
  form: Pick<Registration, 'terms' | 'captCode'>,
): RegistrationProblem | null {
  if (!form.terms) return 'termsNeeded'
  if (form.captCode.trim() === '') return 'captchaEmpty'
  return null
}
