/**
 * The modulo-11 check digit of Brazilian documents: weights run right to left from 2 and start
 * over after `highestWeight`; a remainder below 2 gives 0, any other its distance from 11.
 */
export function checkDigit(values: readonly number[], highestWeight: number): number {
  const cycle = highestWeight - 1
  const sum = values.reduce((total, value, i) => {
    const fromRight = values.length - 1 - i
    return total + value * (2 + (fromRight % cycle))
  }, 0)
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}

/** Punctuation and blanks that people type into a document number. */
export const withoutPunctuation = (text: string): string => text.replaceAll(/[\s./-]/g, '')

export const isOneCharacterRepeated = (text: string): boolean => /^(.)\1*$/.test(text)
