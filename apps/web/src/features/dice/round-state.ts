import { parseMoney } from '@jogada/core'
import type { DiceRound } from '@jogada/contract/game'

/** `unknown` waits for the player to ask again; in every other phase but `ready` the bet is locked. */
export type RoundPhase = 'ready' | 'betting' | 'checking' | 'rolling' | 'shown' | 'unknown'

export type RoundState = {
  readonly phase: RoundPhase
  /** The round on the rail: the one rolling or the last one played here. */
  readonly round: DiceRound | null
}

export type RoundEvent =
  | { readonly type: 'sent' }
  | { readonly type: 'unanswered' }
  | { readonly type: 'answered'; readonly round: DiceRound }
  | { readonly type: 'rolled' }
  | { readonly type: 'paced' }
  | { readonly type: 'refused' }
  | { readonly type: 'gaveUp' }

export const noRound: RoundState = { phase: 'ready', round: null }

/** The life of a round in the browser; an event that does not fit the phase changes nothing. */
export function reduceRound(state: RoundState, event: RoundEvent): RoundState {
  const next = NEXT[state.phase][event.type]
  if (!next) return state
  return { phase: next, round: event.type === 'answered' ? event.round : state.round }
}

const WAITING = {
  unanswered: 'checking',
  answered: 'rolling',
  refused: 'ready',
  gaveUp: 'unknown',
} as const

const NEXT: Readonly<
  Record<RoundPhase, Readonly<Partial<Record<RoundEvent['type'], RoundPhase>>>>
> = {
  ready: { sent: 'betting' },
  betting: WAITING,
  checking: WAITING,
  rolling: { rolled: 'shown' },
  shown: { paced: 'ready' },
  unknown: { sent: 'checking' },
}

/** Whether a bet can be sent now. */
export const canBet = ({ phase }: RoundState): boolean => phase === 'ready'

/** Whether the outcome of the round on the rail may be told already. */
export const isTold = ({ phase }: RoundState): boolean => phase !== 'rolling'

export type RoundTone = 'won' | 'evened' | 'lost'

/** How a round is told: a return of the stake or less is no win. */
export function toneOf({ won, stake, payout }: DiceRound): RoundTone {
  if (!won) return 'lost'
  return (parseMoney(payout) ?? 0n) > (parseMoney(stake) ?? 0n) ? 'won' : 'evened'
}
