import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'

/** Signs the bytes that travel: RSASSA-PKCS1-v1_5 with SHA-256, in base64. */
export function createSigner(privateKeyPem: string): (body: string) => string {
  const key = createPrivateKey(privateKeyPem)
  return (body) => sign('RSA-SHA256', Buffer.from(body), key).toString('base64')
}

/** Tells whether a signature over these bytes is the key holder's. */
export function createVerifier(publicKeyPem: string): (body: Buffer, signature: string) => boolean {
  const key = createPublicKey(publicKeyPem)
  return (body, signature) => verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'))
}
