import type { SoloGame } from '@jogada/core/games/house-games'
import type { RoundClaim } from './verify-round.ts'

const NAMES: Readonly<Record<SoloGame, string>> = {
  dice: 'dice',
  limbo: 'limbo',
  mines: 'mines',
  rowDouble: 'dragonTower',
}

/** The address of a public calculator of somebody else's, filled with the revealed seeds. */
export function outsideVerifierUrl(claim: RoundClaim): string {
  const { game, serverSeed, clientSeed, nonce } = claim
  const url = new URL('https://stake.com/provably-fair/calculation')
  const own: Record<string, string> = {}
  if (game === 'mines') own['mines'] = String(claim.mines)
  if (game === 'rowDouble') own['difficulty'] = claim.difficulty
  url.search = new URLSearchParams({
    game: NAMES[game],
    serverSeed,
    clientSeed,
    nonce: String(nonce),
    ...own,
  }).toString()
  return url.href
}

/** Programs of others that compute the same rounds, to run without any site. */
export const OUTSIDE_PROGRAMS = [
  'https://github.com/Kyran121/provably-fair-verifierform-stake',
  'https://github.com/KyranRana/stake-provably-fair-api',
] as const
