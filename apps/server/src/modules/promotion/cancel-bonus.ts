import type { CallReply, promotion } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { LedgerEvent, MoneyCommand } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { findBonus, takeUnplayed } from './bonuses.ts'
import type { Bonus } from './bonuses.ts'

type Ended = CallReply<typeof promotion.cancelBonus>

type Cancelling = {
  readonly playerId: bigint
  readonly bonusId: string
  /** The player's own, under which a repeat hears the first answer. */
  readonly key?: string
}

/**
 * Gives a bonus up at the player's wish; refuses with `bonus_unknown` when it has ended, or is
 * played through, which makes it the player's.
 */
export async function cancelBonus(
  deps: Deps,
  { playerId, bonusId, key }: Cancelling,
): Promise<Ended> {
  const ending = { playerId, bonusId, topic: 'bonus_cancelled', events: () => [] }
  if (key === undefined) return end(deps, ending)
  const once = { key, bodyHash: `cancel-bonus ${bonusId}` }
  return (await endedBefore(deps, ending, once)) ?? end(deps, { ...ending, once })
}

/**
 * The same where an operator does it: the player hears of it in the inbox, and the commit says
 * `events` too.
 */
export const takeBonusBack = (deps: Deps, taking: Omit<Ending, 'topic' | 'once'>): Promise<Ended> =>
  end(deps, { ...taking, topic: 'bonus_taken_back' })

type Once = Pick<MoneyCommand, 'key' | 'bodyHash'>

type Ending = {
  readonly playerId: bigint
  readonly bonusId: string
  readonly topic: string
  readonly events: (bonus: Bonus) => readonly LedgerEvent[]
  readonly once?: Once
}

async function end(deps: Deps, ending: Ending): Promise<Ended> {
  const { playerId, bonusId, topic, events, once } = ending
  const taken = await takeUnplayed(deps, { playerId, bonusId }, 'cancelled', (bonus) => ({
    topic,
    events: events(bonus),
    ...(once && { once }),
  }))
  if (taken) return { lost: formatMoney(taken.amount) }
  // a repeat that came while the first was still being decided
  const before = once && (await endedBefore(deps, ending, once))
  if (!before) throw new Refusal('bonus_unknown')
  return before
}

/** What was answered under the key before; null when nothing was. */
async function endedBefore(
  deps: Deps,
  { playerId, bonusId }: Pick<Ending, 'playerId' | 'bonusId'>,
  { key, bodyHash }: Once,
): Promise<Ended | null> {
  const earlier = await deps.ledger.find(playerId, key)
  if (!earlier) return null
  if (earlier.bodyHash !== bodyHash) throw new Refusal('idempotency_key_reused')
  postedOrRefusal({ status: 'replayed', first: earlier.verdict })
  const bonus = await findBonus(deps, playerId, bonusId)
  return { lost: formatMoney(bonus!.amount) }
}
