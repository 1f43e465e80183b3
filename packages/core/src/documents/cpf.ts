import { checkDigit, isOneCharacterRepeated, withoutPunctuation } from './check-digit.ts'

/**
 * The eleven digits of what a person typed, dots and dash removed; null when there are not eleven.
 */
export function normalizeCpf(text: string): string | null {
  const digits = withoutPunctuation(text)
  return /^\d{11}$/.test(digits) ? digits : null
}

/**
 * Whether eleven plain digits are a CPF by their two check digits. Eleven equal digits satisfy the
 * arithmetic and are refused, as no such number is issued.
 */
export function isValidCpf(cpf: string): boolean {
  if (!/^\d{11}$/.test(cpf) || isOneCharacterRepeated(cpf)) return false
  return cpf === cpfWithBase(cpf.slice(0, 9))
}

/** The CPF with these nine digits: its two check digits appended. */
export function cpfWithBase(nineDigits: string): string {
  const digits = Array.from(nineDigits, Number)
  const first = checkDigit(digits, 10)
  return `${nineDigits}${first}${checkDigit([...digits, first], 11)}`
}

/** `529.982.247-25`, from eleven plain digits. */
export const formatCpf = (cpf: string): string =>
  cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/** `***.982.247-**`: enough for its owner to know it, not enough to use it. */
export const maskCpf = (cpf: string): string =>
  cpf.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, '***.$1.$2-**')
