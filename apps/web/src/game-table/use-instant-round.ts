import { useEffect, useRef, useState } from 'react'
import { RequestFailure } from '../api/failure.ts'
import { OutcomeUnknown } from '../api/known-outcome.ts'
import { followCatalogue } from '../api/request.ts'
import { randomUuid } from '../platform/random-id.ts'
import { takeAnswer } from './take-answer.ts'
import type { MoneyAnswer } from './take-answer.ts'
import type { GameCode } from './game-code.ts'
import { freshSent, keepFor } from './kept-game.ts'
import type { SentBet } from './kept-game.ts'
import { canBet, noRound, reduceRound } from './round-life.ts'
import type { RoundEvent, RoundState } from './round-life.ts'
import { tallyRound } from './session-tally.ts'
import { cueFor, playCue } from './sound.ts'

/** From one bet to the next at the earliest: by hand, and by itself. */
const PACE_MS = { manual: 500, auto: 1000 } as const

type Pace = keyof typeof PACE_MS

type Told = { readonly stake: string; readonly payout: string }

export type InstantGame<Bet, Round> = {
  readonly code: GameCode
  /** Sends the bet under its key until its outcome is known. */
  readonly send: (
    bet: Bet,
    options: { readonly idempotencyKey: string; readonly onUnknown: () => void },
  ) => Promise<MoneyAnswer<Round>>
  /** How long the outcome takes to be shown. */
  readonly revealMs: number
  /** Puts a round that has just been told at the head of the known ones. */
  readonly remember: (round: Round) => void
}

export type InstantPlay<Bet, Round> = {
  readonly state: RoundState<Round>
  /**
   * Plays a bet and gives its round once the table is ready for the next; null when it was refused,
   * when nobody answered, or while another is under way. By itself, a failure is thrown.
   */
  readonly play: (bet: Bet, by?: Pace) => Promise<Round | null>
  /** Asks again for the round whose answer never came. */
  readonly checkAgain: () => void
}

/**
 * Plays rounds on the server, one at a time. Each bet has a key; when its answer does not come it
 * is asked for with the same key, also after a reload, so that it counts once.
 */
export function useInstantRound<Bet extends object, Round extends Told>(
  game: InstantGame<Bet, Round>,
): InstantPlay<Bet, Round> {
  const [state, setState] = useState<RoundState<Round>>(noRound)
  const now = useRef<RoundState<Round>>(noRound)
  const sent = useRef<SentBet<Bet> | null>(null)

  const dispatch = (event: RoundEvent<Round>) => {
    now.current = reduceRound(now.current, event)
    setState(now.current)
  }

  const send = (bet: SentBet<Bet>, by: Pace) => {
    sent.current = bet
    keepFor(game.code, { sent: bet })
    dispatch({ type: 'sent' })
    return playOut(game, bet, by, dispatch)
  }

  useEffect(() => {
    const left = freshSent<Bet>(game.code, Date.now())
    if (!left) return
    sent.current = left
    dispatch({ type: 'sent' })
    dispatch({ type: 'unanswered' })
    void playOut(game, left, 'manual', dispatch)
    // oxlint-disable-next-line react/exhaustive-deps -- what a reload left is asked for once
  }, [])

  return {
    state,
    play: async (bet, by = 'manual') =>
      canBet(now.current) ? send({ ...bet, key: randomUuid(), atMs: Date.now() }, by) : null,
    checkAgain: () => {
      if (sent.current) void send(sent.current, 'manual')
    },
  }
}

async function playOut<Bet extends object, Round extends Told>(
  game: InstantGame<Bet, Round>,
  { key, atMs, ...bet }: SentBet<Bet>,
  by: Pace,
  dispatch: (event: RoundEvent<Round>) => void,
): Promise<Round | null> {
  try {
    const answer = await game.send(bet as unknown as Bet, {
      idempotencyKey: key,
      onUnknown: () => dispatch({ type: 'unanswered' }),
    })
    keepFor(game.code, { sent: null })
    dispatch({ type: 'answered', round: answer.round })
    await wait(game.revealMs)
    takeAnswer(answer)
    game.remember(answer.round)
    tallyRound(answer.round)
    playCue(cueFor(answer.round))
    dispatch({ type: 'rolled' })
    await wait(Math.max(0, PACE_MS[by] - (Date.now() - atMs)))
    dispatch({ type: 'paced' })
    return answer.round
  } catch (error) {
    if (error instanceof OutcomeUnknown) {
      dispatch({ type: 'gaveUp' })
      if (by === 'auto') throw error
      return null
    }
    keepFor(game.code, { sent: null })
    dispatch({ type: 'refused' })
    if (!(error instanceof RequestFailure)) throw error
    followCatalogue(error)
    if (by === 'auto') throw error
    return null
  }
}

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))
