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
 * A debit for which nothing came in two weeks goes back to the player; one for which something came,
 * be it a prize that was refused, is settled with what was paid.
 */
export async function endForgottenStakes(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - FORGOTTEN_AFTER_MS)
  await endAll(deps, 'forgotten', (open) => open.where('opened_at', '<', before))
}

/**
 * Ends what providers left open for a player who may not play by law, as a forgotten stake ends,
 * and tells how many there were. A stake that went back takes no prize any more; one that was
 * settled with a part of its prize still takes the rest, which was won before.
 */
export const endOpenStakes = (deps: Deps, playerId: bigint): Promise<number> =>
  endAll(deps, 'barred', (open) => open.where('player_id', '=', playerId))

const OPEN_STAKE = [
  'provider',
  'debit_id',
  'player_id',
  'game_code',
  'round_id',
  'state',
  'opened_at',
  'prize_refused_at',
] as const

const openStakes = ({ db }: Pick<Deps, 'db'>) =>
  db.selectFrom('aggregator.stake').select(OPEN_STAKE).where('state', 'in', ['open', 'credited'])

type OpenStakes = ReturnType<typeof openStakes>

type OpenStake = Pick<Selectable<Tables['aggregator.stake']>, (typeof OPEN_STAKE)[number]>

type Why = 'forgotten' | 'barred'

/**
 * Ends every stake of a query, page by page, and tells how many; one that cannot end
 * is passed over.
 */
async function endAll(deps: Deps, why: Why, narrow: (open: OpenStakes) => OpenStakes) {
  let ended = 0
  let page = await pageOf(narrow(openStakes(deps)), null)
  while (page.length > 0) {
    for (const row of page) {
      await attempt(deps.log, 'ending an open stake', async () => {
        await endStake(deps, row, why)
        ended++
      })
    }
    page = await pageOf(narrow(openStakes(deps)), page.at(-1)!)
  }
  return ended
}

const pageOf = (open: OpenStakes, after: OpenStake | null): Promise<OpenStake[]> =>
  (after
    ? open.where((is) =>
        is(
          is.refTuple('opened_at', 'provider', 'debit_id'),
          '>',
          is.tuple(after.opened_at, after.provider, after.debit_id),
        ),
      )
    : open
  )
    .orderBy('opened_at')
    .orderBy('provider')
    .orderBy('debit_id')
    .limit(AT_ONCE)
    .execute()

async function endStake(deps: Deps, row: OpenStake, why: Why): Promise<void> {
  const known = { provider: row.provider, playerId: row.player_id, debitId: row.debit_id }
  const isPlayed = row.state === 'credited' || row.prize_refused_at !== null
  if (isPlayed) return settleDebit(deps, { ...known, sessionId: null })
  const answer = await rollBack(deps, {
    ...known,
    transactionId: `${why}-${row.debit_id}`,
    sessionId: null,
    gameCode: row.game_code,
    roundId: row.round_id,
  })
  if (!answer.ok) {
    throw new Error(`the stake ${row.debit_id} of ${row.provider} stays open: ${answer.fault}`)
  }
}
