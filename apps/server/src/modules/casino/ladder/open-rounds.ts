import type { CallReply, casino } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { listOpen } from './open-store.ts'
import type { OpenRow } from './open-store.ts'
import { openView } from './round-view.ts'
import { openFromRow } from './table.ts'
import { withKit } from './with-kit.ts'

/** The player's open rounds as every device may show them. */
export async function openRounds(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof casino.openRounds>> {
  const rows = await listOpen(deps, playerId)
  return { rounds: rows.map(openViewOf), serverNow: deps.clock.now().toISOString() }
}

/** A stored open round of whichever game as its player may see it. */
export const openViewOf = (row: OpenRow): casino.LadderRound =>
  withKit(row.game, (kit) => openView(kit, openFromRow(kit, row)))
