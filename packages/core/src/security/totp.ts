import { hmacSha1 } from './sha1.ts'

/** How long a code lives. */
export const TOTP_STEP_MS = 30_000
const DIGITS = 6
const DRIFT_STEPS = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The time step that a moment falls into (RFC 6238, T0 = 0). */
export const totpStep = (atMs: number): number => Math.floor(atMs / TOTP_STEP_MS)

/**
 * The code of `digits` digits that a secret shows in a time step (RFC 4226
 * truncation of HMAC-SHA1).
 */
export function totpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const message = new DataView(new ArrayBuffer(8))
  message.setUint32(0, Math.floor(step / 2 ** 32))
  message.setUint32(4, step % 2 ** 32)
  const digest = new DataView(hmacSha1(secret, new Uint8Array(message.buffer)).buffer)
  const offset = digest.getUint8(19) & 0xf
  const number = (digest.getUint32(offset) & 0x7fff_ffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The step whose code was given, looking one step to either side of now for clocks that differ;
 * null when none fits. A step up to `usedStep` was used before and does not count again.
 */
export function matchTotp(
  secret: Uint8Array,
  code: string,
  atMs: number,
  usedStep: number | null,
): number | null {
  const now = totpStep(atMs)
  for (let step = now - DRIFT_STEPS; step <= now + DRIFT_STEPS; step++) {
    const isFresh = usedStep === null || step > usedStep
    if (isFresh && totpCode(secret, step) === code) return step
  }
  return null
}

/** Base32 without padding (RFC 4648), as authenticator apps read secrets. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += ALPHABET[(held >>> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text
}

/** The address that an authenticator app reads from a QR code. */
export const totpAddress = (issuer: string, account: string, secret: Uint8Array): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
