import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

const ALGORITHM = 'RSA-SHA256'

/** RSASSA-PKCS1-v1_5 with SHA-256 over the very bytes that travel, in base64. */
export const signBody = (body: string | Buffer, key: KeyObject): string =>
  sign(ALGORITHM, Buffer.from(body), key).toString('base64')

/** Whether `signature` is the holder's of `key` over exactly these bytes. */
export function isSigned(body: Buffer, signature: string, key: KeyObject): boolean {
  if (!/^[A-Za-z0-9+/]{64,1024}={0,2}$/.test(signature)) return false
  return verify(ALGORITHM, body, key, Buffer.from(signature, 'base64'))
}

/** Reads a PEM key; throws for anything that is not an RSA key. */
export const readPrivateKey = (pem: string): KeyObject => onlyRsa(createPrivateKey(pem))

/** As `readPrivateKey`, for the public half. */
export const readPublicKey = (pem: string): KeyObject => onlyRsa(createPublicKey(pem))

function onlyRsa(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'rsa') throw new TypeError('not an RSA key')
  return key
}
