import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { Rng } from '../chance.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const FORMAT = 'v1'

/** A key of the environment: its name is written into everything that it seals. */
export type DataKey = { readonly id: string; readonly bytes: Buffer }

/** Seals personal data for the database, and finds sealed data again by a blind index. */
export type Vault = {
  /** The name of the key that seals; others only open. */
  readonly currentKey: string
  readonly keyIds: readonly string[]
  /** The sealed form of a text, `v1.<key>.<base64url>`; it opens at this place only. */
  seal(text: string, place: string): string
  /** The text of a sealed form. Throws for another place, an unknown key or a changed form. */
  open(sealed: string, place: string): string
  /** The same for bytes, as the bytes of the form above. */
  sealBytes(bytes: Buffer, place: string): Buffer
  openBytes(sealed: Buffer, place: string): Buffer
  /**
   * What stands for a text in look-ups: equal for equal texts of a domain, and tells nothing else.
   */
  index(text: string, domain: string): Buffer
  /** The indexes of a text by every known key, for look-ups while keys are exchanged. */
  indexes(text: string, domain: string): Buffer[]
  /** A print that shows whether a process holds the same key under the same name. */
  print(keyId: string): Buffer
}

type Derived = { readonly seal: Buffer; readonly index: Buffer; readonly print: Buffer }

/** A vault of these keys, of which the first one seals and indexes. */
export function createVault(keys: readonly DataKey[], rng: Rng): Vault {
  const known = new Map(keys.map(({ id, bytes }) => [id, derive(bytes)]))
  const current = keys[0]!.id
  const keyOf = (id: string) => {
    const key = known.get(id)
    if (!key) throw new Error(`the data key ${id} is not among DATA_KEYS`)
    return key
  }
  const hmac = (id: string, text: string, domain: string) =>
    createHmac('sha256', keyOf(id).index).update(`${domain}\0${text}`).digest()

  function seal(bytes: Buffer, place: string): string {
    const iv = rng.bytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, keyOf(current).seal, iv)
    cipher.setAAD(Buffer.from(place))
    const text = Buffer.concat([cipher.update(bytes), cipher.final()])
    const body = Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    return `${FORMAT}.${current}.${body}`
  }

  function open(sealed: string, place: string): Buffer {
    const [format, id, body] = sealed.split('.')
    if (format !== FORMAT || id === undefined || body === undefined) {
      throw new Error(`what stands at ${place} is not sealed`)
    }
    const bytes = Buffer.from(body, 'base64url')
    const decipher = createDecipheriv(CIPHER, keyOf(id).seal, bytes.subarray(0, IV_BYTES))
    decipher.setAAD(Buffer.from(place))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  }

  return {
    currentKey: current,
    keyIds: keys.map(({ id }) => id),
    seal: (text, place) => seal(Buffer.from(text), place),
    open: (sealed, place) => open(sealed, place).toString(),
    sealBytes: (bytes, place) => Buffer.from(seal(bytes, place)),
    openBytes: (sealed, place) => open(sealed.toString('latin1'), place),
    index: (text, domain) => hmac(current, text, domain),
    indexes: (text, domain) => keys.map(({ id }) => hmac(id, text, domain)),
    print: (keyId) => keyOf(keyId).print,
  }
}

const derive = (bytes: Buffer): Derived => ({
  seal: derived(bytes, 'seal'),
  index: derived(bytes, 'index'),
  print: derived(bytes, 'print'),
})

const derived = (bytes: Buffer, use: string) =>
  Buffer.from(hkdfSync('sha256', bytes, Buffer.alloc(0), `jogada data ${use}`, 32))
