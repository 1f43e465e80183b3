import { moneyOf } from '../components/typed-money.ts'

/** `unknown` waits for the player to ask again; in every other phase but `ready` the bet is locked. */
export type RoundPhase = 'ready' | 'betting' | 'checking' | 'rolling' | 'shown' | 'unknown'

export type RoundState<Round> = {
  readonly phase: RoundPhase
  /** The round on the table: the one being shown or the last one played here. */
  readonly round: Round | null
}

export type RoundEvent<Round> =
  | { readonly type: 'sent' }
  | { readonly type: 'unanswered' }
  | { readonly type: 'answered'; readonly round: Round }
  | { readonly type: 'rolled' }
  | { readonly type: 'paced' }
  | { readonly type: 'refused' }
  | { readonly type: 'gaveUp' }

export const noRound: RoundState<never> = { phase: 'ready', round: null }

/** The life of an instant round in the browser; an event that does not fit changes nothing. */
export function reduceRound<Round>(
  state: RoundState<Round>,
  event: RoundEvent<Round>,
): RoundState<Round> {
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
  Record<RoundPhase, Readonly<Partial<Record<RoundEvent<unknown>['type'], RoundPhase>>>>
> = {
  ready: { sent: 'betting' },
  betting: WAITING,
  checking: WAITING,
  rolling: { rolled: 'shown' },
  shown: { paced: 'ready' },
  unknown: { sent: 'checking' },
}

/** Whether a bet can be sent now. */
export const canBet = ({ phase }: RoundState<unknown>): boolean => phase === 'ready'

/** Whether the outcome of the round on the table may be told already. */
export const isTold = ({ phase }: RoundState<unknown>): boolean => phase !== 'rolling'

export type RoundTone = 'won' | 'evened' | 'lost'

/** How a round is told: a return of the stake or less is no win. */
export function toneOf(round: { readonly stake: string; readonly payout: string }): RoundTone {
  const payout = moneyOf(round.payout)
  if (payout === 0n) return 'lost'
  return payout > moneyOf(round.stake) ? 'won' : 'evened'
}
