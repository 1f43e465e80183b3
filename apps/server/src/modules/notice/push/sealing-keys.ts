import { ECDH } from 'node:crypto'

const SECRET_BYTES = 16

type SealingKeys = { readonly p256dh: string; readonly auth: string }

/** Whether a message can be sealed for a browser: a point of P-256 and a secret (RFC 8291). */
export function canSealFor({ p256dh, auth }: SealingKeys): boolean {
  const key = Buffer.from(p256dh, 'base64url')
  if (key[0] !== 4 || Buffer.from(auth, 'base64url').length !== SECRET_BYTES) return false
  try {
    ECDH.convertKey(key, 'prime256v1')
    return true
  } catch {
    return false
  }
}
