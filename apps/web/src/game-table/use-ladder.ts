import type { LadderRound } from '@jogada/contract/casino'
import { useEffect } from 'react'
import { randomUuid } from '../platform/random-id.ts'
import { onConnect, onPlayerEvent } from '../realtime/socket.ts'
import { useLoggedIn } from '../session/session.ts'
import { carryOut } from './carry-out.ts'
import type { LadderPace } from './carry-out.ts'
import { isFresh } from './kept-game.ts'
import type { CallOptions, LadderCalls } from './ladder-calls.ts'
import { canAct, needsOpen } from './ladder-life.ts'
import type { LadderAct, LadderState } from './ladder-life.ts'
import { lookUpSent } from './sent-round.ts'
import type { MoneyAnswer } from './take-answer.ts'
import { useLadderTable } from './use-ladder-table.ts'

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
  const { state, table } = useLadderTable(game)
  const played = { game, table }

  useEffect(() => {
    if (!loggedIn) {
      table.dispatch({ type: 'found', round: null })
      return undefined
    }
    void table.look()
    const stopConnect = onConnect(() => void checkAgain())
    const stopMoves = onPlayerEvent('roundMoved', (moved) => {
      if (moved.game === game.code) table.hear(moved)
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
    by: LadderPace = 'manual',
  ): Promise<Round | null> => {
    if (!canAct(table.now.current, what)) return null
    const open = table.now.current.round as Round
    const asked = { what, key: randomUuid(), atMs: Date.now() }
    return carryOut(played, { ...asked, send: (options) => send(options, open) }, by)
  }

  /**
   * The key makes the same act safe to send again, but one that never arrived is done then: a minute
   * later a bet is only looked for, and of a step the round itself tells whether it was taken.
   */
  const checkAgain = async () => {
    const left = table.unanswered.current
    if (!left || table.now.current.phase !== 'unknown') return table.look()
    if (isFresh(left, Date.now())) return void (await carryOut(played, left, 'manual'))
    if (needsOpen(left.what)) return table.look()
    const send = () => lookUpSent(left.key) as Promise<MoneyAnswer<never>>
    await carryOut(played, { ...left, send }, 'manual')
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
