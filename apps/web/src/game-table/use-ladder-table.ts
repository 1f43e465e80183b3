import { casino } from '@jogada/contract'
import type { RoundMoved } from '@jogada/contract'
import type { LadderRound } from '@jogada/contract/casino'
import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { RequestFailure } from '../api/failure.ts'
import { request } from '../api/request.ts'
import { finishRound } from './ladder-calls.ts'
import type { Asked, LadderCalls } from './ladder-calls.ts'
import { isBehind, noClimb, reduceLadder } from './ladder-life.ts'
import type { LadderEvent, LadderState } from './ladder-life.ts'

/** What is on the table of a game that is climbed, and how it is brought up to date. */
export type LadderTable<Round extends LadderRound> = {
  /** As of this moment; a state of React is as of its render. */
  readonly now: RefObject<LadderState<Round>>
  readonly dispatch: (event: LadderEvent<Round>) => void
  /** The act whose answer was lost. */
  readonly unanswered: RefObject<Asked<Round> | null>
  /** Asks the server how the round stands. */
  readonly look: () => Promise<void>
  /** Does so where the server has told of more than the table shows. */
  readonly catchUp: () => Promise<void>
  /** Takes the server's word that the round was moved. */
  readonly hear: (moved: RoundMoved) => void
}

/** The table of a game with its state as of this render. */
export function useLadderTable<Bet, Round extends LadderRound>(
  game: LadderCalls<Bet, Round>,
): { readonly state: LadderState<Round>; readonly table: LadderTable<Round> } {
  const [state, setState] = useState<LadderState<Round>>(noClimb)
  const now = useRef<LadderState<Round>>(noClimb)
  const dispatch = (event: LadderEvent<Round>) => {
    now.current = reduceLadder(now.current, event)
    setState(now.current)
  }
  const news = useRef<RoundMoved | null>(null)
  const unanswered = useRef<Asked<Round> | null>(null)
  const hear = (moved: RoundMoved) => {
    news.current = moved
    void catchUp()
  }
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
  return { state, table: { now, dispatch, unanswered, look, catchUp, hear } }
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
    if (!game.isOwn(round)) return
    dispatch({ type: 'found', round })
    if (round.status === 0) return
    if (isOfHere) finishRound(game, round)
    else game.remember(round)
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    // nothing is pretended: who waits for it can ask again
    dispatch({ type: 'gaveUp' })
  }
}
