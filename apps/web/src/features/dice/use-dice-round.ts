import { game } from '@jogada/contract'
import { useEffect, useReducer, useRef } from 'react'
import { RequestFailure } from '../../api/failure.ts'
import { OutcomeUnknown, requestKnown } from '../../api/known-outcome.ts'
import { followCatalogue } from '../../api/request.ts'
import { randomUuid } from '../../platform/random-id.ts'
import { takeBalance } from '../../session/balance-change.ts'
import { rememberRound } from './dice-queries.ts'
import { keepSent, readDice } from './kept-dice.ts'
import type { SentBet } from './kept-dice.ts'
import { canBet, noRound, reduceRound } from './round-state.ts'
import type { RoundEvent, RoundState } from './round-state.ts'

/** How long the marker slides to the roll. */
export const SLIDE_MS = 300

/** From one bet to the next at the earliest. */
const PACE_MS = 1000

export type DicePlay = {
  readonly state: RoundState
  /** Sends a bet; does nothing while one is under way. */
  readonly bet: (bet: Pick<SentBet, 'stake' | 'target' | 'direction'>) => void
  /** Asks again for the round whose answer never came. */
  readonly checkAgain: () => void
}

/**
 * Plays rounds on the server, one at a time. Each bet has a key; when its answer does not come it
 * is asked for with the same key, also after a reload, so that it counts once.
 */
export function useDiceRound(): DicePlay {
  const [state, dispatch] = useReducer(reduceRound, noRound)
  const sent = useRef<SentBet | null>(null)

  const send = (bet: SentBet) => {
    sent.current = bet
    keepSent(bet)
    dispatch({ type: 'sent' })
    void play(bet, dispatch)
  }

  useEffect(() => {
    const left = readDice(Date.now()).sent
    if (!left) return
    sent.current = left
    dispatch({ type: 'sent' })
    dispatch({ type: 'unanswered' })
    void play(left, dispatch)
  }, [])

  return {
    state,
    bet: (bet) => {
      if (canBet(state)) send({ ...bet, key: randomUuid(), atMs: Date.now() })
    },
    checkAgain: () => {
      if (sent.current) send(sent.current)
    },
  }
}

type Dispatch = (event: RoundEvent) => void

async function play({ key, stake, target, direction, atMs }: SentBet, dispatch: Dispatch) {
  try {
    const answer = await requestKnown(
      game.betDice,
      { body: { stake, target, direction } },
      { idempotencyKey: key, onUnknown: () => dispatch({ type: 'unanswered' }) },
    )
    keepSent(null)
    dispatch({ type: 'answered', round: answer.round })
    await wait(SLIDE_MS)
    takeBalance(answer)
    rememberRound(answer.round)
    dispatch({ type: 'rolled' })
    await wait(PACE_MS - (Date.now() - atMs))
    dispatch({ type: 'paced' })
  } catch (error) {
    if (error instanceof OutcomeUnknown) {
      dispatch({ type: 'gaveUp' })
      return
    }
    keepSent(null)
    dispatch({ type: 'refused' })
    if (!(error instanceof RequestFailure)) throw error
    followCatalogue(error)
  }
}

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))
