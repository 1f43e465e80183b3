import type { LadderRound, SoloRound } from '@jogada/contract/casino'
import type { LadderGame } from '@jogada/core/games/house-games'
import { countRound } from './count-round.ts'
import type { LadderAct } from './ladder-life.ts'
import { cueFor, playCue } from './sound.ts'
import type { MoneyAnswer } from './take-answer.ts'

const REFUND = 90

export type CallOptions = {
  readonly idempotencyKey: string
  readonly onUnknown: () => void
  readonly sinceMs: number
}

/** An act under its key, as it is sent. */
export type Asked<Round> = {
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
  readonly isOwn: (round: SoloRound) => round is Round
  /** Puts a finished round at the head of the known ones. */
  readonly remember: (round: Round) => void
}

/** Takes a round as over: among the known ones, counted, and heard. */
export function finishRound<Bet, Round extends LadderRound>(
  game: LadderCalls<Bet, Round>,
  round: Round,
) {
  game.remember(round)
  if (round.status === REFUND || countRound(round)) playCue(cueFor(round))
}
