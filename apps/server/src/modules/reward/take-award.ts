import { createHash } from 'node:crypto'
import type { reward, CallOutput, CallReply } from '@jogada/contract'
import { formatMoney, negate } from '@jogada/core'
import type { CounterMove, MoneyCommand, RowWrite, RowWriter, Slot } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseWhenStopped } from '../../platform/switches.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { addLock, readWagerLine } from '../wallet/index.ts'
import type { WagerLine } from '../wallet/index.ts'
import { awardClaim, awardRow, mayBeTaken, PROMOTION_AWARD } from './awards.ts'
import type { Award } from './awards.ts'
import { GIFT_PREFIX, giftBudgetMove, giftsFor } from './gifts.ts'
import type { Gift } from './gifts.ts'

const takenAward: RowWriter = {
  name: 'reward.award:taken',
  columns: { player_id: 'bigint', award_id: 'text', taken_at: 'timestamptz' },
  sql: `UPDATE reward.award AS award SET taken_at = rows.taken_at FROM rows
    WHERE award.player_id = rows.player_id AND award.award_id = rows.award_id`,
}

type Taking = {
  readonly playerId: bigint
  readonly awardId: string
  /** The terms that the player saw, as far as the app names them. */
  readonly seen?: CallOutput<typeof reward.takeAward>['body']
  readonly key: string
}

/**
 * Moves an award into cash and locks it until it was wagered as its terms say. One award is taken
 * once, whatever key asks. Refuses with `service_suspended`, `award_unknown`, `changed_meanwhile`
 * for other terms than were seen, or `award_spent` for an empty budget.
 */
export async function takeAward(
  deps: Deps,
  taking: Taking,
): Promise<CallReply<typeof reward.takeAward>> {
  const { playerId, awardId, seen, key } = taking
  const bodyHash = createHash('sha256').update(`take-award ${awardId}`).digest('base64url')
  const before = await takenBefore(deps, taking, bodyHash)
  if (before) return before
  await refuseWhenStopped(deps, 'rewards', { playerId, key })
  const found = await findTakeable(deps, playerId, awardId)
  if (!found) {
    // the first try of this call may have come through since
    const meanwhile = await takenBefore(deps, taking, bodyHash)
    if (meanwhile) return meanwhile
    throw new Refusal('award_unknown')
  }
  if (seen && !isAsSeen(found, seen)) throw new Refusal('changed_meanwhile')
  return untilFresh(async () => {
    const line = await readWagerLine(deps, playerId)
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      key,
      bodyHash,
      ...takingOf(found, { awardId, line, playerId }, slot),
    }))
    // money with a lock of its own came in between
    if (verdict.status === 'stale') return AGAIN
    postedOrRefusal(
      verdict,
      (counter) => new Refusal(counter.startsWith('gift:') ? 'award_spent' : 'award_unknown'),
    )
    deps.realtime.toPlayer(playerId, 'updateUserInfo')
    return { amount: formatMoney(found.amount) }
  })
}

const isAsSeen = (award: Award, seen: NonNullable<Taking['seen']>): boolean => {
  const { amount = award.amount, wagerTimes = award.wager_times, maxBet = award.max_bet } = seen
  return amount === award.amount && wagerTimes === award.wager_times && maxBet === award.max_bet
}

/** The answer to an award that was taken under the key before; null for none. */
async function takenBefore(deps: Deps, { playerId, awardId, key }: Taking, bodyHash: string) {
  const earlier = await deps.ledger.find(playerId, key)
  if (earlier?.bodyHash !== bodyHash || earlier.verdict.status !== 'posted') return null
  return { amount: formatMoney((await storedAward(deps, playerId, awardId))!.amount) }
}

type Takeable = (Award & { readonly gift?: undefined }) | (Award & { readonly gift: Gift })

async function findTakeable(
  deps: Deps,
  playerId: bigint,
  awardId: string,
): Promise<Takeable | null> {
  if (!awardId.startsWith(GIFT_PREFIX)) {
    const award = await storedAward(deps, playerId, awardId)
    const isOver = award?.expires_at && award.expires_at <= deps.clock.now()
    if (!award || award.taken_at || award.returned_at || isOver) return null
    return (await mayBeTaken(deps, award)) ? award : null
  }
  const gifts = await giftsFor(deps, playerId)
  const gift = gifts.find(({ gift_id }) => `${GIFT_PREFIX}${gift_id}` === awardId)
  if (!gift) return null
  return {
    gift,
    player_id: playerId,
    award_id: awardId,
    code: PROMOTION_AWARD,
    level: null,
    amount: gift.amount,
    wager_times: gift.wager_times,
    made_at: deps.clock.now(),
    expires_at: gift.ends_at,
    taken_at: null,
    gift_id: null,
    returned_at: null,
    max_bet: gift.max_bet,
  }
}

function takingOf(
  award: Takeable,
  {
    awardId,
    line,
    playerId,
  }: { readonly awardId: string; readonly line: WagerLine; readonly playerId: bigint },
  { at }: Slot,
): Omit<MoneyCommand, 'key' | 'bodyHash'> {
  const { amount, gift } = award
  const lock = addLock(playerId, line, {
    lockId: `award-${awardId}`,
    amount,
    given: amount,
    times: BigInt(award.wager_times),
    at,
    maxBet: award.max_bet,
  })
  const counters: CounterMove[] = [...lock.counters, awardClaim(awardId)]
  if (gift) counters.push(giftBudgetMove(gift))
  const rows: RowWrite[] = [
    gift
      ? awardRow({ ...award, made_at: at, taken_at: at, gift_id: null })
      : { writer: takenAward, values: [playerId, awardId, at] },
    ...lock.rows,
  ]
  return {
    kind: award.code === PROMOTION_AWARD ? 'gift_taken' : 'vip_award',
    postings: [
      { account: 'house:promotion', amount: negate(amount) },
      { account: 'cash', amount },
    ],
    counters,
    rows,
    events: [
      {
        topic: 'award_taken',
        payload: { awardId, code: award.code, amount: formatMoney(amount) },
      },
    ],
  }
}

const storedAward = ({ db }: Deps, playerId: bigint, awardId: string): Promise<Award | undefined> =>
  db
    .selectFrom('reward.award')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('award_id', '=', awardId)
    .executeTakeFirst()
