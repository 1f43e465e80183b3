import { MATCH_PHASES } from '@jogada/core/sports/codes'
import { isClosing, PHASE } from '../feed/message.ts'
import type { EndOfEvent, FixtureMessage, HoldMessage, LoggedMessage } from '../feed/message.ts'
import { isToCome } from './event-state.ts'
import type { EventState } from './event-state.ts'
import {
  afterScore,
  caughtUp,
  changed,
  repriced,
  standingAfter,
  withPrices,
} from './market-prices.ts'

/**
 * The event after one more message; undefined for a message of an event that was not announced.
 * Nothing changes an event after its result, but every closing counts: its gate has moved.
 */
export function foldMessage(
  state: EventState | undefined,
  { seq, message }: LoggedMessage,
): EventState | undefined {
  if (!state) return message.type === 'fixture' ? announced(message, seq) : undefined
  if (message.type === 'rollback') return reopened(state, seq)
  if (message.type === 'cancel') return { ...state, seq }
  if (message.type === 'hold') return held(state, message, seq)
  if (state.result) return isClosing(message) ? closedOnce(state, seq) : state
  switch (message.type) {
    case 'fixture':
      return { ...state, ...announcement(message, state), seq }
    case 'odds':
      return { ...state, ...withPrices(state, repriced(state, message)), pricedAt: seq, seq }
    case 'odds_change':
      return { ...state, ...withPrices(state, changed(state, message)), pricedAt: seq, seq }
    case 'bet_stop':
      return {
        ...state,
        isStopped: true,
        stoppedBecause: message.reason,
        closings: state.closings + 1,
        seq,
      }
    case 'bet_start':
      return {
        ...state,
        ...withPrices(state, caughtUp(state.markets)),
        isStopped: false,
        stoppedBecause: null,
        seq,
      }
    case 'score':
      return {
        ...state,
        phase: message.phase,
        ...afterScore(state, message),
        minute: message.minute,
        score: message.score,
        periods: message.periods ?? null,
        standing: standingAfter(state, message),
        seq,
      }
    case 'result':
      return ended(state, message.result, seq)
    default:
      return message satisfies never
  }
}

const ended = (state: EventState, result: EndOfEvent, seq: number): EventState => ({
  ...state,
  phase: MATCH_PHASES[PHASE_OF_END[result.state]],
  minute: null,
  score: result.state === 'void' ? state.score : result.score,
  isStopped: true,
  closings: state.closings + 1,
  result,
  seq,
})

/**
 * An event whose result was taken back takes no bets; it waits for another result, and nobody knows
 * its score until it is said again.
 */
const reopened = (state: EventState, seq: number): EventState => ({
  ...state,
  phase: MATCH_PHASES.interrupted,
  minute: null,
  score: null,
  periods: null,
  standing: null,
  isStopped: true,
  stoppedBecause: 'result_taken_back',
  closings: state.closings + 1,
  result: null,
  seq,
})

const closedOnce = (state: EventState, seq: number): EventState => ({
  ...state,
  closings: state.closings + 1,
  seq,
})

/** A suspension, or its end; the market that it is about counts as changed. */
function held(state: EventState, { target, isHeld }: HoldMessage, seq: number): EventState {
  if (target === PHASE) return closedOnce(state, seq)
  const holds = new Set(state.holds)
  if (isHeld) holds.add(target)
  else holds.delete(target)
  const id = target.split('/@')[0]!
  const market = state.markets.get(id)
  return {
    ...state,
    holds,
    markets: market ? new Map(state.markets).set(id, { ...market }) : state.markets,
    closings: state.closings + (isHeld ? 1 : 0),
    seq,
  }
}

const PHASE_OF_END = { finished: 'finished', abandoned: 'abandoned', void: 'cancelled' } as const

/**
 * What a fixture says; the phase is its business only until the match begins, and when it
 * is put off.
 */
function announcement(fixture: FixtureMessage, before?: EventState) {
  const startsAtMs = Date.parse(fixture.startsAt)
  const isAnew =
    !before ||
    isToCome(before) ||
    (before.phase === MATCH_PHASES.postponed && startsAtMs !== before.startsAtMs)
  return { fixture, startsAtMs, phase: isAnew ? phaseToCome(fixture) : before.phase }
}

const phaseToCome = ({ isTimeOpen }: FixtureMessage) =>
  isTimeOpen ? MATCH_PHASES.to_be_determined : MATCH_PHASES.not_open

const announced = (fixture: FixtureMessage, seq: number): EventState => ({
  ...announcement(fixture),
  minute: null,
  score: null,
  periods: null,
  standing: null,
  isStopped: false,
  stoppedBecause: null,
  closings: 0,
  result: null,
  holds: new Set(),
  markets: new Map(),
  isBehind: false,
  pricedAt: 0,
  seq,
})
