import { sql } from 'kysely'
import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { WIN_DAYS } from '@jogada/core/withdrawal/risk'
import type { RiskFacts } from '@jogada/core/withdrawal/risk'
import type { Deps } from '../../deps.ts'
import { deviceFacts, lastGuardChange } from '../account/index.ts'
import { lastMarker } from '../care/index.ts'
import { lastHidden } from '../location/index.ts'
import { DEPOSITED, getWagering, WITHDRAWN } from '../wallet/index.ts'
import type { Destination } from './destination.ts'
import type { Limits } from './limits.ts'
import { NUMBER_DOMAIN } from './sealed.ts'

const DAY_MS = 86_400_000
/** As far back as any bound can be set for what is looked for. */
const CARE_DAYS = 90
const HIDDEN_DAYS = 30
const VELOCITY_DAYS = 7

type Asked = {
  readonly amount: Money
  readonly limits: Pick<Limits, 'player'>
  /** Null for wherever the player was ever paid. */
  readonly destination: Destination | null
  readonly deviceId: string
}

/** What is known of a withdrawal as of now, for the rules of risk. */
export async function readRisk(deps: Deps, asked: Asked): Promise<RiskFacts> {
  const { db, ledger, clock } = deps
  const { amount, limits, destination, deviceId } = asked
  const { player_id: playerId, password_changed_at: passwordChangedAt } = limits.player
  const atMs = clock.now().getTime()
  const since = (days: number) => new Date(atMs - days * DAY_MS)
  const [
    counters,
    others,
    wagering,
    device,
    used,
    adjusted,
    received,
    guard,
    marker,
    hiddenAt,
    bestWin,
  ] = await Promise.all([
    ledger.counters(playerId, [DEPOSITED, WITHDRAWN]),
    othersOf(deps, playerId, atMs),
    getWagering(deps, playerId),
    deviceFacts(db, playerId, deviceId),
    destination ? destinationFacts(deps, playerId, destination) : ownDestinations(deps, playerId),
    ledger.statement(playerId, 'cash', { kindPattern: '^adjustment', from: since(30) }),
    ledger.statement(playerId, 'cash', { kindPattern: '^transfer_received', from: since(1) }),
    lastGuardChange(deps, playerId),
    lastMarker(deps, playerId, since(CARE_DAYS)),
    lastHidden(deps, playerId, since(HIDDEN_DAYS)),
    deps.highestWin(playerId, {
      since: since(WIN_DAYS),
      atLeast: centavos(amount / 10n),
    }),
  ])
  const msOf = (at: Date | null) => at?.getTime() ?? null
  return {
    atMs,
    amount,
    deposited: centavos(counters[DEPOSITED]!.total),
    withdrawn: centavos(counters[WITHDRAWN]!.total),
    turnover: wagering.progress,
    wagerTo: wagering.wagerTo,
    withdrawalsThisWeek: others.count,
    askedWithinDay: centavos(others.day),
    passwordChangedAtMs: msOf(passwordChangedAt),
    guardChange: guard ? { atMs: guard.at.getTime(), what: guard.what } : null,
    destinationChangedAtMs: msOf(used.changedAt),
    deviceFirstSeenAtMs: msOf(device.firstSeenAt),
    othersOnDevice: device.others,
    othersOnDestination: used.others,
    adjusted: adjusted.credits,
    received: received.credits,
    careMarker: marker && {
      atMs: marker.at.getTime(),
      what: marker.what,
      isInForce: marker.isInForce,
    },
    hiddenAtMs: msOf(hiddenAt),
    bestWin: bestWin && {
      atMs: bestWin.at.getTime(),
      game: bestWin.game,
      stake: bestWin.stake,
      payout: bestWin.payout,
    },
  }
}

/** The withdrawals of the last week that were not refused, and what those of the last day sum to. */
async function othersOf({ db }: Deps, playerId: bigint, atMs: number) {
  const dayAgo = new Date(atMs - DAY_MS)
  return db
    .selectFrom('withdrawal.request')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      sql<bigint>`coalesce(sum(amount) filter (where requested_at > ${dayAgo}), 0)::bigint`.as(
        'day',
      ),
    ])
    .where('player_id', '=', playerId)
    .where('requested_at', '>', new Date(atMs - VELOCITY_DAYS * DAY_MS))
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow()
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

/** The same of every place that a player was paid at: the last change, and everybody else there. */
async function ownDestinations({ db }: Deps, playerId: bigint) {
  const own = await db
    .selectFrom('withdrawal.destination')
    .select(['number_index', 'changed_at'])
    .where('player_id', '=', playerId)
    .execute()
  const numbers = own.flatMap(({ number_index: number }) => (number ? [number] : []))
  const { others } = await db
    .selectFrom('withdrawal.destination')
    .select((is) => is.fn.count<bigint>('player_id').distinct().as('others'))
    .where('number_index', '=', (is) => is.fn.any(is.val(numbers)))
    .where('player_id', '<>', playerId)
    .executeTakeFirstOrThrow()
  const changes = own.flatMap(({ changed_at: at }) => (at ? [at] : []))
  return {
    changedAt: changes.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
    others: Number(others),
  }
}
