import type { HouseGame } from '@jogada/core/games/house-games'
import type { RequestFailure } from '../api/failure.ts'
import { ODDS_CHANGED } from '../api/refusal-statuses.ts'
import { queryClient } from '../session/query-client.ts'

/** Under which the rules of a game are known. */
export const rulesKey = (code: HouseGame) => ['game', 'rules', code] as const

/** Reads the rules of a game again, which operators may have narrowed. */
export const readRulesAgain = (code: HouseGame) =>
  void queryClient.invalidateQueries({ queryKey: rulesKey(code) })

/** Reads the rules again after a refusal that they would have told of; says whether it was one. */
export function readRulesAfter(code: HouseGame, { http, status }: RequestFailure): boolean {
  const isRule = http === 400 || status === ODDS_CHANGED
  if (isRule) readRulesAgain(code)
  return isRule
}
