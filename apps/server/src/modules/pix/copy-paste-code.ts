const LONGEST = 512

/**
 * Whether a payer's bank could take this BR Code: it ends in its own CRC-16/CCITT-FALSE (polynomial
 * 0x1021, start 0xFFFF, over everything up to and including `6304`) and has at most 512 characters.
 */
export function isSoundCode(code: string): boolean {
  if (code.length > LONGEST || code.slice(-8, -4) !== '6304') return false
  const crc = crc16(code.slice(0, -4)).toString(16).padStart(4, '0')
  return crc === code.slice(-4).toLowerCase()
}

function crc16(text: string): number {
  let crc = 0xff_ff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff
    }
  }
  return crc
}
