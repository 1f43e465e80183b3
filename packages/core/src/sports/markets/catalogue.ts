import { SPORTS } from '../sport.ts'
import type { Sport } from '../sport.ts'
import { COURT_MARKETS } from './lists/court.ts'
import { FIELD_MARKETS } from './lists/field.ts'
import { FOOTBALL_MARKETS } from './lists/football.ts'
import { OTHER_MARKETS } from './lists/others.ts'
import type { MarketDefinition } from './market-definition.ts'

/** Every market that can be offered, by sport, in the order of its page. */
export const CATALOGUE: ReadonlyMap<Sport, readonly MarketDefinition[]> = new Map(
  SPORTS.map((sport) => [
    sport,
    [...FOOTBALL_MARKETS, ...COURT_MARKETS, ...FIELD_MARKETS, ...OTHER_MARKETS].filter(
      (market) => market.sport === sport,
    ),
  ]),
)

const byKey = new Map(
  [...CATALOGUE].map(([sport, markets]) => [
    sport,
    new Map(markets.map((market) => [market.key, market])),
  ]),
)

/** The market of a sport by its key; undefined when there is none. */
export const marketOf = (sport: Sport, key: string): MarketDefinition | undefined =>
  byKey.get(sport)?.get(key)

/** How many outcomes of a market win together: two of a double chance, one of every other. */
export const winnersTogether = ({ settle }: Pick<MarketDefinition, 'settle'>): number =>
  settle === 'double_chance' ? 2 : 1
