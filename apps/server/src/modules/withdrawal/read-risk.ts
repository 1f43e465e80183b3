import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { assessRisk } from '@jogada/core/withdrawal/risk'
import type { Risk } from '@jogada/core/withdrawal/risk'
import type { Deps } from '../../deps.ts'
import { deviceFacts } from '../account/index.ts'
import { DEPOSITED, getWagering, WITHDRAWN } from '../wallet/index.ts'
import { WITHDRAWALS } from './counters.ts'
import type { Destination } from './destination.ts'
import type { Limits } from './limits.ts'
import { NUMBER_DOMAIN } from './sealed.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Asked = {
  readonly amount: Money
  readonly limits: Limits
  readonly destination: Destination
  readonly deviceId: string
}

/** The signs of risk of a withdrawal as of now, by the weights that operators set. */
export async function readRisk(deps: Deps, asked: Asked): Promise<Risk> {
  const { db, ledger, clock } = deps
  const { amount, limits, destination, deviceId } = asked
  const { player_id: playerId, password_changed_at: passwordChangedAt } = limits.player
  const nowMs = clock.now().getTime()
  const since = (ms: number) => new Date(nowMs - ms)
  const [weights, counters, wagering, device, used, adjusted, received] = await Promise.all([
    db.selectFrom('withdrawal.risk_weight').selectAll().execute(),
    ledger.counters(playerId, [DEPOSITED, WITHDRAWN, WITHDRAWALS]),
    getWagering(deps, playerId),
    deviceFacts(db, playerId, deviceId),
    destinationFacts(deps, playerId, destination),
    ledger.statement(playerId, 'cash', { kinds: '^adjustment', from: since(30 * DAY_MS) }),
    ledger.statement(playerId, 'cash', { kinds: '^transfer_received', from: since(DAY_MS) }),
  ])
  const hoursSince = (at: Date | null) => (at === null ? null : (nowMs - at.getTime()) / HOUR_MS)
  return assessRisk(
    {
      amount,
      deposited: centavos(counters[DEPOSITED]!.total),
      withdrawn: centavos(counters[WITHDRAWN]!.total),
      turnover: wagering.turnover,
      wagerTo: wagering.wagerTo,
      withdrawalsThisWeek: counters[WITHDRAWALS]!.week,
      passwordAgeHours: hoursSince(passwordChangedAt),
      destinationAgeHours: hoursSince(used.changedAt),
      deviceAgeHours: hoursSince(device.firstSeenAt),
      othersOnDevice: device.others,
      othersOnDestination: used.others,
      adjusted: adjusted.credits,
      received: received.credits,
    },
    Object.fromEntries(weights.map(({ rule, weight }) => [rule, weight])),
  )
}

/** Who else was paid there, and when this player changed to it; null for the first of its type. */
async function destinationFacts(
  { db, clock, vault }: Deps,
  playerId: bigint,
  { type, document }: Destination,
) {
  const numbers = vault.indexes(document, NUMBER_DOMAIN)
  const rows = await db
    .selectFrom('withdrawal.destination')
    .select(['player_id', 'number_index', 'changed_at'])
    .where('type', '=', type)
    .where((where) =>
      where.or([where('number_index', 'in', numbers), where('player_id', '=', playerId)]),
    )
    .limit(50)
    .execute()
  const own = rows.find((row) => row.player_id === playerId)
  const isOther = own !== undefined && !numbers.some((number) => own.number_index?.equals(number))
  return {
    changedAt: isOther ? clock.now() : (own?.changed_at ?? null),
    others: rows.filter((row) => row.player_id !== playerId).length,
  }
}
