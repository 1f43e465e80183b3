import type { MarketDefinition } from '@jogada/core/sports/markets/market-definition'

/**
 * Markets on which the form of a result by hand has no word: nothing that is written settles them.
 */
const UNWRITTEN: ReadonlySet<string> = new Set([
  'frame_winner',
  'over_total',
  'over_odd_even',
  '1h_try_handicap',
])

/** Whether a person may price a market: whoever writes the result can settle it. */
export const isWrittenByHand = ({ sport, key, settle }: MarketDefinition): boolean =>
  settle !== 'next_goal' && !UNWRITTEN.has(key) && !(sport === 'tennis' && key === 'game_winner')
