/** What a player does to a round that is climbed step by step. */
export type LadderAct =
  | { readonly kind: 'start' }
  | { readonly kind: 'pick'; readonly tile: number }
  | { readonly kind: 'random' }
  | { readonly kind: 'cashOut' }
  | { readonly kind: 'auto' }

/**
 * `looking` asks the server whether a round is open, `idle` waits for a bet, `open` for a step;
 * `sending` and `checking` wait for the answer to an act, `ended` shows a finished round for a
 * moment, `unknown` waits for the player to ask again.
 */
export type LadderPhase = 'looking' | 'idle' | 'open' | 'sending' | 'checking' | 'ended' | 'unknown'

export type Climb = {
  readonly roundId: string
  readonly status: number
  readonly picks: readonly number[]
}

export type LadderState<Round extends Climb> = {
  readonly phase: LadderPhase
  /** The round on the table: the open one or the last one that ended here. */
  readonly round: Round | null
  /** What was asked of the server and is not answered yet. */
  readonly act: LadderAct | null
  /** Whether the open round was found on the server and not begun on this page. */
  readonly restored: boolean
}

export type LadderEvent<Round extends Climb> =
  | { readonly type: 'found'; readonly round: Round | null }
  | { readonly type: 'sent'; readonly act: LadderAct }
  | { readonly type: 'unanswered' }
  | { readonly type: 'answered'; readonly round: Round }
  | { readonly type: 'refused' }
  | { readonly type: 'gaveUp' }
  | { readonly type: 'paced' }

export const noClimb: LadderState<never> = {
  phase: 'looking',
  round: null,
  act: null,
  restored: false,
}

const isOpen = (round: Climb | null) => round !== null && round.status === 0

/** The life of a round with steps in the browser; an event that does not fit changes nothing. */
export function reduceLadder<Round extends Climb>(
  state: LadderState<Round>,
  event: LadderEvent<Round>,
): LadderState<Round> {
  const isWaiting = state.phase === 'sending' || state.phase === 'checking'
  switch (event.type) {
    case 'found':
      return isWaiting ? state : found(state, event.round)
    case 'sent':
      if (state.phase === 'unknown' && state.act === event.act) {
        return { ...state, phase: 'checking' }
      }
      return canAct(state, event.act) ? { ...state, phase: 'sending', act: event.act } : state
    case 'unanswered':
      return state.phase === 'sending' ? { ...state, phase: 'checking' } : state
    case 'answered':
      if (!isWaiting) return state
      return {
        phase: isOpen(event.round) ? 'open' : 'ended',
        round: event.round,
        act: null,
        restored: state.restored && state.round?.roundId === event.round.roundId,
      }
    case 'refused':
      return isWaiting
        ? { ...state, phase: isOpen(state.round) ? 'open' : 'idle', act: null }
        : state
    case 'gaveUp':
      return isWaiting || state.phase === 'looking' ? { ...state, phase: 'unknown' } : state
    case 'paced':
      break
  }
  return state.phase === 'ended' ? { ...state, phase: 'idle' } : state
}

/** Whether an act can be sent now: one at a time, and only one that fits the round. */
export const canAct = ({ phase }: LadderState<Climb>, act: LadderAct): boolean =>
  phase === (needsOpen(act) ? 'open' : 'idle')

/** Whether an act is one of an open round. */
export const needsOpen = ({ kind }: LadderAct): boolean =>
  kind === 'pick' || kind === 'random' || kind === 'cashOut'

/**
 * Whether the table shows less than the server told of: a step or an end of another device or of
 * the rule. What is still asked here is answered first; of a round that is over nothing more comes.
 */
export function isBehind(
  { phase, round }: LadderState<Climb>,
  told: { readonly roundId: string; readonly steps: number; readonly status: number },
): boolean {
  if (phase === 'sending' || phase === 'checking' || phase === 'looking') return false
  if (round?.roundId !== told.roundId) return told.status === 0
  return round.status === 0 && (told.status !== 0 || told.steps > round.picks.length)
}

/** The server's word on what is open: an open round comes back, one that ended is shown as it ended. */
function found<Round extends Climb>(
  state: LadderState<Round>,
  round: Round | null,
): LadderState<Round> {
  if (!round) return { ...state, phase: 'idle', act: null, restored: false }
  const isKnown = state.round?.roundId === round.roundId && !state.restored
  return {
    phase: isOpen(round) ? 'open' : 'idle',
    round,
    act: null,
    restored: isOpen(round) && !isKnown,
  }
}
