/** A fraction, and the product by which the next terms of its series are divided. */
type Part = { readonly sum: bigint; readonly below: bigint }

/** The first `count` binary digits of e, the two before the point among them. */
export function digitsOfE(count: number): string {
  let terms = 2
  for (let bits = 0; bits < count + 64; terms++) bits += Math.log2(terms)
  const { sum, below } = factorials(0, terms)
  return digits(((sum + below) << BigInt(count)) / below, count)
}

/** The sum of `1/(from + 1) + 1/((from + 1)(from + 2)) + …` up to `to`. */
function factorials(from: number, to: number): Part {
  if (to - from === 1) return { sum: 1n, below: BigInt(to) }
  const middle = (from + to) >> 1
  const left = factorials(from, middle)
  const right = factorials(middle, to)
  return { sum: left.sum * right.below + right.sum, below: left.below * right.below }
}

/** The first `count` binary digits of pi, by Machin: 16 arctan(1/5) − 4 arctan(1/239). */
export function digitsOfPi(count: number): string {
  const places = count + 64
  const pi = 16n * arctanOfInverse(5, places) - 4n * arctanOfInverse(239, places)
  return digits(pi, count)
}

function arctanOfInverse(x: number, places: number): bigint {
  const terms = Math.ceil(places / (2 * Math.log2(x))) + 2
  const { above, below, power } = arctanPart(x, 0, terms)
  return (above << BigInt(places)) / ((below * power) / BigInt(x))
}

type ArctanPart = { readonly above: bigint; readonly below: bigint; readonly power: bigint }

/** The sum of `(-1)^k / ((2k + 1) x^(2k + 2))`, beginning anew at each `from`: above / (below power). */
function arctanPart(x: number, from: number, to: number): ArctanPart {
  if (to - from === 1) {
    return { above: from % 2 === 0 ? 1n : -1n, below: BigInt(2 * from + 1), power: BigInt(x * x) }
  }
  const middle = (from + to) >> 1
  const left = arctanPart(x, from, middle)
  const right = arctanPart(x, middle, to)
  return {
    above: left.above * right.below * right.power + right.above * left.below,
    below: left.below * right.below,
    power: left.power * right.power,
  }
}

const digits = (value: bigint, count: number) => value.toString(2).slice(0, count)
