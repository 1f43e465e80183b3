/**
 * How a bookmaker's margin is spread over outcomes. `power`, `shin` and `odds_ratio` put more of it
 * on longshots, as markets do; `proportional` spreads it evenly.
 */
export type MarginMethod = 'proportional' | 'power' | 'shin' | 'odds_ratio'

/**
 * The probabilities behind decimal `prices` of one market; they sum to one. The prices need an
 * inverse sum of one or more, RangeError otherwise.
 */
export function removeMargin(prices: readonly number[], method: MarginMethod): number[] {
  const inverse = prices.map((price) => 1 / price)
  const total = sum(inverse)
  if (!(total >= 1 - 1e-12)) throw new RangeError('prices without a margin')

  if (method === 'proportional') return inverse.map((q) => q / total)
  if (method === 'power') {
    const k = root((power) => sum(inverse.map((q) => q ** power)) - 1, 1, 1_000)
    return inverse.map((q) => q ** k)
  }
  if (method === 'odds_ratio') {
    const fair = (c: number) => inverse.map((q) => q / (c + q - c * q))
    return fair(root((c) => sum(fair(c)) - 1, 1, 1_000))
  }
  const shares = (z: number) =>
    inverse.map((q) => (Math.sqrt(z * z + (4 * (1 - z) * q * q) / total) - z) / (2 * (1 - z)))
  return shares(root((z) => sum(shares(z)) - 1, 0, 1 - 1e-9))
}

/**
 * Decimal prices for `probabilities` (summing to one) whose inverse sum is `1 + margin`. An
 * outcome of probability zero is priced at Infinity.
 */
export function addMargin(
  probabilities: readonly number[],
  margin: number,
  method: MarginMethod,
): number[] {
  if (!(margin >= 0)) throw new RangeError('a margin is zero or more')
  const target = 1 + margin

  if (method === 'proportional') return probabilities.map((p) => 1 / (p * target))
  if (method === 'power') {
    const k = marginPower(probabilities, target)
    return probabilities.map((p) => 1 / powerOf(p, k))
  }
  if (method === 'odds_ratio') {
    const offered = (c: number) => probabilities.map((p) => (c * p) / (1 - p + c * p))
    return offered(root((c) => target - sum(offered(c)), 1, 1_000)).map((q) => 1 / q)
  }
  const inverse = (z: number) => {
    const roots = probabilities.map((p) => Math.sqrt(z * p + (1 - z) * p * p))
    const total = sum(roots)
    return roots.map((y) => y * total)
  }
  return inverse(root((z) => target - sum(inverse(z)), 0, 1)).map((q) => 1 / q)
}

/**
 * The power between 0 and 1 that raises the sum of the probabilities to `target`, by Newton's
 * method: the sum is convex and falls, so that from its left the steps never pass the root.
 */
function marginPower(probabilities: readonly number[], target: number): number {
  const logarithms = probabilities.filter((p) => p > 0).map(Math.log)
  let k = 1
  for (let step = 0; step < 64; step++) {
    let excess = -target
    let slope = 0
    for (const logarithm of logarithms) {
      const share = Math.exp(k * logarithm)
      excess += share
      slope += share * logarithm
    }
    const next = slope < 0 ? Math.min(1, Math.max(0, k - excess / slope)) : 0
    if (Math.abs(next - k) < 1e-15) return next
    k = next
  }
  return k
}

/** An impossible outcome stays impossible, also to the power of zero. */
const powerOf = (p: number, k: number) => (p === 0 ? 0 : p ** k)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Where a decreasing function crosses zero between `low` and `high`, to the last bit or so. */
function root(decreasing: (x: number) => number, low: number, high: number): number {
  let [from, to] = [low, high]
  for (let i = 0; i < 64; i++) {
    const middle = (from + to) / 2
    if (decreasing(middle) > 0) from = middle
    else to = middle
  }
  return (from + to) / 2
}
