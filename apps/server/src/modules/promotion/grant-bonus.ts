import { createHash } from 'node:crypto'
import { formatMoney, larger, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { CounterMove, LedgerEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { holdWagerLine, readWagerLine } from '../wallet/index.ts'
import { activeBonuses, bonusRow, maxBetMoves } from './bonuses.ts'
import { budgetMove, campaignForGrant, spentCounter } from './campaigns.ts'
import { familyTurnovers } from './counted-play.ts'

export type GrantedBonus = {
  readonly playerId: bigint
  readonly campaignId: string
  readonly amount: Money
  /** Names the grant: asked for again, it is given once. */
  readonly grantId: string
  /** What else must hold in the commit. */
  readonly bounds: readonly CounterMove[]
  /** What the commit says beside the grant itself. */
  readonly events?: readonly LedgerEvent[] | undefined
}

/**
 * Gives a player a bonus by the terms of a campaign that runs, out of its budget; it is wagered
 * after every lock and bonus that stands. True when this call did it. Refuses with
 * `grant_unavailable`, `award_spent` for a budget that is used up, and `limit_reached` where
 * another bound does not hold.
 */
export async function grantBonus(deps: Deps, grant: GrantedBonus): Promise<boolean> {
  const { playerId, campaignId, amount, grantId, bounds, events = [] } = grant
  const key = `grant:${grantId}`
  const bodyHash = createHash('sha256').update(`${campaignId}=${amount}`).digest('base64url')
  const earlier = await deps.ledger.find(playerId, key)
  if (earlier?.bodyHash === bodyHash && earlier.verdict.status === 'posted') return false
  const campaign = await campaignForGrant(deps, playerId, campaignId)
  return untilFresh(async () => {
    // the line first: whoever grants or credits beside this one moves its count of locks
    const line = await readWagerLine(deps, playerId)
    const [before, played] = await Promise.all([
      activeBonuses(deps, playerId),
      familyTurnovers(deps, playerId, [campaign.contribution]),
    ])
    const depositWagerTo = larger(line.wagerTo, line.progress)
    const verdict = await deps.ledger.submit(playerId, ({ at }) => ({
      key,
      bodyHash,
      kind: 'bonus_granted',
      postings: [
        { account: 'house:promotion', amount: negate(amount) },
        { account: 'bonus', amount },
      ],
      counters: [
        holdWagerLine(line),
        budgetMove(campaign, amount),
        ...maxBetMoves(campaign),
        ...bounds,
      ],
      rows: [
        bonusRow({
          playerId,
          bonusId: key,
          amount,
          depositWagerTo,
          playedBefore: line.played,
          before,
          played,
          at,
          terms: campaign,
        }),
      ],
      events: [
        { topic: 'bonus_granted', payload: { bonusId: key, amount: formatMoney(amount) } },
        ...events,
      ],
    }))
    if (verdict.status === 'stale') return AGAIN
    const { replayed } = postedOrRefusal(
      verdict,
      (counter) =>
        new Refusal(counter === spentCounter(campaignId) ? 'award_spent' : 'limit_reached'),
    )
    if (!replayed) deps.realtime.toPlayer(playerId, 'updateUserInfo')
    return !replayed
  })
}
