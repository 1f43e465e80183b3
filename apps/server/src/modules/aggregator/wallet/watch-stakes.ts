import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { settleDebit } from './end-round.ts'
import { rollBack } from './rollback.ts'

const EVERY_MS = 600_000
const FORGOTTEN_AFTER_MS = 14 * 86_400_000
const AT_ONCE = 100

/** Worker: ends what a provider left open for two weeks. */
export const watchStakes = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ ...deps, name: 'aggregator.stakes', signal }, (leading) =>
    repeat(EVERY_MS, leading, () => endForgottenStakes(deps)),
  )

/**
 * A debit for which nothing came in two weeks goes back to the player; one for which something came
 * is settled with that.
 */
export async function endForgottenStakes(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - FORGOTTEN_AFTER_MS)
  const rows = await deps.db
    .selectFrom('aggregator.stake')
    .select(['provider', 'debit_id', 'player_id', 'game_code', 'round_id', 'state'])
    .where('state', 'in', ['open', 'credited'])
    .where('opened_at', '<', before)
    .orderBy('opened_at')
    .limit(AT_ONCE)
    .execute()
  for (const row of rows) {
    const known = { provider: row.provider, playerId: row.player_id, debitId: row.debit_id }
    await attempt(deps.log, 'ending a forgotten stake', async () => {
      if (row.state === 'credited') return settleDebit(deps, { ...known, sessionId: null })
      await rollBack(deps, {
        ...known,
        transactionId: `forgotten-${row.debit_id}`,
        sessionId: null,
        gameCode: row.game_code,
        roundId: row.round_id,
      })
    })
  }
}
