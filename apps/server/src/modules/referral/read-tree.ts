import type { CallOutput, CallReply, referral } from '@jogada/contract'
import { add, formatMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { COMMISSION_SCALE } from '@jogada/core/referral/commission'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { countInvited, getPlayer, invitedOnLevel } from '../account/index.ts'
import { findPerson } from '../kyc/index.ts'
import { stateOf } from './count-play.ts'
import { maskPerson } from './mask-person.ts'
import { termsInForce } from './terms.ts'

/** How many players a page of them holds. */
export const PEOPLE_SHOWN = 30
const DAYS_SHOWN = 60

type LevelSum = { level: number; played: Money; commission: Money }

/** What each level brought to an agent so far: counted stakes and commission, paid or pending. */
export async function levelSums({ db }: Deps, agentId: bigint): Promise<readonly LevelSum[]> {
  const { rows } = await sql<LevelSum>`
    SELECT level, coalesce(sum(played) FILTER (WHERE state = 'counts'), 0)::bigint AS played,
      sum(amount)::bigint AS commission
    FROM referral.commission WHERE agent_id = ${agentId} GROUP BY level`.execute(db)
  return [1, 2, 3].map(
    (level) => rows.find((row) => row.level === level) ?? { level, played: zero, commission: zero },
  )
}

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
    days: days.slice(0, DAYS_SHOWN).map(({ day, played, amount, paid_at }) => ({
      day,
      played: formatMoney(played),
      amount: formatMoney(amount),
      paidAt: paid_at?.toISOString() ?? null,
    })),
  }
}

async function daySums({ db }: Deps, agentId: bigint) {
  const { rows } = await sql<{ day: string; played: Money; amount: Money; paid_at: Date | null }>`
    SELECT c.day::text AS day, sum(c.played)::bigint AS played, sum(c.amount)::bigint AS amount,
      p.paid_at
    FROM referral.commission c
    LEFT JOIN referral.payout p ON p.agent_id = c.agent_id AND p.day = c.day
    WHERE c.agent_id = ${agentId} AND c.state = 'counts'
    GROUP BY c.day, p.paid_at ORDER BY c.day DESC`.execute(db)
  return rows
}

/** Invited players of one level, the newest first, so masked that only the agent knows who it is. */
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
  return Promise.all(
    people.map(async ({ player_id, email, registered_at }) => {
      const sum = sums.find((one) => one.player_id === player_id)
      const [person, state] = await Promise.all([
        findPerson(deps, player_id),
        stateOf(deps, agentId, player_id),
      ])
      return {
        personId: String(player_id),
        name: maskPerson(person?.name ?? '', email),
        level,
        joinedAt: registered_at.toISOString(),
        played: formatMoney(BigInt(sum?.played ?? 0) as Money),
        commission: formatMoney(BigInt(sum?.amount ?? 0) as Money),
        state,
      }
    }),
  )
}
