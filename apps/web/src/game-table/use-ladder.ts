import { casino } from '@jogada/contract'
import type { RoundMoved } from '@jogada/contract'
import type { LadderGame, LadderRound } from '@jogada/contract/casino'
import { useEffect, useRef, useState } from 'react'
import { RequestFailure } from '../api/failure.ts'
import { OutcomeUnknown } from '../api/known-outcome.ts'
import { followCatalogue, request } from '../api/request.ts'
import { randomUuid } from '../platform/random-id.ts'
import { onConnect, onPlayerEvent } from '../realtime/socket.ts'
import { useLoggedIn } from '../session/session.ts'
import { readRulesAfter } from './rules-key.ts'
import { countRound } from './count-round.ts'
import { isFresh } from './kept-game.ts'
import { canAct, isBehind, needsOpen, noClimb, reduceLadder } from './ladder-life.ts'
import type { LadderAct, LadderEvent, LadderState } from './ladder-life.ts'
import { lookUpSent } from './sent-round.ts'
import { cueFor, playCue } from './sound.ts'
import { takeAnswer } from './take-answer.ts'
import type { MoneyAnswer } from './take-answer.ts'

/** How long a finished board is shown before the next bet: by hand, and by itself. */
const PACE_MS = { manual: 500, auto: 1000 } as const

const REFUND = 90

export type CallOptions = {
  readonly idempotencyKey: string
  readonly onUnknown: () => void
  readonly sinceMs: number
}

/** An act under its key, as it is sent. */
type Asked<Round> = {
  readonly what: LadderAct
  readonly key: string
  readonly atMs: number
  readonly send: (options: CallOptions) => Promise<MoneyAnswer<Round>>
}

/** The calls of a game that is climbed; each is asked for until its outcome is known. */
export type LadderCalls<Bet, Round extends LadderRound> = {
  readonly code: LadderGame
  readonly start: (bet: Bet, options: CallOptions) => Promise<MoneyAnswer<Round>>
  readonly pick: (round: Round, tile: number, options: CallOptions) => Promise<MoneyAnswer<Round>>
  readonly random: (round: Round, options: CallOptions) => Promise<MoneyAnswer<Round>>
  readonly cashOut: (round: Round, options: CallOptions) => Promise<MoneyAnswer<Round>>
  readonly auto: (
    bet: Bet,
    tiles: readonly number[],
    options: CallOptions,
  ) => Promise<MoneyAnswer<Round>>
  readonly isOwn: (round: LadderRound) => round is Round
  /** Puts a finished round at the head of the known ones. */
  readonly remember: (round: Round) => void
}

export type LadderPlay<Bet, Round extends LadderRound> = {
  readonly state: LadderState<Round>
  readonly start: (bet: Bet) => void
  readonly pick: (tile: number) => void
  readonly random: () => void
  readonly cashOut: () => void
  /** Plays a whole round; null while another is under way. Throws a refusal and a lost answer. */
  readonly playAuto: (bet: Bet, tiles: readonly number[]) => Promise<Round | null>
  /** Asks the server what came of the act that was not answered, or how the round stands. */
  readonly checkAgain: () => void
}

/**
 * Plays a game that is climbed step by step. The round lives on the server: an open one comes back
 * exactly as it was after a reload, on another device, and when the connection was lost.
 */
