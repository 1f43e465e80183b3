import { sha256 } from '../fairness/sha256.ts'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const ADDRESS = /^T[1-9A-HJ-NP-Za-km-z]{33}$/
const ADDRESS_BYTES = 25
const CHECKSUM_BYTES = 4
const MAINNET = 0x41

/**
 * Whether a text is an address of the TRON network: 34 characters of base58check that stand for
 * 0x41, twenty bytes, and the first four bytes of their double SHA-256.
 */
export function isValidTronAddress(address: string): boolean {
  if (!ADDRESS.test(address)) return false
  const bytes = decodeBase58(address)
  if (bytes === null || bytes[0] !== MAINNET) return false
  const body = bytes.subarray(0, ADDRESS_BYTES - CHECKSUM_BYTES)
  const checksum = sha256(sha256(body))
  return bytes.subarray(body.length).every((byte, i) => byte === checksum[i])
}

/** `TR7NH…Lj6t`: enough for its owner to know it. */
export const maskTronAddress = (address: string): string =>
  `${address.slice(0, 5)}…${address.slice(-5)}`

/** Twenty-five bytes, or null where the text stands for a larger number. */
function decodeBase58(text: string): Uint8Array | null {
  let value = 0n
  for (const character of text) value = value * 58n + BigInt(ALPHABET.indexOf(character))
  const bytes = new Uint8Array(ADDRESS_BYTES)
  for (let i = ADDRESS_BYTES - 1; i >= 0; i--) {
    bytes[i] = Number(value & 0xffn)
    value >>= 8n
  }
  return value === 0n ? bytes : null
}
