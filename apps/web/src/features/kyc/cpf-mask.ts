const CPF_DIGITS = 11

/** The digits of what was typed, at most the eleven of a CPF. */
export const cpfDigits = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, CPF_DIGITS)

/** What was typed as a CPF is written, 000.000.000-00, as far as it goes. */
export function maskCpf(typed: string): string {
  const digits = cpfDigits(typed)
  const [first, second, third, check] = [
    digits.slice(0, 3),
    digits.slice(3, 6),
    digits.slice(6, 9),
    digits.slice(9),
  ]
  const number = [first, second, third].filter(Boolean).join('.')
  return check ? `${number}-${check}` : number
}
