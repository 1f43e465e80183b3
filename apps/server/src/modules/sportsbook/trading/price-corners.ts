import type { CallOutput, CallReply, ops } from '@jogada/contract'
import { cornerMatrix, priceCornerBook } from '@jogada/core/football/model'
import { marketId } from '@jogada/core/sports/market-identity'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { isLive } from '../catalogue/event-state.ts'
import type { EventState } from '../catalogue/event-state.ts'
import { BY_HAND } from '../feed/by-hand.ts'
import type { Within } from '../feed/append.ts'
import { sayByHand } from '../feed/operator-door.ts'
import { OPEN_DATA } from '../open-data/league-feed.ts'
import { offeredMarkets } from '../open-data/odds-message.ts'

type Asked = CallOutput<typeof ops.trading.priceCorners>['body']
type Reply = CallReply<typeof ops.trading.priceCorners>

/** First-half corners are not of the model: a trader prices them one by one. */
const isOfModel = (key: string) => key.startsWith('corners_')

/**
 * Prices all corner markets of a football match from how many corners a trader expects of each side
 * from now on, on top of those `taken`; lines that moved away are withdrawn. They stand until a
 * trader prices or withdraws them again, whatever a source says meanwhile. A match of the open data
 * can be priced so before its start, one by hand at any time; replays never, since nobody counted
 * their corners.
 */
export async function priceCorners(
  deps: Deps & { readonly catalogue: Catalogue },
  eventId: string,
  { home, away, taken }: Asked,
  within?: (priced: Reply & { readonly before: number }) => Within,
): Promise<Reply> {
  const state = deps.catalogue.state(eventId)
  if (!state || state.result) throw new Refusal('event_unknown')
  if (!hasCornerModel(state, deps.clock.now())) throw new Refusal('event_of_feed')
  const rates = { home: Number(home), away: Number(away) }
  const markets = offeredMarkets(priceCornerBook(cornerMatrix(rates, taken)))
  const now = new Set(markets.map(({ key, specifiers }) => marketId({ eventId, key, specifiers })))
  const before = cornersOf(state)
  const withdrawn = before.filter((id) => !now.has(id))
  await sayByHand(
    deps,
    {
      entryId: deps.rng.uuid(),
      messages: [{ type: 'odds_change', eventId, markets, withdrawn, isByTrader: true }],
    },
    within?.({ markets: markets.length, before: before.length }),
  )
  return { markets: markets.length }
}

/** Takes all corner markets of an event off, whoever priced them; tells how many there were. */
export async function withdrawCorners(
  deps: Deps & { readonly catalogue: Catalogue },
  eventId: string,
  within?: (withdrawn: Reply) => Within,
): Promise<Reply> {
  const state = deps.catalogue.state(eventId)
  if (!state || state.result) throw new Refusal('event_unknown')
  if (!hasCornerModel(state, deps.clock.now())) throw new Refusal('event_of_feed')
  const withdrawn = cornersOf(state)
  if (withdrawn.length > 0) {
    await sayByHand(
      deps,
      {
        entryId: deps.rng.uuid(),
        messages: [{ type: 'odds_change', eventId, markets: [], withdrawn, isByTrader: true }],
      },
      within?.({ markets: withdrawn.length }),
    )
  }
  return { markets: withdrawn.length }
}

/** Whether the corners of an event can be priced here now. */
export function hasCornerModel(state: EventState, now: Date): boolean {
  const { sport, source, replay } = state.fixture
  if (sport !== 'football' || replay || state.result) return false
  if (source === BY_HAND) return true
  return source === OPEN_DATA && !isLive(state) && state.startsAtMs > now.getTime()
}

const cornersOf = ({ markets }: EventState) =>
  [...markets.values()]
    .filter(({ key, isOffered }) => isOffered && isOfModel(key))
    .map(({ marketId }) => marketId)
