import type { ops } from '@jogada/contract'
import { formatMoney, parseMoney } from '@jogada/core'
import {
  limitBookFault,
  limitsOfLeg,
  limitsOfPlayer,
  SHIPPED_LIMITS,
} from '@jogada/core/sports/stake-limits'
import type { LimitBook, SportsLimits } from '@jogada/core/sports/stake-limits'
import type { Deps } from '../../../deps.ts'
import type { Offer } from '../catalogue/catalogue.ts'
import { isLive } from '../catalogue/event-state.ts'
import type { LimitedRisk } from './exposure.ts'

type Document = ops.settings.Documents['sports']
type LimitsText = Document['priced']

const read = (texts: LimitsText): SportsLimits =>
  Object.fromEntries(
    Object.entries(texts).map(([name, amount]) => [name, parseMoney(amount)!]),
  ) as SportsLimits

const written = (limits: SportsLimits): LimitsText =>
  Object.fromEntries(
    Object.entries(limits).map(([name, amount]) => [name, formatMoney(amount)]),
  ) as LimitsText

const bookOf = ({ priced, replayed, shares }: Document): LimitBook => ({
  priced: read(priced),
  replayed: read(replayed),
  shares,
})

/** What the sportsbook ships with, as a document. */
export const shippedSportsLimits = (): Document => ({
  priced: written(SHIPPED_LIMITS.priced),
  replayed: written(SHIPPED_LIMITS.replayed),
  shares: [],
})

/** The path of the first amount of a document that does not fit to the others; null when all do. */
export const sportsLimitsFault = (document: Document): string | null =>
  limitBookFault(bookOf(document))

/** Every bet asks: a version is read once. */
const books = new WeakMap<Document, LimitBook>()

/** The limits of the sportsbook that are in force at an instant. */
export function limitBook({ settings }: Pick<Deps, 'settings'>, at: Date): LimitBook {
  const set = settings.at('sports', at)?.value
  if (!set) return SHIPPED_LIMITS
  const known = books.get(set) ?? bookOf(set)
  books.set(set, known)
  return known
}

type Bettor = {
  readonly playerId: bigint
  readonly at: Date
  readonly isOneOfSeveral: boolean
}

/** What a player may bet at an instant on what is offered, as a leg of a ticket. */
export function offerLimits(
  deps: Pick<Deps, 'settings' | 'stakeShares'>,
  { playerId, at, isOneOfSeveral }: Bettor,
): (offer: Offer) => SportsLimits {
  const book = limitBook(deps, at)
  const percent = deps.stakeShares.percentOf(playerId)
  return ({ event, market }) => {
    const { replay, sport, competition } = event.fixture
    const leg = { replay, sport, competition, market: market.key, isLive: isLive(event) }
    return limitsOfPlayer(limitsOfLeg(book, { ...leg, isOneOfSeveral }), percent)
  }
}

/** What legs are on, with what may hang on each. */
export const limitedRisks = (
  offers: readonly Offer[],
  limits: readonly SportsLimits[],
): LimitedRisk[] =>
  offers.map(({ event, outcome }, place) => ({
    eventId: event.fixture.eventId,
    outcomeId: outcome.outcomeId,
    limits: limits[place]!,
  }))
