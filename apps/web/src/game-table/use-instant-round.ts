import type { HouseGame } from '@jogada/core/games/house-games'
import { ROUND_GAP_MS } from '@jogada/core/games/limits'
import { useEffect, useRef, useState } from 'react'
import { RequestFailure } from '../api/failure.ts'
import { OutcomeUnknown } from '../api/known-outcome.ts'
import { followCatalogue } from '../api/request.ts'
import { randomUuid } from '../platform/random-id.ts'
import { countRound } from './count-round.ts'
import { takeAnswer } from './take-answer.ts'
import type { MoneyAnswer } from './take-answer.ts'
import { readRulesAfter } from './rules-key.ts'
import { forgetSent, freshSent, isFresh, keepSent } from './kept-game.ts'
import type { SentBet } from './kept-game.ts'
import { canBet, noRound, reduceRound } from './round-life.ts'
import type { RoundEvent, RoundState } from './round-life.ts'
import { lookUpSent } from './sent-round.ts'
import { cueFor, playCue } from './sound.ts'

/** From one bet to the next at the earliest, as the server lets them start. */
const PACE_MS = { manual: ROUND_GAP_MS.byHand, auto: ROUND_GAP_MS.automatic } as const

type Pace = keyof typeof PACE_MS

type Told = { readonly roundId: string; readonly stake: string; readonly payout: string }

export type InstantGame<Bet, Round> = {
  readonly code: HouseGame
  /** Sends the bet under its key until its outcome is known. */
  readonly send: (
    bet: Bet,
    options: {
      readonly idempotencyKey: string
      readonly onUnknown: () => void
      readonly sinceMs: number
    },
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
  /** Asks again for the round whose answer never came; a minute after the bet it only looks for it. */
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
    keepSent(game.code, bet)
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
  sent: SentBet<Bet>,
  by: Pace,
  dispatch: (event: RoundEvent<Round>) => void,
): Promise<Round | null> {
  const { key, atMs } = sent
  try {
    const answer = await askOnce(key, () =>
      answerTo(game, sent, () => dispatch({ type: 'unanswered' })),
    )
    dispatch({ type: 'answered', round: answer.round })
    await wait(game.revealMs)
    takeAnswer(answer)
    game.remember(answer.round)
    if (countRound(answer.round)) playCue(cueFor(answer.round))
    forgetSent(game.code, key)
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
    forgetSent(game.code, key)
    dispatch({ type: 'refused' })
    if (!(error instanceof RequestFailure)) throw error
    readRulesAfter(game.code, error)
    followCatalogue(error)
    if (by === 'auto') throw error
    return null
  }
}

function answerTo<Bet extends object, Round extends Told>(
  game: InstantGame<Bet, Round>,
  sent: SentBet<Bet>,
  onUnknown: () => void,
): Promise<MoneyAnswer<Round>> {
  const { key, atMs, ...bet } = sent
  if (!isFresh(sent, Date.now())) return lookUpSent(key) as Promise<MoneyAnswer<never>>
  const options = { idempotencyKey: key, onUnknown, sinceMs: atMs }
  return game.send(bet as unknown as Bet, options)
}

const underWay = new Map<string, Promise<unknown>>()

/** Asks under a key, unless the page that was left and opened again does so already. */
function askOnce<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const known = underWay.get(key) as Promise<Answer> | undefined
  if (known) return known
  const asked = ask().finally(() => underWay.delete(key))
  underWay.set(key, asked)
  return asked
}

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))
