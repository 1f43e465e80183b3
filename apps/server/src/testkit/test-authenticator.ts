import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Assertion, Attestation } from '@jogada/contract/passkey'

type Options = { readonly challenge?: unknown; readonly rp?: unknown; readonly rpId?: unknown }

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** CBOR of small numbers, texts, byte strings and maps of them (RFC 8949). */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Buffer)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(type: number, size: number): Buffer {
  const major = type * 32
  if (size < 24) return Buffer.from([major + size])
  return size < 256
    ? Buffer.from([major + 24, size])
    : Buffer.from([major + 25, size >> 8, size & 255])
}

/**
 * A security key in software (ES256, counting): it answers options as a browser at `origin` would
 * have it answer, with its owner recognised unless `verified` is false.
 */
export function createAuthenticator(origin: string, verified = true) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let signed = 0
  let isRecognised = verified

  const clientData = (type: string, options: Options) =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }))
  const facts = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++signed)
    const all = flags | PRESENT | (isRecognised ? VERIFIED : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counter, rest])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url') }

  return {
    /** Answers the options of a registration with a new credential. */
    create(options: Options): Attestation {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ])
      const rest = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const rpId = (options.rp as { id: string }).id
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', facts(rpId, HAS_KEY, rest)],
        ]),
      )
      return {
        ...named,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Signs the challenge of a login or a confirmation. */
    get(options: Options): Assertion {
      const data = clientData('webauthn.get', options)
      const authenticatorData = facts(options.rpId as string, 0)
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(data)]))
        .sign(privateKey)
      return {
        ...named,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
    /** Lets it sign for whoever holds it, as a device does that does not look who that is. */
    unlock: () => void (isRecognised = false),
    /** Makes it forget what it has signed, as a copy of it would not know. */
    rewind: () => void (signed = 0),
  }
}
