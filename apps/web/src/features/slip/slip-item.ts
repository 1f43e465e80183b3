import { formatOdds, odds, parseOdds, timesOdds, zero } from '@jogada/core'
import type { Money, Odds } from '@jogada/core'
import { isPriceAccepted } from '@jogada/core/sports/odds-policy'
import { combinedOdds, potentialReturn } from '@jogada/core/sports/ticket'
import type { TicketShape } from '@jogada/core/sports/systems'
import type { Offer } from '../../sports/offer.ts'
import type { PricePolicy, SlipSelection } from '../../slip/slip-store.ts'

/** What the player has to know of a selection before it can be bet on. */
export type ItemNotice =
  | { readonly kind: 'closed' | 'suspended' | 'loading' }
  | { readonly kind: 'price_down' | 'price_up'; readonly seen: Odds; readonly now: Odds }
  | null

export type SlipItem = {
  readonly selection: SlipSelection
  readonly notice: ItemNotice
  /** The price that a bet sent now would get; null while there is none. */
  readonly odds: Odds | null
}

/** A selection against what is offered now. */
export function slipItem(selection: SlipSelection, offer: Offer): SlipItem {
  const seen = parseOdds(selection.odds)
  if (offer.state === 'unknown') return { selection, notice: { kind: 'loading' }, odds: seen }
  if (offer.state === 'closed' || !seen) return without(selection, 'closed')
  const now = offer.state === 'open' ? parseOdds(offer.odds) : null
  if (!now) return without(selection, 'suspended')
  if (now === seen) return { selection, notice: null, odds: now }
  return {
    selection,
    notice: { kind: now > seen ? 'price_up' : 'price_down', seen, now },
    odds: now,
  }
}

const without = (selection: SlipSelection, kind: 'closed' | 'suspended'): SlipItem => ({
  selection,
  notice: { kind },
  odds: null,
})

/** Whether a bet on the item can be sent, once a changed price is confirmed. */
export const isBettable = (item: SlipItem): boolean =>
  item.odds !== null && item.notice?.kind !== 'loading'

/** The item of a bet that is under way: at the price it was sent at while none is offered. */
export const asSent = (item: SlipItem, sent: string | undefined): SlipItem =>
  isBettable(item) || sent === undefined ? item : { ...item, notice: null, odds: parseOdds(sent) }

/**
 * Whether the item waits for the player to confirm its price: a worse one unless any price will do,
 * a better one only where no change at all is taken unasked.
 */
export const needsConsent = ({ notice }: SlipItem, policy: PricePolicy): boolean =>
  (notice?.kind === 'price_down' || notice?.kind === 'price_up') &&
  !isPriceAccepted(policy, notice.seen, notice.now)

/** The price to send: the present one once confirmed, else the one that was seen. */
export const oddsToSend = (item: SlipItem, policy: PricePolicy): string =>
  needsConsent(item, policy) && item.odds ? formatOdds(item.odds) : item.selection.odds

/** What a win of each bettable item returns together, stake included, a bet for each of them. */
export const totalReturn = (items: readonly SlipItem[], stake: Money): Money =>
  items
    .filter(isBettable)
    .reduce<bigint>((sum, { odds }) => sum + timesOdds(stake, odds!), zero) as Money

/** What one bet on all items returns if every leg wins; zero while a leg has no price. */
export function ticketReturn(items: readonly SlipItem[], shape: TicketShape, stake: Money): Money {
  if (items.length === 0 || !items.every(isBettable)) return zero
  const legs = items.map(({ odds }) => ({ odds: odds!, result: null }))
  return potentialReturn({ stake, shape, legs })
}

/** What all items multiply to, cut off at thousandths; null while one has no price. */
export function oddsOfAll(items: readonly SlipItem[], shape: TicketShape): Odds | null {
  if (items.length === 0 || !items.every(isBettable)) return null
  const { numerator, denominator } = combinedOdds(
    shape,
    items.map((item) => item.odds!),
  )
  return odds((numerator * 1000n) / denominator)
}

/** The first earlier selection of the same match for each selection that has one. */
export function sameMatch(items: readonly SlipItem[]): ReadonlyMap<string, SlipSelection> {
  const first = new Map<string, SlipSelection>()
  const clashes = new Map<string, SlipSelection>()
  for (const { selection } of items) {
    const other = first.get(selection.eventId)
    if (other) clashes.set(selection.outcomeId, other)
    else first.set(selection.eventId, selection)
  }
  return clashes
}
