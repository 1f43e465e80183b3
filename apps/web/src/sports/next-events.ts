import type { SportEvent } from '@jogada/contract/sport'
import { isToCome } from './phase.ts'
import { resultMarket } from './result-market.ts'

/** The league that players in Brazil look for first. */
const HOME_LEAGUE = /^Brasileirão Série A\b/

/**
 * The real matches to come of one competition, by start: the home league, or else the one that starts
 * next. Without a result to bet on a match waits for its own page. Between seasons, when no real match
 * is announced, the next football replays stand in.
 */
export function nextEvents(events: readonly SportEvent[], most = Infinity): SportEvent[] {
  const all = events.filter((event) => isToCome(event) && resultMarket(event) !== undefined)
  const coming = all.filter(({ replay }) => !replay)
  if (coming.length === 0) {
    return all
      .filter(({ sport, status }) => sport === 'football' && status === 'open')
      .slice(0, most)
  }
  const first = coming.find(({ competition }) => HOME_LEAGUE.test(competition)) ?? coming[0]
  return coming.filter(({ competition }) => competition === first?.competition).slice(0, most)
}
