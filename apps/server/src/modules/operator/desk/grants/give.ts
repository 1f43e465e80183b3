import type { ops } from '@jogada/contract'
import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { CounterMove, LedgerEvent } from '@jogada/ledger'
import type { Deps } from '../../../../deps.ts'
import { grantBonus } from '../../../promotion/index.ts'
import { giftForGrant, grantGift } from '../../../reward/index.ts'

export type Grant = {
  readonly playerId: bigint
  readonly source: (typeof ops.playerMoney.grantSources)[number]
  readonly id: string
  readonly amount: Money
}

/** What was given without a second person, in centavos: to a player, and by each operator to all. */
const GRANTED_ALONE = 'granted_alone'

/**
 * Hold while less than `below` was given without a second person on a day: to the player by
 * whomever, and by this operator to whomever, for a sum that is split is the same sum.
 */
export function aloneBelow(below: Money, amount: Money, staffId: bigint): CounterMove[] {
  const bound = { delta: amount, max: { day: centavos(below - 1n) } }
  return [
    { owner: 'player', name: GRANTED_ALONE, ...bound },
    { owner: 'house', name: `${GRANTED_ALONE}:${staffId}`, ...bound },
  ]
}

type Terms = {
  readonly grantId: string
  readonly bounds: readonly CounterMove[]
  readonly events?: readonly LedgerEvent[]
}

/** Whether it was given under that id, whatever has become of its campaign or gift since. */
export async function isGiven(
  { ledger }: Pick<Deps, 'ledger'>,
  { playerId }: Pick<Grant, 'playerId'>,
  grantId: string,
): Promise<boolean> {
  const given = await ledger.find(playerId, `grant:${grantId}`)
  return given?.verdict.status === 'posted'
}

/** Gives it, once for each `grantId`; true when this call did. */
export async function give(
  deps: Deps,
  { playerId, source, id, amount }: Grant,
  terms: Terms,
): Promise<boolean> {
  if (source === 'campaign') {
    return grantBonus(deps, { playerId, campaignId: id, amount, ...terms })
  }
  const gift = await giftForGrant(deps, playerId, id)
  return grantGift(deps, { playerId, gift, ...terms })
}
