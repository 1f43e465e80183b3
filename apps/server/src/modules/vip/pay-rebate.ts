import { centavos, formatMoney, negate, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { rebateOf, vipLevel } from '@jogada/core/vip/levels'
import type { VipLevel } from '@jogada/core/vip/levels'
import type { Counters, RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'
import { sideBySide } from '../../platform/side-by-side.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { closedAmong, getPlayers } from '../account/index.ts'
import type { Player } from '../account/index.ts'
import { TURNOVER } from '../wallet/index.ts'
import { loansWithin } from './lend-level.ts'
import type { Lent } from './lend-level.ts'
import { dayAfter, lastRebates } from './open-days.ts'
import { LEVEL } from './raise-level.ts'
import { vipTablesBetween } from '../vip-table/index.ts'

/** Settled stakes of a player whose rebate was decided, in centavos. */
export const REBATED = 'rebated'

export const REBATE_PAID = 'rebate_paid'

const rebateRow: RowWriter = {
  name: 'vip.rebate',
  columns: {
    player_id: 'bigint',
    day: 'text',
    played: 'bigint',
    level: 'smallint',
    rate_parts: 'integer',
    amount: 'bigint',
    paid_at: 'timestamptz',
  },
  sql: `INSERT INTO vip.rebate (player_id, day, played, level, rate_parts, amount, paid_at)
    SELECT player_id, day::date, played, level, rate_parts, amount, paid_at FROM rows`,
}

/** Stakes of finished days that no rebate was decided for, as counters stand today. */
const playedBefore = (counters: Counters): Money => {
  const { total, day: today } = counters[TURNOVER]!
  return centavos(total - today - counters[REBATED]!.total)
}

/** How many payments wait for their lanes together. */
const AT_ONCE = 64

type Wanted = {
  readonly day: string
  /** The first day whose stakes may still be open; `day` where nothing is said. */
  readonly since?: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Pays players the rebate on the stakes that were settled until the end of `day`, which must be
 * yesterday, and not rebated before; once for each day whatever crashes on the way. The best rate
 * counts that was in force on the days that are paid, that of a level that was lent on them
 * included, so that nobody gets less than was shown when they played. A bet that is reversed later counts against the next day. Who has nothing to
 * be rebated costs no look and no command of their own. `some` where a payment failed;
 * `too_late`, and nothing paid, where `day` is yesterday no more: the stakes of the day after
 * would pass for its own.
 */
export async function payRebatesOf(
  deps: Deps,
  players: readonly bigint[],
  { day, since = day, signal }: Wanted,
): Promise<'all' | 'some' | 'too_late'> {
  const counters = await deps.ledger.countersOf(players, [TURNOVER, REBATED, LEVEL])
  if (localDay(deps.clock.now()) !== dayAfter(day)) return 'too_late'
  const due = players.filter((playerId) => playedBefore(counters.get(playerId)!) > zero)
  const paid = since === day || due.length === 0 ? none : await lastRebates(deps, due, since)
  const [owed, closed, loans] = await Promise.all([
    getPlayers(deps.db, due),
    closedAmong(deps.db, due),
    loansWithin(deps, due, { from: startOfLocalDay(since)!, to: startOfLocalDay(dayAfter(day))! }),
  ])
  const lent = Map.groupBy(loans, ({ player_id }) => player_id)
  let left = owed.length
  await sideBySide(owed, {
    atOnce: AT_ONCE,
    signal,
    task: (player) =>
      attempt(deps.log, 'paying a rebate', async () => {
        const last = paid.get(player.player_id)
        const from = last === undefined ? since : dayAfter(last)
        const reached = Number(counters.get(player.player_id)![LEVEL]!.total)
        const level = bestLevel(reached, lent.get(player.player_id) ?? [], startOfLocalDay(from)!)
        const table = bestTable(deps, level, { from, to: dayAfter(day) })
        await payRebate(deps, player, {
          day,
          level,
          table,
          counters: counters.get(player.player_id)!,
          isClosed: closed.has(player.player_id),
        })
        left--
      }),
  })
  return left === 0 ? 'all' : 'some'
}

const none: ReadonlyMap<bigint, string> = new Map()

/** The best of the level that was reached and of those that were lent from an instant on. */
const bestLevel = (reached: number, loans: readonly Lent[], from: Date): number =>
  Math.max(reached, ...loans.filter(({ until }) => until > from).map(({ level }) => level))

/**
 * The table that gave a level the most back from the beginning of one day until that of another.
 */
export function bestTable(
  deps: Pick<Deps, 'settings'>,
  level: number,
  { from, to }: { readonly from: string; readonly to: string },
): readonly VipLevel[] {
  const rate = (table: readonly VipLevel[]) => vipLevel(level, table).rebateParts
  return vipTablesBetween(deps, { from: startOfLocalDay(from)!, to: startOfLocalDay(to)! }).reduce(
    (best, one) => (rate(one) > rate(best) ? one : best),
  )
}

type Reckoning = {
  readonly day: string
  /** The best that the player had on the days that are paid. */
  readonly level: number
  readonly table: readonly VipLevel[]
  readonly counters: Counters
  /** Nobody could take out what a closed account were given. */
  readonly isClosed: boolean
}

async function payRebate(
  deps: Deps,
  player: Player,
  { day, level, table, counters, isClosed }: Reckoning,
) {
  const playerId = player.player_id
  const before = counters[REBATED]!.total
  const played = playedBefore(counters)
  const rateParts = Number(vipLevel(level, table).rebateParts)
  const amount = player.is_test || isClosed ? zero : rebateOf(played, level, table)
  const verdict = await deps.ledger.submit(playerId, ({ at }) => ({
    key: `rebate:${day}`,
    bodyHash: day,
    kind: 'rebate',
    postings:
      amount > zero
        ? [
            { account: 'house:promotion', amount: negate(amount) },
            { account: 'cash', amount },
          ]
        : [],
    counters: [{ owner: 'player', name: REBATED, delta: played, expect: before }],
    rows: [{ writer: rebateRow, values: [playerId, day, played, level, rateParts, amount, at] }],
    events:
      amount > zero ? [{ topic: REBATE_PAID, payload: { day, amount: formatMoney(amount) } }] : [],
  }))
  // somebody else paid this day, or is about to
  if (verdict.status !== 'stale') postedOrRefusal(verdict)
}
