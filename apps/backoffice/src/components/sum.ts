/** The sum of amounts as the wire writes them; exact, never through a float. */
export function sumOf(amounts: readonly string[]): string {
  const total = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n)
  const digits = String(total < 0n ? -total : total).padStart(3, '0')
  return `${total < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
