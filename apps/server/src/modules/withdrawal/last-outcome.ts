import type { Deps } from '../../deps.ts'

/** What has become of a withdrawal: not decided yet, with its owner, or back in the cash. */
export type LastOutcome = 'under_way' | 'arrived' | 'came_back'

/** What has become of a player's newest withdrawal; null without any. */
export async function lastOutcome(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<LastOutcome | null> {
  const last = await db
    .selectFrom('withdrawal.request as request')
    .select((is) => [
      'request.state',
      is
        .exists(
          is
            .selectFrom('withdrawal.returned as returned')
            .select('returned.withdrawal_id')
            .whereRef('returned.player_id', '=', 'request.player_id')
            .whereRef('returned.withdrawal_id', '=', 'request.withdrawal_id'),
        )
        .as('is_returned'),
    ])
    .where('request.player_id', '=', playerId)
    .orderBy('request.withdrawal_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return null
  if (last.state === 'refused' || last.is_returned) return 'came_back'
  return last.state === 'paid' ? 'arrived' : 'under_way'
}
