import { centavos, formatMoney, parseMoney } from '@jogada/core'

/**
 * What the players of a month have brought so far, each of them on average: the NGR of all months,
 * by everybody who registered, whether they ever paid in or not; rounded towards zero. Null where
 * nobody registered.
 */
export function lifetimeValue(cohort: {
  readonly players: number
  readonly months: readonly { readonly ngr: string }[]
}): string | null {
  if (cohort.players === 0) return null
  const brought = cohort.months.reduce((sum, { ngr }) => sum + (parseMoney(ngr) ?? 0n), 0n)
  return formatMoney(centavos(brought / BigInt(cohort.players)))
}
