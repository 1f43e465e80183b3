import { cricketResult } from '@jogada/core/sports/results/cricket'
import { refuseField } from './entry.ts'
import type { HandResult, Played } from './entry.ts'

/** Cricket by the official result, which need not be that of the runs. */
export function cricket({ state, score, cricket: said }: Played): HandResult {
  if (!score) return refuseField('score')
  if (!said || (state === 'abandoned' && said.winner !== null)) return refuseField('cricket')
  const { winner, superOver, innings, fours, sixes } = said
  const facts = cricketResult({
    state,
    winner: winner ?? (state === 'finished' ? 'tie' : null),
    superOver,
    innings: innings.map((runs) => ({ runs, isComplete: true })),
    fours: fours ?? null,
    sixes: sixes ?? null,
  })
  return { result: { state, score }, facts }
}
