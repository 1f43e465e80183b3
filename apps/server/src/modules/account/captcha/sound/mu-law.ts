/** The 16-bit sample that a byte of µ-law stands for (ITU-T G.711). */
export function fromMuLaw(byte: number): number {
  const code = ~byte & 0xff
  const size = (((code & 15) << 3) + 132) << ((code >> 4) & 7)
  return code & 0x80 ? 132 - size : size - 132
}
