import type { CallReply, promotion } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { LedgerEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { activeBonuses, endBonus } from './bonuses.ts'
import type { Bonus } from './bonuses.ts'

type Ended = CallReply<typeof promotion.cancelBonus>

/** Gives a bonus up at the player's wish; refuses with `bonus_unknown` when it has ended. */
export const cancelBonus = (deps: Deps, playerId: bigint, bonusId: string): Promise<Ended> =>
  end(deps, { playerId, bonusId, topic: 'bonus_cancelled', events: () => [] })

/**
 * The same where an operator does it: the player hears of it in the inbox, and the commit says
 * `events` too.
 */
export const takeBonusBack = (deps: Deps, taking: Omit<Ending, 'topic'>): Promise<Ended> =>
  end(deps, { ...taking, topic: 'bonus_taken_back' })

type Ending = {
  readonly playerId: bigint
  readonly bonusId: string
  readonly topic: string
  readonly events: (bonus: Bonus) => readonly LedgerEvent[]
}

async function end(deps: Deps, { playerId, bonusId, topic, events }: Ending): Promise<Ended> {
  const active = await activeBonuses(deps, playerId)
  const bonus = active.find((one) => one.bonus_id === bonusId)
  const isEnded =
    bonus && (await endBonus(deps, bonus, 'cancelled', { topic, events: events(bonus) }))
  if (!isEnded) throw new Refusal('bonus_unknown')
  return { lost: formatMoney(bonus.amount) }
}
