import type { CallReply, ops } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Deps } from '../../../../deps.ts'
import { traceEvent } from '../../../audit/index.ts'
import type { Actor } from '../../../audit/index.ts'
import { endLoan, loansOf, reachedBy } from '../../../vip/index.ts'
import { getPlayerOr404 } from '../view-player.ts'

/** The level of a player, and how it came about. */
export async function showLevels(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof ops.playerMoney.levels>> {
  const [{ level }, reached, lent] = await Promise.all([
    getPlayerOr404(deps, playerId),
    reachedBy(deps, playerId),
    loansOf(deps, playerId),
  ])
  return {
    level,
    reached: reached.map((one) => ({
      level: one.level,
      at: one.reached_at.toISOString(),
      award: formatMoney(one.award),
    })),
    lent: lent.map((one) => ({
      level: one.level,
      at: one.lent_at.toISOString(),
      until: one.until.toISOString(),
      endedAt: one.ended_at?.toISOString() ?? null,
    })),
  }
}

/** Ends what is lent to a player before its time, and traces it. */
export async function endLevelAs(
  deps: Deps,
  actor: Actor,
  { playerId, reason }: { readonly playerId: bigint; readonly reason: string },
): Promise<null> {
  await getPlayerOr404(deps, playerId)
  await endLoan(deps, playerId, ({ level, until }) => [
    traceEvent({
      actor,
      action: 'player.level_ended',
      subject: `player:${playerId}`,
      reason,
      before: { level, until: until.toISOString() },
      after: { level: null },
    }),
  ])
  return null
}
