import { centavos, formatMoney } from '@jogada/core'
import type { CallReply, ticket } from '@jogada/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { isPartOpen } from '../../part/index.ts'
import { findTicket } from '../bets/ticket-store.ts'
import type { SportsbookDeps } from '../deps.ts'
import { readEndings } from '../settlement/event-facts.ts'
import { isSaleWaiting } from './cash-out-store.ts'
import { cashOutOf, no } from './offer.ts'

/**
 * What the whole ticket is bought back for at this moment, or why it is not: nothing while a sale
 * of it waits. Refuses another player's bet.
 */
export async function getCashOut(
  deps: SportsbookDeps,
  playerId: bigint,
  betId: string,
): Promise<CallReply<typeof ticket.cashOutOffer>> {
  const stored = await findTicket(deps, playerId, BigInt(betId))
  if (!stored) throw new Refusal('bet_unknown')
  const [isWaiting, isOpen, endings] = await Promise.all([
    isSaleWaiting(deps, stored.bet),
    isPartOpen(deps, 'cash_out', playerId),
    readEndings(
      deps,
      stored.legs.map((leg) => leg.event_id),
    ),
  ])
  const now = () => cashOutOf(deps, stored, { at: deps.clock.now(), endings })
  // a sale that waits is decided whatever closes meanwhile
  const offer = isWaiting ? no('waiting') : isOpen ? now() : no('not_offered')
  return {
    betId,
    available: offer.available,
    reason: offer.available ? null : offer.reason,
    offerId: offer.available ? offer.offerId : null,
    amount: offer.available ? formatMoney(offer.amount) : null,
    openStake: formatMoney(centavos(stored.bet.open_stake)),
    delayMs: offer.available ? offer.delayMs : 0,
  }
}
