import type { Deps } from '../../deps.ts'
import type { Withdrawal } from './request-store.ts'

/** The newest withdrawal of a player that has not ended, or undefined. */
export const findUnderWay = (
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<Withdrawal | undefined> =>
  db
    .selectFrom('withdrawal.request')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', 'in', ['requested', 'in_review', 'approved', 'sent'])
    .orderBy('withdrawal_id', 'desc')
    .limit(1)
    .executeTakeFirst()
