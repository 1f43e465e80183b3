import { VOID_EVENT } from './event-result.ts'
import type { EventResult } from './event-result.ts'
import rows from './data/golden-singles.json' with { type: 'json' }
import { boutResult } from './results/bout.ts'
import { cricketResult } from './results/cricket.ts'
import { footballResult } from './results/football.ts'
import { baseballResult, periodsResult } from './results/periods.ts'
import { raceResult } from './results/race.ts'
import { framesResult, setScoreResult, setsResult } from './results/sets.ts'
import type { Selection } from './selection.ts'

type Row = {
  readonly id: string
  readonly selection: Selection
  readonly make: keyof typeof MAKERS
  readonly facts: unknown
  readonly stake: string
  readonly odds: string
  readonly code: number
  readonly payout: string
}

const MAKERS = {
  void: () => VOID_EVENT,
  football: footballResult,
  quarters: (facts: Parameters<typeof periodsResult>[1]) => periodsResult('quarters', facts),
  halves: (facts: Parameters<typeof periodsResult>[1]) => periodsResult('halves', facts),
  sets: setsResult,
  set_score: setScoreResult,
  frames: framesResult,
  bout: boutResult,
  baseball: baseballResult,
  cricket: cricketResult,
  race: raceResult,
}

/** Singles of every sport, settled by hand from published house rules. */
export const GOLDEN_SINGLES = (rows as unknown as readonly Row[]).map((row) => ({
  ...row,
  result: (MAKERS[row.make] as (facts: unknown) => EventResult)(row.facts),
}))
