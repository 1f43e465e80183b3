import { createHash } from 'node:crypto'
import type { Verdict } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import type { TransactionKind } from '../tables.ts'
import type { DebitRefusal, WalletAnswer, WalletFault } from './port.ts'

/** How a provider knows a player. */
export const userName = (playerId: bigint) => `p${playerId}`

/** The key under which the ledger decides a provider's transaction, once. */
export const transactionKey = (provider: string, kind: TransactionKind, transactionId: string) =>
  `seamless:${provider}:${kind}:${transactionId}`

/** A hash over everything that a repetition must repeat. */
export const bodyHash = (...parts: readonly (string | bigint | boolean | null)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts.map(String)))
    .digest('base64url')

/** A success with the cash of now. */
export async function done(deps: Deps, playerId: bigint): Promise<WalletAnswer> {
  const { cash } = await deps.ledger.balances(playerId)
  return { ok: true, user: userName(playerId), balance: cash.balance }
}

/** A fault with the cash of now, so that the game can show it. */
export async function fault(
  deps: Deps,
  playerId: bigint,
  reason: WalletFault,
): Promise<WalletAnswer> {
  const { cash } = await deps.ledger.balances(playerId)
  return { ok: false, fault: reason, user: userName(playerId), balance: cash.balance }
}

/** A fault of a caller who named no player of ours. */
export const stranger: WalletAnswer = {
  ok: false,
  fault: 'invalid_token',
  user: null,
  balance: null,
}

/** What a decided command tells the provider; null when its stage moved meanwhile. */
export async function answerOf(
  deps: Deps,
  playerId: bigint,
  verdict: Verdict,
): Promise<WalletAnswer | null> {
  const decided = verdict.status === 'replayed' ? verdict.first : verdict
  switch (decided.status) {
    case 'posted':
      return done(deps, playerId)
    case 'insufficient_funds':
    case 'limit_reached':
      return fault(deps, playerId, decided.status)
    case 'refused':
      return fault(deps, playerId, isDebitRefusal(decided.code) ? decided.code : 'limit_reached')
    case 'conflict':
      return fault(deps, playerId, 'duplicate')
    default:
      return null
  }
}

const DEBIT_REFUSALS: readonly string[] = [
  'token_expired',
  'invalid_game',
] satisfies readonly DebitRefusal[]

/** Whether a command was refused by the wallet itself; any other code is one of responsible play. */
const isDebitRefusal = (code: string): code is DebitRefusal => DEBIT_REFUSALS.includes(code)

const UNIQUE_VIOLATION = '23505'

/** Whether a command failed because another player's call holds the same id. */
export const isTakenId = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === UNIQUE_VIOLATION
