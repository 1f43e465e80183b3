type Day = { readonly amount: string }

/**
 * The best and the worst amount of some days: a worst only where something was lost, and no best
 * where nothing was won on any day and something lost.
 */
export function extremeDays(days: readonly Day[]): {
  readonly highest: string | null
  readonly lowest: string | null
} {
  const sorted = days.map(({ amount }) => amount).toSorted((a, b) => Number(a) - Number(b))
  const [least = null] = sorted
  const most = sorted.at(-1) ?? null
  const lowest = Number(least) < 0 ? least : null
  return { highest: lowest !== null && Number(most) <= 0 ? null : most, lowest }
}
