import type { CallReply, ops } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import { reachedLevel } from '@jogada/core/vip/levels'
import type { VipLevel } from '@jogada/core/vip/levels'
import type { Deps } from '../../deps.ts'
import { playersAfter } from '../account/index.ts'
import { counted, standingOf } from './raise-level.ts'
import { vipTable } from '../vip-table/index.ts'

type Preview = CallReply<typeof ops.settings.previewVip>
type Moved = Preview['rising'][number]

const AT_ONCE = 2000
const SHOWN = 50

/**
 * Whom another table would move, of all players: those it raises above what they hold or have
 * reached, and those who keep a level that it would not give them. Reads players in portions.
 */
export async function previewTable(deps: Deps, table: readonly VipLevel[]): Promise<Preview> {
  const current = vipTable(deps)
  const moves = new Map<string, number>()
  const rising: Moved[] = []
  const keeping: Moved[] = []
  let players = 0
  let rises = 0
  let keeps = 0
  let after = 0n
  for (;;) {
    const ids = await playersAfter(deps.db, after, AT_ONCE)
    const counters = await deps.ledger.countersOf(ids, counted)
    for (const playerId of ids) {
      const { deposited, played, level } = standingOf(deps, counters.get(playerId)!)
      const from = Math.max(Number(level), reachedLevel(deposited, played, current))
      const to = reachedLevel(deposited, played, table)
      if (to === from) continue
      moves.set(`${from} ${to}`, (moves.get(`${from} ${to}`) ?? 0) + 1)
      const shown = to > from ? rising : keeping
      if (to > from) rises++
      else keeps++
      if (shown.length === SHOWN) continue
      shown.push({
        playerId: String(playerId),
        from,
        to,
        deposited: formatMoney(deposited),
        played: formatMoney(played),
      })
    }
    players += ids.length
    if (ids.length < AT_ONCE) break
    after = ids.at(-1)!
  }
  return { players, rises, keeps, moves: listOf(moves), rising, keeping }
}

const listOf = (moves: ReadonlyMap<string, number>): Preview['moves'] =>
  [...moves]
    .map(([way, players]) => {
      const [from = 0, to = 0] = way.split(' ').map(Number)
      return { from, to, players }
    })
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