export function useLadder<Bet, Round extends LadderRound>(
  game: LadderCalls<Bet, Round>,
): LadderPlay<Bet, Round> {
  const loggedIn = useLoggedIn()
  const [state, setState] = useState<LadderState<Round>>(noClimb)
  const now = useRef<LadderState<Round>>(noClimb)
  const dispatch = (event: LadderEvent<Round>) => {
    now.current = reduceLadder(now.current, event)
    setState(now.current)
  }
  const news = useRef<RoundMoved | null>(null)
  const unanswered = useRef<Asked<Round> | null>(null)
  const look = async () => {
    news.current = null
    // a round that was begun or moved elsewhere is counted there
    const isOfHere = unanswered.current !== null || !now.current.restored
    await lookUp(game, { held: now.current.round, isOfHere }, dispatch)
    if (now.current.phase === 'open' || now.current.phase === 'idle') unanswered.current = null
    await catchUp()
  }
  const catchUp = async () => {
    if (news.current && isBehind(now.current, news.current)) await look()
  }

  useEffect(() => {
    if (!loggedIn) {
      dispatch({ type: 'found', round: null })
      return undefined
    }
    void look()
    const stopConnect = onConnect(() => void checkAgain())
    const stopMoves = onPlayerEvent('roundMoved', (moved) => {
      if (moved.game !== game.code) return
      news.current = moved
      void catchUp()
    })
    return () => {
      stopConnect()
      stopMoves()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the calls of a game never change
  }, [loggedIn])

  const act = async (
    what: LadderAct,
    send: (options: CallOptions, round: Round) => Promise<MoneyAnswer<Round>>,
    by: keyof typeof PACE_MS = 'manual',
  ): Promise<Round | null> => {
    if (!canAct(now.current, what)) return null
    const open = now.current.round as Round
    const asked = { what, key: randomUuid(), atMs: Date.now() }
    return carryOut({ ...asked, send: (options) => send(options, open) }, by)
  }
  const carryOut = async (asked: Asked<Round>, by: keyof typeof PACE_MS): Promise<Round | null> => {
    const { what, key, atMs } = asked
    dispatch({ type: 'sent', act: what })
    unanswered.current = null
    const options = {
      idempotencyKey: key,
      onUnknown: () => dispatch({ type: 'unanswered' }),
      sinceMs: atMs,
    }
    try {
      const answer = await asked.send(options)
      takeAnswer(answer)
      dispatch({ type: 'answered', round: answer.round })
      void catchUp()
      if (answer.round.status === 0) {
        if (what.kind !== 'start') playCue('reveal')
        return answer.round
      }
      finish(game, answer.round)
      const waitMs = by === 'auto' ? PACE_MS.auto - (Date.now() - atMs) : PACE_MS.manual
      await new Promise((resolve) => setTimeout(resolve, Math.max(PACE_MS.manual, waitMs)))
      dispatch({ type: 'paced' })
      return answer.round
    } catch (error) {
      if (error instanceof OutcomeUnknown) {
        unanswered.current = asked
        dispatch({ type: 'gaveUp' })
        if (by === 'auto') throw error
        return null
      }
      dispatch({ type: 'refused' })
      if (!(error instanceof RequestFailure)) throw error
      readRulesAfter(game.code, error)
      followCatalogue(error)
      void look()
      if (by === 'auto') throw error
      return null
    }
  }

  /**
   * The key makes the same act safe to send again, but one that never arrived is done then: a minute
   * later a bet is only looked for, and of a step the round itself tells whether it was taken.
   */
  const checkAgain = async () => {
    const left = unanswered.current
    if (!left || now.current.phase !== 'unknown') return look()
    if (isFresh(left, Date.now())) return void (await carryOut(left, 'manual'))
    if (needsOpen(left.what)) return look()
    const send = () => lookUpSent(left.key) as Promise<MoneyAnswer<never>>
    await carryOut({ ...left, send }, 'manual')
  }

  return {
    state,
    start: (bet) => void act({ kind: 'start' }, (options) => game.start(bet, options)),
    pick: (tile) =>
      void act({ kind: 'pick', tile }, (options, round) => game.pick(round, tile, options)),
    random: () => void act({ kind: 'random' }, (options, round) => game.random(round, options)),
    cashOut: () => void act({ kind: 'cashOut' }, (options, round) => game.cashOut(round, options)),
    playAuto: (bet, tiles) =>
      act({ kind: 'auto' }, (options) => game.auto(bet, tiles, options), 'auto'),
    checkAgain: () => void checkAgain(),
  }
}

function finish<Bet, Round extends LadderRound>(game: LadderCalls<Bet, Round>, round: Round) {
  game.remember(round)
  if (round.status === REFUND || countRound(round)) playCue(cueFor(round))
}

/** Asks which round is open, and how the one on the table ended when it no longer is. */
async function lookUp<Bet, Round extends LadderRound>(
  game: LadderCalls<Bet, Round>,
  { held, isOfHere }: { readonly held: Round | null; readonly isOfHere: boolean },
  dispatch: (event: LadderEvent<Round>) => void,
) {
  const quietly = { loading: false, failure: 'here' } as const
  try {
    const { rounds } = await request(casino.openRounds, {}, quietly)
    const open = rounds.find((round): round is Round & LadderRound => game.isOwn(round))
    if (open || held?.status !== 0) {
      dispatch({ type: 'found', round: open ?? held ?? null })
      return
    }
    const params = { roundId: held.roundId }
    const { round } = await request(casino.roundDetail, { params }, quietly)
    if (round.game === 'dice' || round.game === 'limbo' || !game.isOwn(round)) return
    dispatch({ type: 'found', round })
    if (round.status === 0) return
    if (isOfHere) finish(game, round)
    else game.remember(round)
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    // nothing is pretended: who waits for it can ask again
    dispatch({ type: 'gaveUp' })
  }
}
