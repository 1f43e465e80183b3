/** FNV-1a of a text, unsigned 32 bit: a stable number to draw things from. */
export function seedOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const char of text) {
    hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01_00_01_93)
  }
  return hash >>> 0
}

/** A value of `choices` that depends on the seed alone; `salt` picks an independent one. */
export function pick<T>(choices: readonly [T, ...T[]], seed: number, salt = 0): T {
  const mixed = Math.imul(seed ^ Math.imul(salt + 1, 0x9e_37_79_b1), 0x85_eb_ca_6b) >>> 0
  return choices[(mixed >>> 8) % choices.length] ?? choices[0]
}
