import type { DiceClaim } from './verify-dice.ts'

/** The address of a public calculator of somebody else's, filled with the revealed seeds. */
export function outsideVerifierUrl({ serverSeed, clientSeed, nonce }: DiceClaim): string {
  const url = new URL('https://stake.com/provably-fair/calculation')
  url.search = new URLSearchParams({
    game: 'dice',
    serverSeed,
    clientSeed,
    nonce: String(nonce),
  }).toString()
  return url.href
}
