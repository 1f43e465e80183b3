import { no, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { federalUnits, unitOfCep } from './federal-units.ts'
import type { FederalUnit } from './federal-units.ts'

/** A postal address in Brazil. */
export type PostalAddress = {
  /** Eight plain digits. */
  readonly cep: string
  readonly street: string
  /** `s/n` where the house has none. */
  readonly number: string
  /** Empty where there is none. */
  readonly complement: string
  readonly district: string
  readonly city: string
  readonly state: FederalUnit
}

export type AddressField = keyof PostalAddress

/** An address as a person typed it. */
export type TypedAddress = Readonly<Record<AddressField, string>>

/** The most characters that each field takes. */
export const ADDRESS_LENGTHS = {
  cep: 12,
  street: 120,
  number: 20,
  complement: 60,
  district: 80,
  city: 80,
  state: 2,
} as const satisfies Readonly<Record<AddressField, number>>

export type AddressProblem =
  /** A field is empty, too long, or holds what no address has. */
  | 'address_incomplete'
  | 'address_cep_invalid'
  /** The CEP is one of another state, or of none. */
  | 'address_cep_elsewhere'

const WITHOUT_NUMBER = /^s[\s./]*n[.º°]*$/i

/** The eight digits of a CEP as a person typed it; null when there are not eight. */
export function normalizeCep(text: string): string | null {
  const digits = text.replaceAll(/[\s.-]/g, '')
  return /^\d{8}$/.test(digits) ? digits : null
}

/** `01310-100`, from eight plain digits. */
export const formatCep = (cep: string): string => cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')

/** An address on one line, as letters have it. */
export const addressLine = ({ cep, street, number, complement, ...place }: PostalAddress): string =>
  `${[street, number, complement].filter((part) => part !== '').join(', ')} – ` +
  `${place.district}, ${place.city}/${place.state}, ${formatCep(cep)}`

/** What is wrong with an address as it was typed, by its field; nothing where all is well. */
export function addressProblems(
  typed: TypedAddress,
): Partial<Record<AddressField, AddressProblem>> {
  const problems: Partial<Record<AddressField, AddressProblem>> = {}
  for (const [field, isRight] of Object.entries(isRightAs) as [AddressField, Judge][]) {
    const text = tidy(typed[field])
    if (text.length > ADDRESS_LENGTHS[field] || !isRight(text))
      problems[field] = 'address_incomplete'
  }
  const cep = normalizeCep(typed.cep)
  if (cep === null) problems.cep = 'address_cep_invalid'
  else if (!problems.state && unitOfCep(cep) !== tidy(typed.state)) {
    problems.cep = 'address_cep_elsewhere'
  }
  return problems
}

/** An address as it is kept: spaces tidied, letters composed, `s/n` written one way. */
export function readAddress(typed: TypedAddress): Result<PostalAddress, AddressProblem> {
  const [problem] = Object.values(addressProblems(typed))
  if (problem) return no(problem)
  const number = tidy(typed.number)
  return ok({
    cep: normalizeCep(typed.cep)!,
    street: tidy(typed.street),
    number: WITHOUT_NUMBER.test(number) ? 's/n' : number,
    complement: tidy(typed.complement),
    district: tidy(typed.district),
    city: tidy(typed.city),
    state: tidy(typed.state) as FederalUnit,
  })
}

type Judge = (text: string) => boolean

/** No control, format, private or unassigned character, and no half of a pair. */
const isPlain: Judge = (text) => !/\p{C}/u.test(text)
const hasLetter: Judge = (text) => isPlain(text) && /\p{L}/u.test(text)

const isRightAs: Readonly<Record<AddressField, Judge>> = {
  cep: isPlain,
  // streets of planned quarters have numbers for names
  street: (text) => isPlain(text) && /[\p{L}\d]/u.test(text),
  number: (text) => isPlain(text) && (/\d/.test(text) || WITHOUT_NUMBER.test(text)),
  complement: isPlain,
  district: (text) => isPlain(text) && /[\p{L}\d]/u.test(text),
  city: hasLetter,
  state: (text) => (federalUnits as readonly string[]).includes(text),
}

const tidy = (text: string) => text.normalize('NFC').trim().replaceAll(/ +/g, ' ')
