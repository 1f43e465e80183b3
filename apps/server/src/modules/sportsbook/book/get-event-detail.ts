import { GAME_TIMES } from '@jogada/core/sports/codes'
import { marketOf } from '@jogada/core/sports/markets/catalogue'
import type { MarketDefinition } from '@jogada/core/sports/markets/market-definition'
import { isSport } from '@jogada/core/sports/sport'
import type { CallReply, sport, sportBook } from '@jogada/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { delayOf, inPlayDelayOf } from '../bets/delay.ts'
import type { SportsbookDeps } from '../deps.ts'

type Reply = CallReply<typeof sportBook.eventDetail>
type Market = Reply['markets'][number]
type Group = Market['group']

const GROUPS: readonly Group[] = [
  'main',
  'handicap',
  'goals',
  'first_half',
  'corners',
  'period',
  'player',
  'other',
]

/** One event with its markets in groups, and how long a bet on it waits. */
export function getEventDetail({ catalogue, env }: SportsbookDeps, eventId: string): Reply {
  const found = catalogue.findShown(eventId)
  if (!found) throw new Refusal('event_unknown')
  const { state, view } = found
  const favourites = favouritesOf(view.markets)
  const markets = view.markets.map((market): Market => {
    const { specifiers } = state.markets.get(market.marketId)!
    const definition = definitionOf(view.sport, market.key)
    return {
      ...market,
      specifiers,
      gameTime: definition?.gameTime ?? GAME_TIMES.full_game,
      group: groupOf(market.key, definition),
      favourite: favourites.has(market.marketId),
      cashOut: definition?.canCashOut ?? false,
    }
  })
  return {
    ...view,
    markets,
    groups: GROUPS.map((group) => ({
      group,
      marketIds: markets.filter((market) => market.group === group).map(({ marketId }) => marketId),
    })).filter(({ marketIds }) => marketIds.length > 0),
    delayMs: delayOf(state, env.REPLAY_SPEED),
    inPlayDelayMs: inPlayDelayOf(state, env.REPLAY_SPEED),
  }
}

const definitionOf = (name: string, key: string): MarketDefinition | undefined =>
  isSport(name) ? marketOf(name, key) : undefined

const MAIN: ReadonlySet<string> = new Set(['1x2', 'winner', 'double_chance', 'draw_no_bet', 'btts'])

function groupOf(key: string, definition: MarketDefinition | undefined): Group {
  if (MAIN.has(key)) return 'main'
  if (!definition) return 'other'
  const { gameTime, settle } = definition
  if (gameTime === GAME_TIMES.corners) return 'corners'
  if (gameTime === GAME_TIMES.first_half) return 'first_half'
  if (gameTime > 1000) return 'period'
  if (settle === 'asian_handicap' || settle === 'handicap3') return 'handicap'
  if (/total|odd_even|exact|clean_sheet|correct_score|highest/.test(settle)) return 'goals'
  return definition.outcomes.length === 0 ? 'player' : 'other'
}

/** Of the lines of each kind that are offered, the one whose prices are nearest to each other. */
function favouritesOf(markets: readonly sport.Market[]): ReadonlySet<string> {
  const best = new Map<string, { id: string; gap: number }>()
  for (const { marketId, key, status, outcomes } of markets) {
    if (status !== 'open') continue
    const chances = outcomes.map(({ odds }) => 1 / Number(odds))
    const gap = Math.max(...chances) - Math.min(...chances)
    const known = best.get(key)
    if (!known || gap < known.gap) best.set(key, { id: marketId, gap })
  }
  return new Set([...best.values()].map(({ id }) => id))
}
