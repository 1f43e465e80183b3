import { checkDigit, isOneCharacterRepeated, withoutPunctuation } from './check-digit.ts'

const CNPJ = /^[0-9A-Z]{12}\d{2}$/
const TYPED = /^[0-9A-Za-z]*$/
const HIGHEST_WEIGHT = 9
const CODE_OF_ZERO = 48

/**
 * The fourteen characters of what a person typed, punctuation removed and letters in upper case;
 * null when they cannot be a CNPJ. Letters stand in the first twelve places only.
 */
export function normalizeCnpj(text: string): string | null {
  const typed = withoutPunctuation(text)
  // letters of other alphabets become ours in upper case: ß two of them
  if (!TYPED.test(typed)) return null
  const characters = typed.toUpperCase()
  return CNPJ.test(characters) ? characters : null
}

/**
 * Whether fourteen plain characters are a CNPJ by their two check digits, numeric or alphanumeric
 * (IN RFB 2.229/2024: a character counts its ASCII code less 48).
 */
export function isValidCnpj(cnpj: string): boolean {
  if (!CNPJ.test(cnpj) || isOneCharacterRepeated(cnpj)) return false
  const values = Array.from(cnpj, (character) => character.charCodeAt(0) - CODE_OF_ZERO)
  return (
    checkDigit(values.slice(0, 12), HIGHEST_WEIGHT) === values[12] &&
    checkDigit(values.slice(0, 13), HIGHEST_WEIGHT) === values[13]
  )
}

/** `12.ABC.345/01DE-35`, from fourteen plain characters. */
export const formatCnpj = (cnpj: string): string =>
  cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')

/** `**.ABC.345/****-**`: enough for its owner to know it. */
export const maskCnpj = (cnpj: string): string =>
  cnpj.replace(/^.{2}(.{3})(.{3}).{6}$/, '**.$1.$2/****-**')
