import type { SportEvent } from '@jogada/contract/sport'
import { isToCome } from './phase.ts'
import { resultMarket } from './result-market.ts'

/** The league that players in Brazil look for first. */
const HOME_LEAGUE = /^Brasileirão Série A\b/

/**
 * The real matches to come of one competition, by start: the home league, or else the one that starts
 * next. Without a result to bet on a match waits for its own page.
 */
export function nextEvents(events: readonly SportEvent[], most = Infinity): SportEvent[] {
  const coming = events.filter(
    (event) => !event.replay && isToCome(event) && resultMarket(event) !== undefined,
  )
  const first = coming.find(({ competition }) => HOME_LEAGUE.test(competition)) ?? coming[0]
  return coming.filter(({ competition }) => competition === first?.competition).slice(0, most)
}
