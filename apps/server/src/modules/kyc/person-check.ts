import { isValidCpf, normalizeCpf } from '@jogada/core/documents/cpf'

export type GivenPerson = { readonly name: string; readonly cardNo: string }

export type PersonVerdict =
  | { readonly ok: true; readonly name: string; readonly cpf: string }
  | { readonly ok: false; readonly reason: 'kyc_name_invalid' | 'kyc_cpf_invalid' }

/**
 * Whoever can tell whether a name and a CPF belong to a person; a registry's adapter is another.
 */
export type PersonCheck = (given: GivenPerson) => Promise<PersonVerdict>

/**
 * A word of a name; a dot only ends a short one (Jr., Sra.), or it could be read as a web address.
 */
const WORD = String.raw`(?:\p{L}{1,3}\.|\p{L}[\p{L}'’-]{0,29})`
const FULL_NAME = new RegExp(`^${WORD}(?: ${WORD})+$`, 'u')

/**
 * The check that needs nobody else: a full name as documents write it, and a CPF right by its
 * digits. It cannot tell whether the two belong together.
 */
export const localPersonCheck: PersonCheck = async ({ name: typed, cardNo }) => {
  const name = typed.replaceAll(/\s+/g, ' ')
  if (!FULL_NAME.test(name)) return { ok: false, reason: 'kyc_name_invalid' }
  const cpf = normalizeCpf(cardNo)
  if (cpf === null || !isValidCpf(cpf)) return { ok: false, reason: 'kyc_cpf_invalid' }
  return { ok: true, name, cpf }
}
