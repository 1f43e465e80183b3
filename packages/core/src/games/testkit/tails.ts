const PRECISION = 1e-15
/** So small that nothing is divided by it and so near to nothing that nothing is lost. */
const TINY = 1e-300

/** The natural logarithm of the gamma function for `x` above 0 (Stirling's series, DLMF 5.11.1). */
export function logGamma(x: number): number {
  let shift = 0
  let at = x
  for (; at < 15; at++) shift += Math.log(at)
  const square = 1 / (at * at)
  const terms = [-691 / 360_360, 1 / 1188, -1 / 1680, 1 / 1260, -1 / 360, 1 / 12]
  const series = terms.reduce((sum, term) => sum * square + term, 0) / at
  return (at - 0.5) * Math.log(at) - at + Math.log(2 * Math.PI) / 2 + series - shift
}

/**
 * The share of a gamma distribution of shape `a` that lies above `x`: the regularized upper
 * incomplete gamma function, `igamc` of SP 800-22 section 5.5.3.
 */
export function gammaTail(a: number, x: number): number {
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  return x < a + 1 ? 1 - scale * seriesBelow(a, x) : scale * fractionAbove(a, x)
}

/** The series for what lies below (DLMF 8.11.4). */
function seriesBelow(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; term > sum * PRECISION; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

/** The continued fraction for what lies above (DLMF 8.9.2), by the method of Lentz. */
function fractionAbove(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let value = d
  let step = 0
  for (let n = 1; Math.abs(step - 1) > PRECISION; n++) {
    const numerator = n * (a - n)
    b += 2
    const below = numerator * d + b
    const above = b + numerator / c
    d = 1 / (below === 0 ? TINY : below)
    c = above === 0 ? TINY : above
    step = c * d
    value *= step
  }
  return value
}

/** The complementary error function, `erfc` of SP 800-22 section 5.5.3. */
export const erfc = (x: number): number =>
  x < 0 ? 2 - gammaTail(0.5, x * x) : gammaTail(0.5, x * x)

/** The share of a normal distribution of mean 0 and deviation 1 that lies below `z`. */
export const normalBelow = (z: number): number => erfc(-z / Math.SQRT2) / 2
