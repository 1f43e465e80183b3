import { negate } from '@jogada/core'
import type { LedgerEvent, RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { Refusal } from '../../platform/refusal.ts'
import { closedAmong } from '../account/index.ts'
import { isSameWindow } from '../promotion/index.ts'
import { awardClaim } from './awards.ts'
import type { Award } from './awards.ts'
import { giftSpent } from './gifts.ts'

const SWEEP_EVERY_MS = 60_000
const AT_ONCE = 200

const returnedAward: RowWriter = {
  name: 'reward.award:returned',
  columns: { player_id: 'bigint', award_id: 'text', returned_at: 'timestamptz' },
  sql: `UPDATE reward.award AS award SET returned_at = rows.returned_at FROM rows
    WHERE award.player_id = rows.player_id AND award.award_id = rows.award_id`,
}

const granted = ({ db }: Deps) =>
  db
    .selectFrom('reward.award')
    .selectAll()
    .where('gift_id', 'is not', null)
    .where('taken_at', 'is', null)
    .where('returned_at', 'is', null)

/** Gifts that operators granted to a player and that wait to be taken, the oldest first. */
export const listGranted = (deps: Deps, playerId: bigint): Promise<Award[]> =>
  granted(deps)
    .where('player_id', '=', playerId)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', deps.clock.now())]))
    .orderBy('made_at')
    .orderBy('award_id')
    .execute()

/**
 * Gives a granted gift that was not taken back to its budget, once; tells whether this call did. A
 * budget of a day or a month that is over keeps it: the next one must not become larger by it.
 */
export async function returnGift(
  deps: Deps,
  { player_id: playerId, award_id: awardId, gift_id: giftId, amount, made_at }: Award,
  events: readonly LedgerEvent[] = [],
): Promise<boolean> {
  const { budget_window: window } = await deps.db
    .selectFrom('reward.gift')
    .select('budget_window')
    .where('gift_id', '=', giftId)
    .executeTakeFirstOrThrow()
  const verdict = await deps.ledger.submit(playerId, ({ at }) => ({
    key: `gift-returned:${awardId}`,
    bodyHash: awardId,
    kind: 'gift_returned',
    postings: [],
    counters: [
      awardClaim(awardId),
      ...(isSameWindow(window, made_at, at)
        ? [{ owner: 'house' as const, name: giftSpent(giftId!), delta: negate(amount) }]
        : []),
    ],
    rows: [{ writer: returnedAward, values: [playerId, awardId, at] }],
    events,
  }))
  // its player took it meanwhile
  if (verdict.status === 'limit_reached') return false
  const { replayed } = postedOrRefusal(verdict, () => new Refusal('award_unknown'))
  if (!replayed) deps.realtime.toPlayer(playerId, 'updateUserInfo')
  return !replayed
}

/** Worker: gives back what nobody can take any more, as it ran out or its account is closed. */
export const sweepGifts = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'reward.sweep', signal }, (leading) =>
    repeat(SWEEP_EVERY_MS, leading, () => returnUntaken(deps, leading)),
  )

/** One round over every gift that operators granted and nobody took. */
export async function returnUntaken(deps: Deps, signal?: AbortSignal): Promise<void> {
  let after = { player: 0n, award: '' }
  for (;;) {
    const awards = await granted(deps)
      .where((is) =>
        is(is.refTuple('player_id', 'award_id'), '>', is.tuple(after.player, after.award)),
      )
      .orderBy('player_id')
      .orderBy('award_id')
      .limit(AT_ONCE)
      .execute()
    const closed = await closedAmong(deps.db, [...new Set(awards.map((one) => one.player_id))])
    const now = deps.clock.now()
    for (const award of awards) {
      if (signal?.aborted) return
      const isOver = award.expires_at !== null && award.expires_at <= now
      if (!isOver && !closed.has(award.player_id)) continue
      await attempt(deps.log, 'giving a gift back', () => returnGift(deps, award))
    }
    if (awards.length < AT_ONCE) return
    const last = awards.at(-1)!
    after = { player: last.player_id, award: last.award_id }
  }
}
