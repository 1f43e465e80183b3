import { parseMoney, reais } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { DiceDirection } from '@jogada/core/games/dice'
import { stored } from '../../platform/storage.ts'
import { FIRST_TERMS, withChance } from './dice-terms.ts'
import type { DiceTerms } from './dice-terms.ts'

/** A bet that was sent under a key and has not been answered. */
export type SentBet = {
  readonly key: string
  readonly stake: string
  readonly target: number
  readonly direction: DiceDirection
  readonly atMs: number
}

export type KeptDice = {
  readonly stake: Money
  readonly terms: DiceTerms
  readonly sent: SentBet | null
}

/** An unanswered bet older than this is not sent again by itself: its player has moved on. */
const FRESH_MS = 60_000

/** Stake, terms and unanswered bet as the player left them on this device. */
export function readDice(nowMs: number): KeptDice {
  const kept = parsed(stored.dice.read())
  const direction = kept.direction === 'under' ? 'under' : 'over'
  const chance = Number.isInteger(kept.chance) ? Number(kept.chance) : FIRST_TERMS.chance
  const isFresh = kept.sent && nowMs - kept.sent.atMs < FRESH_MS
  return {
    stake: parseMoney(kept.stake ?? '') ?? reais(1n),
    terms: withChance({ chance, direction }, chance),
    sent: isFresh && kept.sent ? kept.sent : null,
  }
}

type Kept = {
  readonly stake?: string
  readonly chance?: number
  readonly direction?: string
  readonly sent?: SentBet | null
}

function parsed(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return kept && typeof kept === 'object' ? kept : {}
  } catch {
    return {}
  }
}

/** Keeps the player's choice for the next visit. */
export const keepChoice = (stake: string, { chance, direction }: DiceTerms) =>
  write({ stake, chance, direction })

/** Keeps a bet while its answer is out, so that a reload can ask for it; null once it is known. */
export const keepSent = (sent: SentBet | null) => write({ sent })

function write(changes: Kept) {
  stored.dice.write(JSON.stringify({ ...parsed(stored.dice.read()), ...changes }))
}
