import { parseMoney, reais } from '@jogada/core'
import type { Money } from '@jogada/core'
import { stored } from '../platform/storage.ts'
import type { GameCode } from './game-code.ts'

/** A bet that was sent under a key and has not been answered. */
export type SentBet<Bet> = Bet & { readonly key: string; readonly atMs: number }

/** An unanswered bet older than this is not sent again by itself: its player has moved on. */
const FRESH_MS = 60_000

type Kept = Readonly<Record<string, unknown>>

/** What the player left of a game on this device, unjudged. */
export function readKept(code: GameCode): Kept {
  const kept = all()[code]
  return kept && typeof kept === 'object' ? (kept as Kept) : {}
}

/** Keeps parts of a game's choices for the next visit. */
export function keepFor(code: GameCode, changes: Kept) {
  stored.games.write(JSON.stringify({ ...all(), [code]: { ...readKept(code), ...changes } }))
}

/** The stake as the player left it; one real on the first visit. */
export function keptStake(code: GameCode): Money {
  const { stake } = readKept(code)
  return parseMoney(typeof stake === 'string' ? stake : '') ?? reais(1n)
}

/** The bet of a game whose answer never came, while it is fresh enough to be asked for again. */
export function freshSent<Bet>(code: GameCode, nowMs: number): SentBet<Bet> | null {
  const sent = readKept(code)['sent'] as SentBet<Bet> | null | undefined
  return sent && nowMs - sent.atMs < FRESH_MS ? sent : null
}

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(stored.games.read() ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
