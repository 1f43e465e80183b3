const BLOCK_BYTES = 64

const rotate = (word: number, by: number) => (word << by) | (word >>> (32 - by))

/** SHA-1 of `message` (FIPS 180-4), 20 bytes. Only where a standard still asks for it. */
export function sha1(message: Uint8Array): Uint8Array {
  const padded = pad(message)
  const view = new DataView(padded.buffer)
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
  const words = new Int32Array(80)
  for (let start = 0; start < padded.length; start += BLOCK_BYTES) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(start + 4 * i)
    for (let i = 16; i < 80; i++) {
      words[i] = rotate(words[i - 3]! ^ words[i - 8]! ^ words[i - 14]! ^ words[i - 16]!, 1)
    }
    absorb(state, words)
  }
  const digest = new DataView(new ArrayBuffer(20))
  for (const [index, word] of state.entries()) digest.setInt32(4 * index, word)
  return new Uint8Array(digest.buffer)
}

function pad(message: Uint8Array) {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES)
  const padded = new Uint8Array(blocks * BLOCK_BYTES)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x2000_0000))
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0)
  return padded
}

function absorb(state: number[], words: Int32Array) {
  let [a, b, c, d, e] = state as [number, number, number, number, number]
  for (let i = 0; i < 80; i++) {
    const next = (rotate(a, 5) + mixed(i, b, c, d) + e + words[i]!) | 0
    e = d
    d = c
    c = rotate(b, 30)
    b = a
    a = next
  }
  for (const [index, word] of [a, b, c, d, e].entries()) state[index] = (state[index]! + word) | 0
}

/** The round's function of three words, with its constant. */
function mixed(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
  return (b ^ c ^ d) + 0xca62c1d6
}

/** HMAC-SHA1 (RFC 2104) of `message`, 20 bytes. */
export function hmacSha1(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES)
  block.set(key.length > BLOCK_BYTES ? sha1(key) : key)
  const masked = (mask: number) => block.map((byte) => byte ^ mask)
  return sha1(joined(masked(0x5c), sha1(joined(masked(0x36), message))))
}

function joined(first: Uint8Array, second: Uint8Array) {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
