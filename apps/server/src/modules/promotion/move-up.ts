import { movedUp } from '@jogada/core/promotion/wagering'
import type { RowWrite, RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { lockEnds } from '../wallet/index.ts'
import type { Bonus } from './bonuses.ts'
import { playedFor, readPlay } from './counted-play.ts'

const movedBonus: RowWriter = {
  name: 'promotion.bonus:moved',
  columns: { player_id: 'bigint', bonus_id: 'text', wager_from: 'bigint', wager_to: 'bigint' },
  sql: `UPDATE promotion.bonus AS bonus SET wager_from = rows.wager_from, wager_to = rows.wager_to
    FROM rows WHERE bonus.player_id = rows.player_id AND bonus.bonus_id = rows.bonus_id`,
}

/**
 * The rows by which the bonuses behind one that ends unwagered move up into its place: nobody
 * wagers what is not theirs any more. Each still comes after what was locked when it was given.
 */
export async function moveUp(
  deps: Deps,
  ending: Bonus,
  active: readonly Bonus[],
): Promise<readonly RowWrite[]> {
  const behind = active.filter(
    (one) => one.bonus_id !== ending.bonus_id && one.wager_from >= ending.wager_to,
  )
  if (behind.length === 0) return []
  const [play, ends] = await Promise.all([
    readPlay(deps, ending.player_id, [ending]),
    lockEnds(
      deps,
      ending.player_id,
      behind.filter(({ locks_to }) => locks_to === null).map(({ bonus_id }) => bonus_id),
    ),
  ])
  const moved = movedUp(
    { from: ending.wager_from, to: ending.wager_to },
    playedFor(ending, play),
    behind.map(({ bonus_id: bonusId, wager_from: from, wager_to: to, locks_to }) => ({
      bonusId,
      from,
      to,
      locksTo: locks_to ?? ends.get(bonusId),
    })),
  )
  return moved.map(({ bonus, from, to }) => ({
    writer: movedBonus,
    values: [ending.player_id, bonus.bonusId, from, to],
  }))
}
