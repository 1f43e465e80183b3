const CEP_DIGITS = 8
const BEFORE_DASH = 5

/** What was typed as a CEP is written, 00000-000, as far as it goes. */
export function maskCep(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, CEP_DIGITS)
  return digits.length > BEFORE_DASH
    ? `${digits.slice(0, BEFORE_DASH)}-${digits.slice(BEFORE_DASH)}`
    : digits
}
