const HEAD_BYTES = 44
const SAMPLE_BYTES = 2
const PCM = 1

/** One channel of 16-bit samples as a RIFF WAVE file. */
export function wavOf(samples: Int16Array, hz: number): Buffer {
  const size = samples.length * SAMPLE_BYTES
  const file = Buffer.alloc(HEAD_BYTES + size)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEAD_BYTES - 8 + size, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(PCM, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(hz, 24)
  file.writeUInt32LE(hz * SAMPLE_BYTES, 28)
  file.writeUInt16LE(SAMPLE_BYTES, 32)
  file.writeUInt16LE(8 * SAMPLE_BYTES, 34)
  file.write('data', 36)
  file.writeUInt32LE(size, 40)
  samples.forEach((sample, index) => file.writeInt16LE(sample, HEAD_BYTES + index * SAMPLE_BYTES))
  return file
}
