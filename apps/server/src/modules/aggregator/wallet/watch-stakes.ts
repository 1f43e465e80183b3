import type { Selectable } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'
import { attempt } from '../../../platform/attempt.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { reconcileStudios } from '../reconciliation/reconcile-day.ts'
import { settleDebit } from './end-round.ts'
import { rollBack } from './rollback.ts'

const EVERY_MS = 600_000
const FORGOTTEN_AFTER_MS = 14 * 86_400_000
const AT_ONCE = 100

/** Worker: ends what a provider left open for two weeks, and compares its books day by day. */
export const watchStakes = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ ...deps, name: 'aggregator.stakes', signal }, (leading) =>
    repeat(EVERY_MS, leading, async () => {
      await endForgottenStakes(deps)
      await reconcileStudios(deps)
    }),
  )

/**
 * A debit for which nothing came in two weeks goes back to the player; one for which something came
 * is settled with that.
 */
export async function endForgottenStakes(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - FORGOTTEN_AFTER_MS)
  const rows = await openStakes(deps)
    .where('opened_at', '<', before)
    .orderBy('opened_at')
    .limit(AT_ONCE)
    .execute()
  for (const row of rows) {
    await attempt(deps.log, 'ending a forgotten stake', () => endStake(deps, row, 'forgotten'))
  }
}

/**
 * Ends what providers left open for a player who may not play by law, as a forgotten stake ends, and
 * tells how many there were. A stake that went back takes no prize any more; one that was settled
 * with a part of its prize still takes the rest, which was won before.
 */
export async function endOpenStakes(deps: Deps, playerId: bigint): Promise<number> {
  const rows = await openStakes(deps).where('player_id', '=', playerId).limit(AT_ONCE).execute()
  for (const row of rows) await endStake(deps, row, 'barred')
  return rows.length
}

const openStakes = ({ db }: Pick<Deps, 'db'>) =>
  db
    .selectFrom('aggregator.stake')
    .select(['provider', 'debit_id', 'player_id', 'game_code', 'round_id', 'state'])
    .where('state', 'in', ['open', 'credited'])

type OpenStake = Pick<
  Selectable<Tables['aggregator.stake']>,
  'provider' | 'debit_id' | 'player_id' | 'game_code' | 'round_id' | 'state'
>

async function endStake(deps: Deps, row: OpenStake, why: 'forgotten' | 'barred') {
  const known = { provider: row.provider, playerId: row.player_id, debitId: row.debit_id }
  if (row.state === 'credited') return settleDebit(deps, { ...known, sessionId: null })
  return rollBack(deps, {
    ...known,
    transactionId: `${why}-${row.debit_id}`,
    sessionId: null,
    gameCode: row.game_code,
    roundId: row.round_id,
  })
}
