import { formatOdds, parseOdds, timesOdds, zero } from '@jogada/core'
import type { Money, Odds } from '@jogada/core'
import { isPriceAccepted } from '@jogada/core/sports/single'
import type { Offer } from '../../sports/offer.ts'
import type { SlipSelection } from '../../slip/slip-store.ts'

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

/**
 * A selection against what is offered now: a worse price has to be confirmed, a better one is
 * given without asking.
 */
export function slipItem(selection: SlipSelection, offer: Offer): SlipItem {
  const seen = parseOdds(selection.odds)
  if (offer.state === 'unknown') return { selection, notice: { kind: 'loading' }, odds: seen }
  if (offer.state === 'closed' || !seen) return without(selection, 'closed')
  const now = offer.state === 'open' ? parseOdds(offer.odds) : null
  if (!now) return without(selection, 'suspended')
  if (now === seen) return { selection, notice: null, odds: now }
  const kind = isPriceAccepted('better', seen, now) ? 'price_up' : 'price_down'
  return { selection, notice: { kind, seen, now }, odds: now }
}

const without = (selection: SlipSelection, kind: 'closed' | 'suspended'): SlipItem => ({
  selection,
  notice: { kind },
  odds: null,
})

/** Whether a bet on the item can be sent, once a worse price is confirmed. */
export const isBettable = (item: SlipItem): boolean =>
  item.odds !== null && item.notice?.kind !== 'loading'

/** Whether the item waits for the player to confirm a worse price. */
export const isWorse = ({ notice }: SlipItem): boolean => notice?.kind === 'price_down'

/** The price to send: the present one once confirmed, else the one that was seen. */
export const oddsToSend = (item: SlipItem): string =>
  isWorse(item) && item.odds ? formatOdds(item.odds) : item.selection.odds

/** What a win of each bettable item returns together, stake included. */
export const totalReturn = (items: readonly SlipItem[], stake: Money): Money =>
  items
    .filter(isBettable)
    .reduce<bigint>((sum, { odds }) => sum + timesOdds(stake, odds!), zero) as Money
