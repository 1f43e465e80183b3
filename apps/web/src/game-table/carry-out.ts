import type { LadderRound } from '@jogada/contract/casino'
import { RequestFailure } from '../api/failure.ts'
import { OutcomeUnknown } from '../api/known-outcome.ts'
import { followCatalogue } from '../api/request.ts'
import { finishRound } from './ladder-calls.ts'
import type { Asked, LadderCalls } from './ladder-calls.ts'
import { readRulesAfter } from './rules-key.ts'
import { playCue } from './sound.ts'
import { takeAnswer } from './take-answer.ts'
import type { LadderTable } from './use-ladder-table.ts'

/** How long a finished board is shown before the next bet: by hand, and by itself. */
const PACE_MS = { manual: 500, auto: 1000 } as const

export type LadderPace = keyof typeof PACE_MS

type Played<Bet, Round extends LadderRound> = {
  readonly game: LadderCalls<Bet, Round>
  readonly table: LadderTable<Round>
}

/**
 * Sends an act and shows what came of it: the round as it is then, or null where it was refused or
 * its answer was lost. Automatic play hears of both by what this throws.
 */
export async function carryOut<Bet, Round extends LadderRound>(
  { game, table }: Played<Bet, Round>,
  asked: Asked<Round>,
  by: LadderPace,
): Promise<Round | null> {
  const { dispatch, unanswered, look, catchUp } = table
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
    finishRound(game, answer.round)
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
