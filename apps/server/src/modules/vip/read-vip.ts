import type { CallReply, vip } from '@jogada/contract'
import { add, centavos, formatMoney, larger, zero } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Money } from '@jogada/core'
import { levelAfter, REBATE_SCALE, rebateOf, vipLevel } from '@jogada/core/vip/levels'
import type { VipLevel } from '@jogada/core/vip/levels'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { getPlayer } from '../account/index.ts'
import { NET_DEPOSITS, netDeposits, TURNOVER } from '../wallet/index.ts'
import { openLoan } from './lend-level.ts'
import { dayAfter, firstOpenDay } from './open-days.ts'
import { bestTable, REBATED } from './pay-rebate.ts'
import { vipTable } from '../vip-table/index.ts'

const DAYS_SHOWN = 60

const share = (parts: bigint) => Number(parts) / Number(REBATE_SCALE)

const vipRules = ({ env }: Deps) => licenceProfile(env.LICENCE_PROFILE).vip

const text = (amount: Money | null) => amount && formatMoney(amount)

/** What a level asks for: by play alone where the licence counts no deposits. */
const asked = (deps: Deps, { deposited, played, playedAlone }: VipLevel) =>
  vipRules(deps).basis === 'wagered'
    ? { deposited: null, played: text(playedAlone), playedAlone: null }
    : { deposited: formatMoney(deposited), played: text(played), playedAlone: text(playedAlone) }

/** The VIP table as players read it. */
export const listLevels = (deps: Deps): CallReply<typeof vip.levels> =>
  vipTable(deps).map((one) => ({
    level: one.level,
    ...asked(deps, one),
    withdrawalsPerDay: Number(one.withdrawalsPerDay),
    withdrawalFee: Number(one.withdrawalFeePerMille) / 1000,
    rebate: share(one.rebateParts),
    award: formatMoney(vipRules(deps).levelAward ? one.award : zero),
  }))

/** What a player's next level asks in all; null at the highest. */
export function nextLevelOf(deps: Deps, level: number) {
  const next: VipLevel | null = levelAfter(level, vipTable(deps))
  if (!next) return null
  const { deposited, played } = asked(deps, next)
  const none = formatMoney(zero)
  return { gameSumAmount: played ?? none, paySumAmount: deposited ?? none }
}

/** The player's level, the sums that count, and when each level was reached. */
export async function getStatus(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof vip.status>> {
  const [player, loan, counters, reached] = await Promise.all([
    getPlayer(deps.db, playerId),
    openLoan(deps, playerId),
    deps.ledger.counters(playerId, [...NET_DEPOSITS, TURNOVER]),
    reachedBy(deps, playerId),
  ])
  return {
    level: player.level,
    lent: loan ? { level: loan.level, until: loan.until.toISOString() } : null,
    deposited: formatMoney(netDeposits(counters)),
    played: formatMoney(centavos(counters[TURNOVER]!.total)),
    reached: reached.map(({ level, reached_at, award }) => ({
      level,
      at: reached_at.toISOString(),
      award: formatMoney(award),
    })),
  }
}

/** The levels that a player reached by play, the highest first. */
export const reachedBy = ({ db }: Pick<Deps, 'db'>, playerId: bigint) =>
  db
    .selectFrom('vip.reached')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('level', 'desc')
    .execute()

/** What came back to the player, and what the next payment would be now. */
export async function getRebates(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof vip.rebates>> {
  const today = localDay(deps.clock.now())
  const [player, counters, open, days] = await Promise.all([
    getPlayer(deps.db, playerId),
    deps.ledger.counters(playerId, [TURNOVER, REBATED]),
    firstOpenDay(deps, today),
    deps.db
      .selectFrom('vip.rebate')
      .select((is) => [is.cast<string>('day', 'text').as('day'), 'played', 'rate_parts', 'amount'])
      .where('player_id', '=', playerId)
      .orderBy('vip.rebate.day', 'desc')
      .execute(),
  ])
  const last = days[0]?.day
  const from = last !== undefined && last >= open ? dayAfter(last) : open
  const table = bestTable(deps, player.level, { from, to: dayAfter(today) })
  const played = larger(centavos(counters[TURNOVER]!.total - counters[REBATED]!.total), zero)
  return {
    rate: share(vipLevel(player.level, table).rebateParts),
    played: formatMoney(played),
    expected: formatMoney(player.is_test ? zero : rebateOf(played, player.level, table)),
    total: formatMoney(add(...days.map(({ amount }) => amount))),
    days: days.slice(0, DAYS_SHOWN).map((one) => ({
      day: one.day,
      played: formatMoney(one.played),
      rate: share(BigInt(one.rate_parts)),
      amount: formatMoney(one.amount),
    })),
  }
}
