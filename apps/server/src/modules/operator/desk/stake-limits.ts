import type { CallOutput, CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import { audited } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { findStakeShare, setStakeShare, tryBet } from '../../sportsbook/index.ts'
import type { TradingDeps } from '../../sportsbook/index.ts'
import { getPlayerOr404 } from './view-player.ts'

const WHOLE = 100

/** What part of the sportsbook's limits a player is left. */
export async function showShare(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof ops.stakeLimits.share>> {
  await getPlayerOr404(deps, playerId)
  const share = await findStakeShare(deps.db, playerId)
  return {
    percent: share?.percent ?? WHOLE,
    setBy: share?.setBy ?? null,
    setAt: share?.setAt.toISOString() ?? null,
  }
}

/**
 * Leaves a player another part of them on every process, and traces it. Refuses with
 * `changed_meanwhile` where it is no longer the one that was seen.
 */
export async function setShareAs(
  deps: Deps,
  actor: Actor,
  change: CallOutput<typeof ops.stakeLimits.setShare>['body'] & { readonly playerId: bigint },
): Promise<void> {
  const { playerId, percent, seen, reason } = change
  await getPlayerOr404(deps, playerId)
  await audited(
    deps,
    (before: number) => ({
      actor,
      action: 'player.stake_share_set',
      subject: `player:${playerId}`,
      reason,
      before: { sharePercent: before },
      after: { sharePercent: percent },
    }),
    async (tx) => {
      const before = (await findStakeShare(tx, playerId))?.percent ?? WHOLE
      if (before !== seen) throw new Refusal('changed_meanwhile')
      await setStakeShare(tx, {
        playerId,
        percent,
        setBy: actor.email,
        setAt: deps.clock.now(),
      })
      return before
    },
  )
  await deps.stakeShares.refresh()
}

type Asked = {
  readonly body: CallOutput<typeof ops.stakeLimits.tryBet>['body']
  readonly operator: StaffSession
  readonly caller: Caller
}

/** Tries a bet; a player's own limits and balance are for those alone who may see a player. */
export async function tryBetAs(
  deps: TradingDeps,
  { body, operator, caller }: Asked,
): Promise<CallReply<typeof ops.stakeLimits.tryBet>> {
  const { outcomes, stake, playerId = null } = body
  if (playerId !== null && !operator.permissions.has('player.view'))
    throw new Refusal('operator_permission')
  if (playerId !== null) await getPlayerOr404(deps, BigInt(playerId))
  const tried = { outcomes, stake, playerId: playerId === null ? null : BigInt(playerId) }
  return tryBet(deps, tried, caller.language)
}
