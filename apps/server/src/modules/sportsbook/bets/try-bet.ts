import { centavos, formatMoney, formatOdds, odds, timesRatio, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { totalOdds } from '@jogada/core/sports/ticket-rules'
import type { CallReply, ops } from '@jogada/contract'
import { refusalText } from '@jogada/messages'
import type { RehearsedLimit } from '@jogada/ledger'
import { decodeRefusal } from '../../../platform/verdict.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { LOST_NET, PLAYED, STAKED } from '../../limits/index.ts'
import type { Offer } from '../catalogue/catalogue.ts'
import type { SportsbookDeps } from '../deps.ts'
import { returnsOf } from './check-ticket.ts'
import { largestStake, roomsOfBet } from './exposure.ts'
import type { RoomName } from './exposure.ts'
import { limitedRisks, offerLimits } from './limits.ts'
import { decide } from './place-ticket.ts'
import type { PlaceTicket } from './place-ticket.ts'

type Reply = CallReply<typeof ops.stakeLimits.tryBet>

export type TriedBet = {
  readonly outcomes: readonly string[]
  readonly stake: Money
  /** Null for nobody in particular: no balance, no limit of a player's own. */
  readonly playerId: bigint | null
}

const NOBODY = 0n
/** What is not offered is refused before its price is looked at. */
const UNSEEN = odds(1001n)
const NO_CALLER = { language: '', address: '', deviceId: '', userAgent: '' }

/**
 * What a bet would meet if it were placed now at the present prices: it is decided as every other
 * one is, and never submitted. Whether its delay in play would let it stand, nobody knows.
 */
export async function tryBet(
  deps: SportsbookDeps,
  tried: TriedBet,
  language: string,
): Promise<Reply> {
  const { playerId } = tried
  const at = deps.clock.now()
  const offers = tried.outcomes.map((outcomeId) => deps.catalogue.offer(outcomeId, at))
  const order = orderOf(tried, offers)
  const stopped = deps.switches.isStopped('sportsbook') ? new Refusal('service_suspended') : null
  const met = await deps.ledger.rehearse(playerId, (slot) => decide(deps, order, slot).command)
  const refusal =
    stopped ??
    (met.refusal === null ? null : decodeRefusal(met.refusal)) ??
    (met.isStale ? new Refusal('event_changed') : null)
  const limits = met.limits.map((limit) => shownLimit(limit, order.legs))
  const [short] = met.short
  const passes = !refusal && !short && limits.every((limit) => limit.passes)
  return {
    passes,
    refusal: refusal && {
      code: refusal.code,
      message: refusalText(refusal.code, language, refusal.values),
    },
    short: short ? formatMoney(short.balance) : null,
    ...(await sums(deps, order, offers)),
    limits,
  }
}

function orderOf(
  { outcomes, stake, playerId }: TriedBet,
  offers: readonly (Offer | null)[],
): PlaceTicket {
  return {
    playerId: playerId ?? NOBODY,
    key: 'try',
    caller: NO_CALLER,
    shape: { kind: outcomes.length > 1 ? 'parlay' : 'single' },
    legs: outcomes.map((outcomeId, place) => ({
      outcomeId,
      seenOdds: offers[place]?.outcome.odds ?? UNSEEN,
    })),
    stake,
    oddsPolicy: 'any',
  }
}

async function sums(
  deps: SportsbookDeps,
  order: PlaceTicket,
  offers: readonly (Offer | null)[],
): Promise<Pick<Reply, 'odds' | 'potential' | 'largest'>> {
  const known = offers.flatMap((offer) => offer ?? [])
  if (known.length < offers.length) {
    return { odds: null, potential: null, largest: formatMoney(zero) }
  }
  const returns = returnsOf(order, known)
  const { numerator, denominator } = returns.whole
  const asked = {
    playerId: order.playerId,
    at: deps.clock.now(),
    isOneOfSeveral: offers.length > 1,
  }
  const legs = limitedRisks(known, known.map(offerLimits(deps, asked)))
  return {
    odds: formatOdds(odds(totalOdds(returns.whole))),
    potential: formatMoney(timesRatio(order.stake, numerator, denominator)),
    largest: formatMoney(await largestStake(deps, order.playerId, { legs, returns })),
  }
}

const ownRooms: Readonly<Record<string, Reply['limits'][number]['room']>> = {
  [STAKED]: 'own_stake',
  [LOST_NET]: 'own_loss',
  [PLAYED]: 'own_time',
}

function shownLimit(
  { owner, name, window, value, delta, max }: RehearsedLimit,
  legs: PlaceTicket['legs'],
): Reply['limits'][number] {
  const known: RoomName | undefined = roomsOfBet(legs).find(
    (one) => one.owner === owner && one.name === name,
  )
  const room = known?.room ?? ownRooms[name]
  if (!room) throw new Error(`the counter ${name} of a bet has no name`)
  const shown = (amount: bigint) =>
    room === 'own_time' ? String(amount) : formatMoney(centavos(amount))
  return {
    room,
    outcomeId: known?.outcomeId ?? null,
    window,
    used: shown(value),
    adds: shown(delta),
    most: shown(max),
    passes: value + delta <= max,
  }
}
