type Complex = { readonly real: Float64Array; readonly imaginary: Float64Array }

/**
 * The squared moduli of the discrete Fourier transform of `values`, whose number must be a product
 * of twos and fives (Stockham's order, which needs no reversal of places). RangeError for others.
 */
export function powerSpectrum(values: Float64Array): Float64Array {
  const n = values.length
  const turn = circle(n)
  let from: Complex = { real: values.slice(), imaginary: new Float64Array(n) }
  let to: Complex = { real: new Float64Array(n), imaginary: new Float64Array(n) }
  let stride = 1
  while (stride < n) {
    const left = n / stride
    const radix = left % 5 === 0 ? 5 : 2
    if (left % radix !== 0) throw new RangeError('a length must be a product of twos and fives')
    const pass = { from, to, turn, stride }
    if (radix === 5) splitInFive(pass)
    else splitInTwo(pass)
    stride *= radix
    ;[from, to] = [to, from]
  }
  const { real, imaginary } = from
  return real.map((x, i) => x * x + imaginary[i]! * imaginary[i]!)
}

/** Every transform that is left, `stride` of them side by side, becomes several shorter ones. */
type Pass = {
  readonly from: Complex
  readonly to: Complex
  readonly turn: Complex
  readonly stride: number
}

function splitInTwo({ from: { real, imaginary }, to, turn, stride }: Pass) {
  const half = real.length / 2
  for (let p = 0; p < half; p += stride) {
    const c = turn.real[p]!
    const s = turn.imaginary[p]!
    for (let q = 0; q < stride; q++) {
      const near = p + q
      const far = near + half
      const out = 2 * p + q
      const x = real[near]! - real[far]!
      const y = imaginary[near]! - imaginary[far]!
      to.real[out] = real[near]! + real[far]!
      to.imaginary[out] = imaginary[near]! + imaginary[far]!
      to.real[out + stride] = x * c - y * s
      to.imaginary[out + stride] = x * s + y * c
    }
  }
}

const COS_1 = Math.cos((2 * Math.PI) / 5)
const COS_2 = Math.cos((4 * Math.PI) / 5)
const SIN_1 = Math.sin((2 * Math.PI) / 5)
const SIN_2 = Math.sin((4 * Math.PI) / 5)

function splitInFive({ from: { real, imaginary }, to, turn, stride }: Pass) {
  const fifth = real.length / 5
  const put = (out: number, angle: number, x: number, y: number) => {
    const c = turn.real[angle]!
    const s = turn.imaginary[angle]!
    to.real[out] = x * c - y * s
    to.imaginary[out] = x * s + y * c
  }
  for (let p = 0; p < fifth; p += stride) {
    for (let q = 0; q < stride; q++) {
      const a = p + q
      const b = a + fifth
      const c = b + fifth
      const d = c + fifth
      const e = d + fifth
      const outerX = real[b]! + real[e]!
      const outerY = imaginary[b]! + imaginary[e]!
      const innerX = real[c]! + real[d]!
      const innerY = imaginary[c]! + imaginary[d]!
      const outerBentX = real[b]! - real[e]!
      const outerBentY = imaginary[b]! - imaginary[e]!
      const innerBentX = real[c]! - real[d]!
      const innerBentY = imaginary[c]! - imaginary[d]!
      const x1 = real[a]! + COS_1 * outerX + COS_2 * innerX
      const y1 = imaginary[a]! + COS_1 * outerY + COS_2 * innerY
      const x2 = real[a]! + COS_2 * outerX + COS_1 * innerX
      const y2 = imaginary[a]! + COS_2 * outerY + COS_1 * innerY
      const bent1X = SIN_1 * outerBentX + SIN_2 * innerBentX
      const bent1Y = SIN_1 * outerBentY + SIN_2 * innerBentY
      const bent2X = SIN_2 * outerBentX - SIN_1 * innerBentX
      const bent2Y = SIN_2 * outerBentY - SIN_1 * innerBentY
      const out = 5 * p + q
      to.real[out] = real[a]! + outerX + innerX
      to.imaginary[out] = imaginary[a]! + outerY + innerY
      put(out + stride, p, x1 + bent1Y, y1 - bent1X)
      put(out + 2 * stride, 2 * p, x2 + bent2Y, y2 - bent2X)
      put(out + 3 * stride, 3 * p, x2 - bent2Y, y2 + bent2X)
      put(out + 4 * stride, 4 * p, x1 - bent1Y, y1 + bent1X)
    }
  }
}

let lastCircle: Complex = { real: new Float64Array(0), imaginary: new Float64Array(0) }

/** `exp(-2πik/n)` for each k; sequences of one length come one after the other. */
function circle(n: number): Complex {
  if (lastCircle.real.length === n) return lastCircle
  const turn = { real: new Float64Array(n), imaginary: new Float64Array(n) }
  for (let k = 0; k < n; k++) {
    turn.real[k] = Math.cos((2 * Math.PI * k) / n)
    turn.imaginary[k] = -Math.sin((2 * Math.PI * k) / n)
  }
  lastCircle = turn
  return turn
}
