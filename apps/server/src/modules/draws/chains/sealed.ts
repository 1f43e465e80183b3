import { createCipheriv, createDecipheriv } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Where a seed belongs; a sealed one opens nowhere else. */
export type SeedPlace = { readonly terminatingHash: string; readonly position: number }

const placeText = ({ terminatingHash, position }: SeedPlace) =>
  Buffer.from(`${terminatingHash}:${position}`)

/** Encrypts a seed; `iv` is 12 fresh random bytes. */
export function sealSeed(seed: string, place: SeedPlace, key: Buffer, iv: Buffer): Buffer {
  if (iv.length !== IV_BYTES) throw new RangeError('a seed is sealed with 12 random bytes')
  const cipher = createCipheriv(CIPHER, key, iv)
  cipher.setAAD(placeText(place))
  const text = Buffer.concat([cipher.update(Buffer.from(seed, 'hex')), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Opens what `sealSeed` made. Throws for another key, another place or changed bytes. */
export function openSeed(sealed: Buffer, place: SeedPlace, key: Buffer): string {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES))
  decipher.setAAD(placeText(place))
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = sealed.subarray(IV_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('hex')
}
