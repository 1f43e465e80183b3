/** A SHA-256 chaining value: eight 32-bit words. */
export type Sha256State = Int32Array

const BLOCK_BYTES = 64

const ROUND_CONSTANTS = fractionalBits(64, 3)
const INITIAL_STATE = fractionalBits(8, 2)

/**
 * SHA-256 of `message` (FIPS 180-4), 32 bytes. Synchronous and without platform calls, so that
 * the server and a browser compute the same thing by the same code.
 */
export function sha256(message: Uint8Array): Uint8Array {
  return finish(initialState(), message, message.length)
}

/** The chaining value before any block. */
export const initialState = (): Sha256State => INITIAL_STATE.slice()

/** Feeds exactly one 64-byte block into `state`, in place. */
export function absorbBlock(state: Sha256State, block: Uint8Array): void {
  compress(state, block, 0)
}

/**
 * Pads `rest` and ends the hash: `state` has absorbed `totalBytes - rest.length` bytes already,
 * which must be whole blocks. `state` is consumed.
 */
export function finish(state: Sha256State, rest: Uint8Array, totalBytes: number): Uint8Array {
  let offset = 0
  while (rest.length - offset >= BLOCK_BYTES) {
    compress(state, rest, offset)
    offset += BLOCK_BYTES
  }

  const tailBytes = rest.length - offset
  const paddedBytes = tailBytes < 56 ? BLOCK_BYTES : 2 * BLOCK_BYTES
  padding.fill(0)
  for (let i = 0; i < tailBytes; i++) padding[i] = rest[offset + i]!
  padding[tailBytes] = 0x80
  writeWord(padding, paddedBytes - 8, Math.floor(totalBytes / 0x2000_0000))
  writeWord(padding, paddedBytes - 4, totalBytes << 3)
  for (let start = 0; start < paddedBytes; start += BLOCK_BYTES) compress(state, padding, start)

  const digest = new Uint8Array(32)
  for (let i = 0; i < 8; i++) writeWord(digest, 4 * i, state[i]!)
  return digest
}

/** Scratch space: nothing in this file awaits, so one of each serves every call. */
const padding = new Uint8Array(2 * BLOCK_BYTES)
const schedule = new Int32Array(64)

function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24
  bytes[at + 1] = word >>> 16
  bytes[at + 2] = word >>> 8
  bytes[at + 3] = word
}

function compress(state: Sha256State, bytes: Uint8Array, offset: number): void {
  const w = expand(bytes, offset)
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!

  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + w[i]!) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }

  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}

function expand(bytes: Uint8Array, offset: number): Int32Array {
  const w = schedule
  for (let i = 0, at = offset; i < 16; i++, at += 4) {
    w[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
  }
  return w
}

/**
 * FIPS 180-4 defines its constants as the first 32 bits of the fractional parts of the square or
 * cube roots of the first primes; they are computed exactly with integers.
 */
function fractionalBits(count: number, root: 2 | 3): Int32Array {
  const words = new Int32Array(count)
  let filled = 0
  for (let candidate = 2n; filled < count; candidate++) {
    if (!isPrime(candidate)) continue
    words[filled++] = Number(BigInt.asIntN(32, integerRoot(candidate << BigInt(32 * root), root)))
  }
  return words
}

function isPrime(candidate: bigint): boolean {
  for (let divisor = 2n; divisor * divisor <= candidate; divisor++) {
    if (candidate % divisor === 0n) return false
  }
  return true
}

/** The largest integer whose `root`th power is at most `value` (below 2^40 here). */
function integerRoot(value: bigint, root: 2 | 3): bigint {
  let found = 0n
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) {
    if ((found + bit) ** BigInt(root) <= value) found += bit
  }
  return found
}
