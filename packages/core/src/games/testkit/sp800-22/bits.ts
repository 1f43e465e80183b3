/** A sequence as the tests take it: one bit in each byte. */
export type Bits = Uint8Array

/** Writes a sequence down as it is printed, `'1011010101'`. */
export const bitsOf = (text: string): Bits => Uint8Array.from(text, Number)

/** The first `count` bits of `bytes`, the most significant of each byte first. */
export function bitsOfBytes(bytes: Uint8Array, count = 8 * bytes.length): Bits {
  const bits = new Uint8Array(count)
  for (let i = 0; i < count; i++) bits[i] = (bytes[i >> 3]! >> (7 - (i & 7))) & 1
  return bits
}

export function countOnes(bits: Bits): number {
  let ones = 0
  for (const bit of bits) ones += bit
  return ones
}

/** The whole blocks of a sequence; what is left at its end is in none. */
export function blocksOf(bits: Bits, length: number): Bits[] {
  return Array.from({ length: Math.floor(bits.length / length) }, (_, block) =>
    bits.subarray(block * length, (block + 1) * length),
  )
}

/** How often each pattern of `length` bits stands in the sequence, wherever it begins. */
export function countPatterns(bits: Bits, length: number): Uint32Array {
  const counts = new Uint32Array(2 ** length)
  const mask = counts.length - 1
  let pattern = 0
  for (let i = 0; i < bits.length; i++) {
    pattern = ((pattern << 1) | bits[i]!) & mask
    if (i >= length - 1) counts[pattern]!++
  }
  return counts
}

/** Pearson's statistic of what was found in each cell against how likely each is. */
export function chiSquare(found: ArrayLike<number>, chances: readonly number[]): number {
  const total = Array.from(found).reduce((sum, one) => sum + one, 0)
  return chances.reduce((sum, chance, cell) => {
    const expected = total * chance
    return sum + (found[cell]! - expected) ** 2 / expected
  }, 0)
}
