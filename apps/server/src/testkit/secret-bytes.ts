const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of a secret in base32, as an authenticator app reads it. */
export function secretBytes(secret: string) {
  const bits = secret.replaceAll(/./g, (c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0'))
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
