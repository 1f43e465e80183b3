/**
 * The first part of a PNG of that size, followed by bytes that differ by `seed`: enough to be read.
 */
export function drawPng(width: number, height: number, seed: number): Buffer {
  const header = Buffer.alloc(33)
  header.write('89504e470d0a1a0a0000000d49484452', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.write('0806000000', 24, 'hex')
  return Buffer.concat([header, Buffer.alloc(2000, `picture ${seed};`)])
}
