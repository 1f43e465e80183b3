import type { CallOutput, CallReply, referral } from '@jogada/contract'
import { add, formatMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { COMMISSION_SCALE } from '@jogada/core/referral/commission'
import type { Deps } from '../../deps.ts'
import { readPeriod } from '../../platform/period.ts'
import { countInvited, countJoined, getPlayer, invitedOnLevel } from '../account/index.ts'
import { personsOf } from '../kyc/index.ts'
import { daySums, isWithin } from './day-sums.ts'
import type { Days, DaySum } from './day-sums.ts'
import { maskPerson } from './mask-person.ts'
import { readOrigins, stateBetween } from './origins.ts'
import { termsInForce } from './terms.ts'

/** How many players a page of them holds. */
export const PEOPLE_SHOWN = 30
const DAYS_SHOWN = 60

/**
 * An agent's tree in sums: by level, and by day with what was paid of it. Days narrow who joined
 * and what was counted on them; without days it is all there ever was.
 */
export async function getSummary(
  deps: Deps,
  agentId: bigint,
  asked: Days = {},
): Promise<CallReply<typeof referral.summary>> {
  const period = readPeriod(asked)
  const isNarrowed = period.from !== undefined || period.to !== undefined
  const [player, people, joined, terms, sums] = await Promise.all([
    getPlayer(deps.db, agentId),
    countInvited(deps.db, agentId),
    isNarrowed ? countJoined(deps.db, agentId, period) : null,
    termsInForce(deps),
    daySums(deps, agentId, asked),
  ])
  const { paid, pending } = owedOf(sums)
  return {
    yqm: player.invite_code,
    levels: people.map((count, index) => {
      const own = sums.filter(({ level }) => level === index + 1)
      return {
        level: index + 1,
        people: count,
        joined: joined?.[index] ?? count,
        ...totalOf(own),
        ...owedOf(own),
        rate: terms.rates[index]! / Number(COMMISSION_SCALE),
      }
    }),
    paid,
    pending,
    days: daysOf(sums),
  }
}

const totalOf = (sums: readonly DaySum[]) => ({
  played: formatMoney(add(zero, ...sums.map(({ played }) => played))),
  commission: formatMoney(add(zero, ...sums.map(({ amount }) => amount))),
})

const owedOf = (sums: readonly DaySum[]) => ({
  paid: totalOf(sums.filter(({ paid_at }) => paid_at)).commission,
  pending: totalOf(sums.filter(({ paid_at }) => !paid_at)).commission,
})

/** The levels of each day together. */
const daysOf = (sums: readonly DaySum[]) =>
  [...Map.groupBy(sums, ({ day }) => day)]
    // a day of less than a centavo is never paid, and nothing is owed for it
    .filter(([, own]) => own.some(({ amount }) => amount > zero))
    .slice(0, DAYS_SHOWN)
    .map(([day, own]) => {
      const { played, commission } = totalOf(own)
      return { day, played, amount: commission, paidAt: own[0]!.paid_at?.toISOString() ?? null }
    })

/**
 * Invited players of one level, the newest first, so masked that only the agent knows who it is.
 * Days narrow what each brought, not who is listed.
 */
export async function listPeople(
  deps: Deps,
  agentId: bigint,
  { level, before, ...days }: CallOutput<typeof referral.people>['query'],
): Promise<CallReply<typeof referral.people>> {
  readPeriod(days)
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
    .where(isWithin(days))
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
