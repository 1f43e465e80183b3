import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** Signs payloads as compact JWS (ES256) with a key that lives as long as the process. */
export type Signer = {
  readonly sign: (payload: unknown, jwksUrl: string) => string
  readonly jwks: () => { keys: readonly Record<string, unknown>[] }
}

export function createSigner(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { crv, kty, x, y } = publicKey.export({ format: 'jwk' })
  // RFC 7638: the thumbprint is over the required members in alphabetical order.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')

  return {
    sign(payload, jwksUrl) {
      const signed = `${part({ alg: 'ES256', kid, jku: jwksUrl })}.${part(payload)}`
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
      return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
    },
    jwks: () => ({ keys: [{ kty, crv, x, y, kid, alg: 'ES256', use: 'sig' }] }),
  }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
