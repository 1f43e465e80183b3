import { isClientSeed } from '@jogada/core/fairness'
import { decimalText, readDecimal } from '../../components/decimal-text.ts'
import type { DiceClaim } from './verify-dice.ts'

/** The claim as it is typed. */
export type ClaimForm = {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: string
  readonly roll: string
}

export const emptyForm: ClaimForm = {
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  nonce: '',
  roll: '',
}

/** What is known of a round, ready to be verified. */
export const formOf = (round: {
  readonly serverSeed: string | null
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: number
  readonly roll?: number
}): ClaimForm => ({
  serverSeed: round.serverSeed ?? '',
  serverSeedHash: round.serverSeedHash,
  clientSeed: round.clientSeed,
  nonce: String(round.nonce),
  roll: round.roll === undefined ? '' : decimalText(round.roll, 2),
})

/** Reads the form; null when a seed or the nonce is missing or something is no number. */
export function claimOf(form: ClaimForm): DiceClaim | null {
  const serverSeed = form.serverSeed.trim()
  const clientSeed = form.clientSeed.trim()
  const roll = form.roll.trim()
  const shownRoll = roll === '' ? null : readDecimal(roll, 2)
  const isRollFaulty = roll !== '' && shownRoll === null
  const isNonce = /^\d{1,15}$/.test(form.nonce.trim())
  if (serverSeed === '' || !isClientSeed(clientSeed) || !isNonce || isRollFaulty) return null
  return {
    serverSeed,
    serverSeedHash: form.serverSeedHash,
    clientSeed,
    nonce: Number(form.nonce),
    shownRoll,
  }
}
