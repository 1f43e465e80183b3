import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** How many bytes a secret has; RFC 4226 asks for at least 16 and recommends 20. */
export const SECRET_BYTES = 20

/** The six-digit code of a time step: HOTP of RFC 4226 with SHA-1, as RFC 6238 uses it. */
export function codeAt(secret: Buffer, step: bigint): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(step)
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac[mac.length - 1]! & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const stepAt = (now: Date): bigint => BigInt(Math.floor(now.getTime() / STEP_MS))

/**
 * The time step that a code belongs to: this one or a neighbour, for clocks that are apart, but
 * none up to `used`, so that a code works once. Null when it fits none.
 */
export function matchingStep(
  secret: Buffer,
  code: string,
  { now, used }: { readonly now: Date; readonly used: bigint },
): bigint | null {
  const given = Buffer.from(code)
  const present = stepAt(now)
  for (const step of [present, present - 1n, present + 1n]) {
    const right = Buffer.from(codeAt(secret, step))
    if (step > used && given.length === right.length && timingSafeEqual(given, right)) return step
  }
  return null
}

/** A secret as authenticator apps read it, by RFC 4648 without padding. */
export function base32(bytes: Buffer): string {
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += ALPHABET[(value >>> bits) & 31]
    }
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text
}

/** The address that an authenticator app scans. */
export const otpUri = (email: string, secret: Buffer): string =>
  `otpauth://totp/Jogada:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=Jogada`
