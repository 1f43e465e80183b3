/** The sum of amounts as the wire writes them; exact, never through a float. */
export const sumOf = (amounts: readonly string[]): string =>
  hundredthsText(amounts.reduce((sum, amount) => sum + hundredthsOf(amount), 0n))

/** A share of an amount in percent, two places cut towards zero; null of nothing. */
export function percentOf(part: string, whole: string): string | null {
  const all = hundredthsOf(whole)
  return all > 0n ? hundredthsText((hundredthsOf(part) * 10_000n) / all) : null
}

const hundredthsOf = (amount: string) => BigInt(amount.replace('.', ''))

function hundredthsText(total: bigint): string {
  const digits = String(total < 0n ? -total : total).padStart(3, '0')
  return `${total < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
