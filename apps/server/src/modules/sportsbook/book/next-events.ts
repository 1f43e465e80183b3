import type { SportEvent } from '@jogada/contract/sport'
import { MATCH_PHASES } from '@jogada/core/sports/codes'

/** The league that players in Brazil look for first. */
const HOME_LEAGUE = /^Brasileirão Série A\b/

/**
 * The real matches to come of one competition, by start: the home league, or else the one that
 * starts next. Without a result to bet on a match waits for its own page. Between seasons, when no
 * real match is announced, the next football replays stand in.
 */
export function nextEvents(events: readonly SportEvent[], most = Infinity): SportEvent[] {
  const all = events.filter((event) => isToCome(event) && hasResultMarket(event))
  const coming = all.filter(({ replay }) => !replay)
  if (coming.length === 0) {
    return all
      .filter(({ sport, status }) => sport === 'football' && status === 'open')
      .slice(0, most)
  }
  const first = coming.find(({ competition }) => HOME_LEAGUE.test(competition)) ?? coming[0]
  return coming.filter(({ competition }) => competition === first?.competition).slice(0, most)
}

const isToCome = ({ phase }: SportEvent) =>
  phase === MATCH_PHASES.not_open || phase === MATCH_PHASES.to_be_determined

/** Whether the market of who wins is offered; a handicap names the same sides and is none. */
const hasResultMarket = ({ markets }: SportEvent) =>
  markets.some(({ key }) => key === '1x2' || key.startsWith('winner'))
