import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

export type Withdrawal = Selectable<Tables['withdrawal.request']>

export const findWithdrawal = ({ db }: Deps, playerId: bigint, withdrawalId: bigint) =>
  db
    .selectFrom('withdrawal.request')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirst()

/** Those of a player's withdrawals that bear one of the ids. */
export const findWithdrawals = (
  { db }: Deps,
  playerId: bigint,
  withdrawalIds: readonly bigint[],
): Promise<Withdrawal[]> =>
  db
    .selectFrom('withdrawal.request')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('withdrawal_id', 'in', [...withdrawalIds])
    .execute()

export const findByPayoutId = ({ db }: Deps, payoutId: string) =>
  db
    .selectFrom('withdrawal.request')
    .selectAll()
    .where('payout_id', '=', payoutId)
    .executeTakeFirst()
