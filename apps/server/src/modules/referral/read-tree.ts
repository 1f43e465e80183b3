import type { CallOutput, CallReply, referral } from '@jogada/contract'
import { add, formatMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { COMMISSION_SCALE } from '@jogada/core/referral/commission'
import type { Deps } from '../../deps.ts'
import { countInvited, getPlayer, invitedOnLevel } from '../account/index.ts'
import { personsOf } from '../kyc/index.ts'
import { daySums, levelSums } from './day-sums.ts'
import { maskPerson } from './mask-person.ts'
import { readOrigins, stateBetween } from './origins.ts'
import { termsInForce } from './terms.ts'

/** How many players a page of them holds. */
export const PEOPLE_SHOWN = 30
const DAYS_SHOWN = 60

/** An agent's tree in sums: by level, and by day with what was paid of it. */
export async function getSummary(
  deps: Deps,
  agentId: bigint,
): Promise<CallReply<typeof referral.summary>> {
  const [player, people, sums, terms, days] = await Promise.all([
    getPlayer(deps.db, agentId),
    countInvited(deps.db, agentId),
    levelSums(deps, agentId),
    termsInForce(deps),
    daySums(deps, agentId),
  ])
  const paid = add(zero, ...days.filter(({ paid_at }) => paid_at).map(({ amount }) => amount))
  const pending = add(zero, ...days.filter(({ paid_at }) => !paid_at).map(({ amount }) => amount))
  return {
    yqm: player.invite_code,
    levels: sums.map(({ level, played, commission }, index) => ({
      level,
      people: people[index]!,
      played: formatMoney(played),
      commission: formatMoney(commission),
      rate: terms.rates[index]! / Number(COMMISSION_SCALE),
    })),
    paid: formatMoney(paid),
    pending: formatMoney(pending),
    // a day of less than a centavo is never paid, and nothing is owed for it
    days: days
      .filter(({ amount }) => amount > zero)
      .slice(0, DAYS_SHOWN)
      .map(({ day, played, amount, paid_at }) => ({
        day,
        played: formatMoney(played),
        amount: formatMoney(amount),
        paidAt: paid_at?.toISOString() ?? null,
      })),
  }
}

/**
 * Invited players of one level, the newest first, so masked that only the agent knows who it is.
 */
export async function listPeople(
  deps: Deps,
  agentId: bigint,
  { level, before }: CallOutput<typeof referral.people>['query'],
): Promise<CallReply<typeof referral.people>> {
  const people = await invitedOnLevel(deps.db, agentId, {
    level,
    before: before === undefined ? null : BigInt(before),
    limit: PEOPLE_SHOWN,
  })
  if (people.length === 0) return []
  const sums = await deps.db
    .selectFrom('referral.commission')
    .select((is) => [
      'player_id',
      is.fn.sum<string>('played').as('played'),
      is.fn.sum<string>('amount').as('amount'),
    ])
    .where('agent_id', '=', agentId)
    .where(
      'player_id',
      'in',
      people.map(({ player_id }) => player_id),
    )
    .groupBy('player_id')
    .execute()
  const origins = await readOrigins(deps, [agentId, ...people.map(({ player_id }) => player_id)])
  const persons = await personsOf(
    deps,
    people.map(({ player_id }) => player_id),
  )
  return people.map(({ player_id, email, registered_at }) => {
    const sum = sums.find((one) => one.player_id === player_id)
    return {
      personId: String(player_id),
      name: maskPerson(persons.get(player_id)?.name ?? '', email),
      level,
      joinedAt: registered_at.toISOString(),
      played: formatMoney(BigInt(sum?.played ?? 0) as Money),
      commission: formatMoney(BigInt(sum?.amount ?? 0) as Money),
      state: stateBetween(origins.get(agentId)!, origins.get(player_id)!),
    }
  })
}
