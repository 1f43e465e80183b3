import { absorbBlock, finish, initialState, sha256 } from './sha256.ts'
import type { Sha256State } from './sha256.ts'

const BLOCK_BYTES = 64

/** A key whose two padded blocks are already absorbed: half the work of each later message. */
export type HmacKey = { readonly inner: Sha256State; readonly outer: Sha256State }

/** Prepares a key of any length for `hmacSha256`. */
export function hmacKey(key: Uint8Array): HmacKey {
  const padded = new Uint8Array(BLOCK_BYTES)
  padded.set(key.length > BLOCK_BYTES ? sha256(key) : key)
  return { inner: stateAfter(padded, 0x36), outer: stateAfter(padded, 0x5c) }
}

/** HMAC-SHA256 (RFC 2104) of `message`, 32 bytes. */
export function hmacSha256(key: HmacKey, message: Uint8Array): Uint8Array {
  scratch.set(key.inner)
  const inner = finish(scratch, message, BLOCK_BYTES + message.length)
  scratch.set(key.outer)
  return finish(scratch, inner, BLOCK_BYTES + inner.length)
}

const scratch = initialState()

function stateAfter(paddedKey: Uint8Array, mask: number): Sha256State {
  const state = initialState()
  absorbBlock(
    state,
    paddedKey.map((byte) => byte ^ mask),
  )
  return state
}
