import type { DrawChannelCode, DrawSlot } from '@jogada/core/games/draws'
import type { Selectable } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { DrawsTables, DrawState } from '../tables.ts'

export type RoundRow = Selectable<DrawsTables['draws.round']>

type Db = Pick<Deps, 'db'>
export type RoundKey = Pick<RoundRow, 'channel' | 'round_id'>

export const findRound = ({ db }: Db, { channel, round_id }: RoundKey) =>
  db
    .selectFrom('draws.round')
    .selectAll()
    .where('channel', '=', channel)
    .where('round_id', '=', round_id)
    .executeTakeFirst()

/** Rounds of all channels that are not over, the oldest first. */
export const listUnfinished = ({ db }: Db): Promise<RoundRow[]> =>
  db
    .selectFrom('draws.round')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('channel')
    .orderBy('round_id')
    .execute()

/** The newest round of a channel, or undefined. */
export const newestRound = ({ db }: Db, channel: DrawChannelCode): Promise<RoundRow | undefined> =>
  db
    .selectFrom('draws.round')
    .selectAll()
    .where('channel', '=', channel)
    .orderBy('round_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The last two rounds of a channel, the older one first: one may end while the next is open. */
export async function lastTwoRounds({ db }: Db, channel: DrawChannelCode): Promise<RoundRow[]> {
  const rounds = await db
    .selectFrom('draws.round')
    .selectAll()
    .where('channel', '=', channel)
    .orderBy('round_id', 'desc')
    .limit(2)
    .execute()
  return rounds.toReversed()
}

/** Rounds that are over, newest first, those before `before` only. */
export function listOver(
  { db }: Db,
  channel: DrawChannelCode,
  page: { readonly before: bigint | null; readonly limit: number },
): Promise<RoundRow[]> {
  let query = db
    .selectFrom('draws.round')
    .selectAll()
    .where('channel', '=', channel)
    .where('settled_at', 'is not', null)
  if (page.before !== null) query = query.where('round_id', '<', page.before)
  return query.orderBy('round_id', 'desc').limit(page.limit).execute()
}

/** Opens a round; false when it, its link or another open round of its channel is there already. */
export async function insertRound(
  { db }: Db,
  round: {
    readonly channel: DrawChannelCode
    readonly slot: DrawSlot
    readonly chainId: bigint
    readonly position: number
    readonly gate: bigint
  },
): Promise<boolean> {
  const { channel, slot, chainId, position, gate } = round
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('draws.round')
    .values({
      channel,
      round_id: BigInt(slot.roundId),
      chain_id: chainId,
      position,
      gate,
      open_at: new Date(slot.openAt),
      lock_at: new Date(slot.lockAt),
      draw_at: new Date(slot.drawAt),
      complete_at: new Date(slot.completeAt),
      end_at: new Date(slot.endAt),
      outcome: null,
      seed: null,
      drawn_at: null,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type Change = Partial<Pick<RoundRow, 'outcome' | 'seed' | 'drawn_at' | 'settled_at'>>

/** Moves a round from one state on; false when somebody else has done so. */
export async function moveRound(
  { db }: Db,
  { channel, round_id }: RoundKey,
  step: { readonly from: DrawState; readonly to: DrawState } & Change,
): Promise<boolean> {
  const { from, to, ...change } = step
  const { numUpdatedRows } = await db
    .updateTable('draws.round')
    .set({ state: to, ...change })
    .where('channel', '=', channel)
    .where('round_id', '=', round_id)
    .where('state', '=', from)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
