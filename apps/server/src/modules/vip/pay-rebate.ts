import { centavos, formatMoney, negate, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { rebateOf, vipLevel } from '@jogada/core/vip/levels'
import type { Counters, RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { startOfLocalDay } from '../../platform/local-day.ts'
import { sideBySide } from '../../platform/side-by-side.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { getPlayers } from '../account/index.ts'
import type { Player } from '../account/index.ts'
import { TURNOVER } from '../wallet/index.ts'
import { vipTableAt } from './table.ts'

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

/**
 * Pays players the rebate on the stakes that were settled until the end of `day`, which must be
 * yesterday, and not rebated before, at the rate that held on that day; once for each day whatever
 * crashes on the way. A bet that is reversed later counts against the next day. Who has nothing to
 * be rebated costs no look and no command of their own.
 */
export async function payRebatesOf(
  deps: Deps,
  players: readonly bigint[],
  { day, signal }: { readonly day: string; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const counters = await deps.ledger.countersOf(players, [TURNOVER, REBATED])
  const due = players.filter((playerId) => playedBefore(counters.get(playerId)!) > zero)
  const table = vipTableAt(deps, startOfLocalDay(day)!)
  await sideBySide(await getPlayers(deps.db, due), {
    atOnce: AT_ONCE,
    signal,
    task: (player) =>
      attempt(deps.log, 'paying a rebate', () =>
        payRebate(deps, player, { day, table, counters: counters.get(player.player_id)! }),
      ),
  })
}

type Reckoning = {
  readonly day: string
  readonly table: ReturnType<typeof vipTableAt>
  readonly counters: Counters
}

async function payRebate(deps: Deps, player: Player, { day, table, counters }: Reckoning) {
  const playerId = player.player_id
  const before = counters[REBATED]!.total
  const played = playedBefore(counters)
  const rateParts = Number(vipLevel(player.level, table).rebateParts)
  const amount = player.is_test ? zero : rebateOf(played, player.level, table)
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
    rows: [
      { writer: rebateRow, values: [playerId, day, played, player.level, rateParts, amount, at] },
    ],
    events:
      amount > zero ? [{ topic: REBATE_PAID, payload: { day, amount: formatMoney(amount) } }] : [],
  }))
  // somebody else paid this day, or is about to
  if (verdict.status !== 'stale') postedOrRefusal(verdict)
}
