import { drawHmac, previousLink } from '../../fairness/chain.ts'
import { wordsFrom } from '../../fairness/stream.ts'

/** The words that the longest board takes: three blocks of the stream. */
const WORDS_OF_ROUND = 24

/** What the rounds of one player draw from: one nonce after the other, from the first bet on. */
export function bytesOfRounds(
  { serverSeed, clientSeed }: { readonly serverSeed: string; readonly clientSeed: string },
  count: number,
): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * Math.ceil(count / 4)))
  let at = 0
  for (let nonce = 1; at < bytes.byteLength; nonce++) {
    const wanted = Math.min(WORDS_OF_ROUND, (bytes.byteLength - at) / 4)
    for (const word of wordsFrom({ serverSeed, clientSeed, nonce }, wanted)) {
      bytes.setUint32(at, word)
      at += 4
    }
  }
  return new Uint8Array(bytes.buffer, 0, count)
}

/** What the shared draws of one chain take their outcomes from, its last round first. */
export function bytesOfDraws(
  { seed, salt }: { readonly seed: string; readonly salt: string },
  count: number,
): Uint8Array {
  const bytes = new Uint8Array(32 * Math.ceil(count / 32))
  let link = seed
  for (let at = 0; at < bytes.length; at += 32) {
    bytes.set(Buffer.from(drawHmac(link, salt), 'hex'), at)
    link = previousLink(link)
  }
  return bytes.subarray(0, count)
}
