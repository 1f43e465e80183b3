import { isClientSeed } from '@jogada/core/fairness'
import type { SoloGame } from '@jogada/core/games/house-games'
import { MINES_MAX, MINES_MIN } from '@jogada/core/games/mines'
import { ROW_DOUBLE_DEFAULT } from '@jogada/core/games/row-double'
import type { RowDoubleDifficulty } from '@jogada/core/games/row-double'
import type { ProofRound } from '../../overlays/overlay.ts'
import { outcomeOf, gameOf } from './proof-round.ts'
import type { RoundClaim } from './verify-round.ts'

/** The claim as it is typed. */
export type ClaimForm = {
  readonly game: SoloGame
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: string
  readonly mines: string
  readonly difficulty: RowDoubleDifficulty
  readonly shown: string
}

export const emptyForm: ClaimForm = {
  game: 'dice',
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  nonce: '',
  mines: '3',
  difficulty: ROW_DOUBLE_DEFAULT,
  shown: '',
}

/** A revealed pair, ready for any of its rounds to be verified. */
export const formOfPair = (pair: {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: number
}): ClaimForm => ({
  ...emptyForm,
  serverSeed: pair.serverSeed,
  serverSeedHash: pair.serverSeedHash,
  clientSeed: pair.clientSeed,
  nonce: String(pair.nonce),
})

/** What is known of a round, ready to be verified. */
export const formOf = (round: ProofRound): ClaimForm => ({
  ...formOfPair({ ...round, serverSeed: round.serverSeed ?? '' }),
  game: gameOf(round),
  mines: 'mines' in round ? String(round.mines) : emptyForm.mines,
  difficulty: 'difficulty' in round ? round.difficulty : emptyForm.difficulty,
  shown: outcomeOf(round) ?? '',
})

/** Reads the form; null when a seed or the nonce is missing or something is no number. */
export function claimOf(form: ClaimForm): RoundClaim | null {
  const serverSeed = form.serverSeed.trim()
  const clientSeed = form.clientSeed.trim()
  const mines = Number(form.mines)
  const isNonce = /^\d{1,15}$/.test(form.nonce.trim())
  const isMines = Number.isInteger(mines) && mines >= MINES_MIN && mines <= MINES_MAX
  if (serverSeed === '' || !isClientSeed(clientSeed) || !isNonce || !isMines) return null
  const shown = form.shown.trim()
  if (shown !== '' && !/^[\d\s,.|×-]+$/.test(shown)) return null
  return {
    game: form.game,
    serverSeed,
    serverSeedHash: form.serverSeedHash,
    clientSeed,
    nonce: Number(form.nonce),
    mines,
    difficulty: form.difficulty,
    shown: shown === '' ? null : shown,
  }
}
