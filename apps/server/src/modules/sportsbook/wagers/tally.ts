import { add, centavos, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { HousePlay } from '@jogada/ledger'
import { stakedAndPaid } from '../../wallet/index.ts'

/** A market of an event. Parlays and systems have none: they stand together. */
export type Market = {
  readonly eventId: string
  readonly sport: string
  readonly competition: string
  readonly home: string
  readonly away: string
  readonly market: string
}

/** Counts of bets and sums of what became of them. */
export type Wagers = {
  readonly wagers: number
  readonly wagered: Money
  readonly stakes: Money
  readonly payouts: Money
  readonly ggr: Money
  readonly voids: number
  readonly voided: Money
  readonly cancellations: number
  readonly cancelled: Money
  readonly resettlements: number
  readonly resettled: Money
}

export const NO_WAGERS: Wagers = {
  wagers: 0,
  wagered: zero,
  stakes: zero,
  payouts: zero,
  ggr: zero,
  voids: 0,
  voided: zero,
  cancellations: 0,
  cancelled: zero,
  resettlements: 0,
  resettled: zero,
}

export const addWagers = (a: Wagers, b: Wagers): Wagers => ({
  wagers: a.wagers + b.wagers,
  wagered: add(a.wagered, b.wagered),
  stakes: add(a.stakes, b.stakes),
  payouts: add(a.payouts, b.payouts),
  ggr: add(a.ggr, b.ggr),
  voids: a.voids + b.voids,
  voided: add(a.voided, b.voided),
  cancellations: a.cancellations + b.cancellations,
  cancelled: add(a.cancelled, b.cancelled),
  resettlements: a.resettlements + b.resettlements,
  resettled: add(a.resettled, b.resettled),
})

/** What is known of the bet of a command. */
export type BetOfPlay = {
  readonly stake: Money
  readonly isAccepted: boolean
  /** Whether a cancellation gave one of its legs back. */
  readonly isCancelled: boolean
}

const GIVEN_BACK = /^refund:(\d+)$/

/**
 * What a settlement gave back because nothing of the bet was played; null for any other command.
 */
export function givenBack({ kind, bodyHash }: Pick<HousePlay, 'kind' | 'bodyHash'>): Money | null {
  if (kind !== 'bet_settlement' && kind !== 'bet_void') return null
  const [, amount] = GIVEN_BACK.exec(bodyHash) ?? []
  return amount === undefined ? null : centavos(BigInt(amount))
}

/** What one command adds to the line of its market. */
export function wagersOf(play: HousePlay, bet: BetOfPlay): Wagers {
  if (play.kind === 'bet_stake') {
    return bet.isAccepted ? { ...NO_WAGERS, wagers: 1, wagered: bet.stake } : NO_WAGERS
  }
  const sums = play.moved === null ? {} : { ...stakedAndPaid(play), ggr: play.moved }
  const back = givenBack(play)
  const ending =
    back === null
      ? {}
      : bet.isCancelled
        ? { cancellations: 1, cancelled: back }
        : { voids: 1, voided: back }
  const again = play.kind === 'bet_reversal' ? { resettlements: 1, resettled: play.credits } : {}
  return { ...NO_WAGERS, ...sums, ...ending, ...again }
}
